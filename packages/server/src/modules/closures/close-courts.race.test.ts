import { addBooking } from '@app/contract/bookings/add-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { closeCourts } from '@app/contract/closures/close-courts'
import { undoClosure } from '@app/contract/closures/closures'
import { chargeSelected } from '@app/contract/invoices/collect'
import { expect, it } from 'vitest'
import { guest } from '../../testing/modules/bookings.ts'
import { rainClub, rainyDay } from '../../testing/modules/closures.ts'

const club = await rainClub()
const { desk, db, padel, other, left, right, hall, area, preview, book, lines, broken } = club

/** Outcome of the calls, made simultaneously: the answers, and the messages of the others. */
async function race<T>(calls: readonly (() => Promise<T>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()))
  const told = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string; msg: string }] : []))
  return { won: results.map((one) => one.status === 'fulfilled'), told }
}
const add = (id_mst_recurso: number, hora_ini: number) => () =>
  desk.call(addBooking, { fecha_ini: rainyDay, hora_ini, duracion: 60, id_mst_recurso, id_mst_socios: guest })
/** Closes the courts as previewed before the race. */
const closing = async (sent: Parameters<typeof preview>[0] = {}) => {
  const { vista } = await preview(sent)
  return () => desk.call(closeCourts, { ...area(sent), vista })
}
const blocked = () => db.selectFrom('reserva').select('id_reg_reserva').where('es_bloqueig', '=', true).execute()
const settled = async () => {
  expect(await broken()).toEqual([])
  expect(desk.deadlocks()).toBe(0)
  await club.clean()
}

it('rain against many new bookings on its courts: either is told of the other, and nothing overlaps (A-140)', {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < 15; round += 1) {
    const close = await closing({ recursos: [padel, hall] })
    const calls: (() => Promise<unknown>)[] = [add(padel, 1080), add(left, 1140), add(right, 1200), add(padel, 1140)]
    calls.splice(round % 5, 0, close)
    const { won, told } = await race(calls)
    const closed = won[round % 5]
    // the first one wins; the losing closure reports a changed list, the losing booking names the obstacle
    expect(told.map((one) => one.code).filter((code) => code !== 'booking.pista_ocupada')).toEqual(
      closed ? [] : ['closures.vista_cambiada'],
    )
    expect(won.filter(Boolean).length).toBe(closed ? 1 : 4)
    expect((await blocked()).length > 0).toBe(closed)
    await settled()
  }
})

it('rain against moves onto and off its courts: no booking is lost, none stands on a closed court', { timeout: 300_000 }, async () => {
  for (let round = 0; round < 15; round += 1) {
    const { id_reg_reserva: on } = await book(1080, { id_mst_socios: guest })
    const { id_reg_reserva: off } = await book(600, { id_mst_recurso: other, id_mst_socios: guest })
    const close = await closing()
    const away = () => desk.call(moveBooking, { id_reg_reserva: on, id_mst_recurso: left })
    const onto = () => desk.call(moveBooking, { id_reg_reserva: off, id_mst_recurso: padel, hora_ini: 1140 })
    const { won, told } = await race<unknown>(
      [
        [close, away, onto],
        [away, onto, close],
        [onto, close, away],
      ][round % 3]!,
    )
    expect(won).toContain(true)
    for (const { code } of told) expect(['closures.vista_cambiada', 'booking.pista_ocupada', 'msg.changed_meanwhile']).toContain(code)
    expect(await db.selectFrom('reserva').select('id_reg_reserva').where('es_bloqueig', '=', false).execute()).toHaveLength(2)
    await settled()
  }
})

it('two rains at once, in opposite orders of their courts: one closes, the other is told that the list changed', {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < 15; round += 1) {
    await book(1080, { id_mst_socios: guest })
    const one = await closing({ recursos: [padel, left, right] })
    const two = await closing({ recursos: [right, left, padel], motivo: 'fault' })
    const { won, told } = await race([one, two])
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(told.map((loser) => loser.code)).toEqual(['closures.vista_cambiada'])
    await settled()
  }
})

it('one closure taken back at two desks while a third collects: it is taken back once, or not at all', { timeout: 300_000 }, async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id_reg_reserva } = await book(1080)
    const { id_mst_cierre: id } = await (await closing())()
    const facturasSeleccionadas = (await lines(id_reg_reserva)).map((line) => line.id_reg_factura)
    const undo = () => desk.call(undoClosure, { id })
    const { told } = await race<unknown>([undo, () => desk.call(chargeSelected, { facturasSeleccionadas }), undo])
    for (const { code } of told) expect(['closures.ya_deshecho', 'booking.tocada_despues']).toContain(code)
    const { id_mst_recurso } = await db
      .selectFrom('reserva')
      .select('id_mst_recurso')
      .where('id_reg_reserva', '=', id_reg_reserva)
      .executeTakeFirstOrThrow()
    expect((await blocked()).length).toBe(id_mst_recurso === padel ? 0 : 1)
    await settled()
  }
})
