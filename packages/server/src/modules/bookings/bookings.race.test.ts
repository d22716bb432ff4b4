import { createConfiguration } from '@app/contract/booking-config/configurations'
import { addBooking } from '@app/contract/bookings/add-booking'
import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { validateBooking } from '@app/contract/bookings/pending-bookings'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, someDay } from '../../testing/modules/bookings.ts'
import { roundsOf } from '../../testing/rounds.ts'

const rounds = roundsOf({ test: 5, proofs: 200 })
const desk = await deskClub()
const { padel, other, hall, left, right, book } = desk

/** Outcome of the calls, made simultaneously. */
async function race(calls: readonly (() => Promise<unknown>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()))
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
  return { won: results.length - codes.length, codes: [...new Set(codes)] }
}
const add = (sent: { id_mst_recurso: number; hora_ini: number; duracion?: number }) => () =>
  desk.call(addBooking, { fecha_ini: someDay, duracion: 60, id_mst_socios: guest, ...sent })

describe('many desks at once', () => {
  it('50 clients on one slot: one wins, the others hear it is taken, and nobody meets a deadlock', async () => {
    const answers = await race(Array.from({ length: 50 }, () => add({ id_mst_recurso: padel, hora_ini: 600 })))
    expect(answers).toEqual({ won: 1, codes: ['booking.pista_ocupada'] })
    expect(desk.deadlocks()).toBe(0)
  })
  it('a hall and its halves at once: whoever wins, nothing overlaps and nobody meets a deadlock', async () => {
    const courts = [hall, left, right, hall, right, left, hall, left, right, left]
    const { codes } = await race(courts.map((id_mst_recurso) => add({ id_mst_recurso, hora_ini: 600 })))
    expect(codes).toEqual(['booking.pista_ocupada'])
    expect(desk.deadlocks()).toBe(0)
    expect(await broken(desk)).toEqual([])
  })
  it('two bookings that swap courts, each needing the other’s place: neither moves, without a deadlock', async () => {
    const one = await book({ hora_ini: 720, id_mst_socios: guest })
    const two = await book({ hora_ini: 720, id_mst_recurso: other, id_mst_socios: guest })
    const { codes } = await race([
      () => desk.call(moveBooking, { id_reg_reserva: one.id_reg_reserva, id_mst_recurso: other }),
      () => desk.call(moveBooking, { id_reg_reserva: two.id_reg_reserva, id_mst_recurso: padel }),
    ])
    expect(codes).toEqual(['booking.pista_ocupada'])
    expect(desk.deadlocks()).toBe(0)
  })
  it('two desks that save the same form: the second is told, not overwritten', async () => {
    const { id_reg_reserva, version } = await book({ hora_ini: 840, id_mst_socios: guest })
    const save = (nombre: string) => () => desk.call(editBooking, { id_reg_reserva, version, nombre })
    expect(await race([save('uno'), save('dos')])).toMatchObject({ won: 1, codes: ['msg.changed_meanwhile'] })
  })
  it('one member’s last hour, booked at many desks on as many courts: one wins, the others hear of the limit', async () => {
    await desk.call(createConfiguration, { horas_reservas_dia: 1 })
    const courts = await Promise.all(Array.from({ length: 8 }, (_, n) => desk.court(`Pista ${n}`)))
    const day = { fecha_ini: '2026-12-02', duracion: 60, id_mst_socios: desk.members[0] }
    const answers = await race(
      courts.map((id_mst_recurso, n) => () => desk.call(addBooking, { ...day, id_mst_recurso, hora_ini: 540 + 60 * n })),
    )
    expect(answers).toEqual({ won: 1, codes: ['booking.limite_dia'] })
    expect(desk.deadlocks()).toBe(0)
  })
  it('a deleted booking that two desks bring back at once comes back once', async () => {
    const { id_reg_reserva: id } = await book({ fecha_ini: '2026-12-03', hora_ini: 600, id_mst_socios: guest })
    await desk.call(deleteBooking, { id_reg_reserva: id })
    const restore = () => desk.call(restoreBooking, { id })
    expect(await race([restore, restore, restore])).toEqual({ won: 1, codes: ['booking.ya_restaurada'] })
    expect(await broken(desk)).toEqual([])
  })
  it('a booking that two desks validate at once is validated once, and the other is told', async () => {
    const room = await desk.court('Sala')
    const chief = await desk.as({ is_admin: true })
    await desk.db.updateTable('recurso').set({ id_mst_socios_confirmador: chief.id }).where('id_mst_recurso', '=', room).execute()
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-03', hora_ini: 600, id_mst_recurso: room, id_mst_socios: guest })
    const validate = () => chief.call(validateBooking, { id_reg_reserva })
    expect(await race([validate, validate])).toEqual({ won: 1, codes: ['booking.ya_validada'] })
  })
})

/** Outcome of the calls, made simultaneously: the number of successes, and the messages of the others. */
async function told(calls: readonly (() => Promise<unknown>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()))
  const losers = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string; msg: string }] : []))
  return { won: results.length - losers.length, losers }
}
const clean = async () => {
  for (const table of ['factura', 'reserva_ocupa', 'reserva_socio', 'reserva'] as const) await desk.db.deleteFrom(table).execute()
}
/** The refusal of a late call names the occupied court, the day and both hours. */
const standsThere = (courts: string) => new RegExp(`^(${courts}) está ocupada el 23/11/2026 de \\d\\d:\\d\\d a \\d\\d:\\d\\d \\(.+\\)\\.$`)

describe(`${rounds} rounds`, { timeout: 600_000 }, () => {
  it('of 50 clients on one slot: exactly one wins each, 49 are told which booking stands there, no deadlock', async () => {
    await clean()
    for (let round = 0; round < rounds; round += 1) {
      const court = [padel, other, left, right][round % 4]!
      const { won, losers } = await told(
        Array.from({ length: 50 }, (_, n) => add({ id_mst_recurso: court, hora_ini: 600 + 5 * (n % 3) * 3 })),
      )
      expect(won).toBe(1)
      expect(new Set(losers.map(({ code }) => code))).toEqual(new Set(['booking.pista_ocupada']))
      for (const words of new Set(losers.map(({ msg }) => msg)))
        expect(words).toMatch(standsThere('Pádel [12]|Pabellón (izquierda|derecha)'))
      await clean()
    }
    expect(desk.deadlocks()).toBe(0)
  })
  it('of a hall against its halves, and of two courts in opposite orders: whoever wins, nothing overlaps, every loser is told, no deadlock', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const wanted = [hall, left, right, hall, right, left]
      const { won, losers } = await told(wanted.map((_, n) => add({ id_mst_recurso: wanted[(n + round) % wanted.length]!, hora_ini: 600 })))
      // the hall alone, or both of its halves
      expect([1, 2]).toContain(won)
      for (const { msg } of losers) expect(msg).toMatch(standsThere('Pabellón( izquierda| derecha)?'))
      expect(round % 20 === 0 ? await broken(desk) : []).toEqual([])
      await clean()
    }
    expect(desk.deadlocks()).toBe(0)
  })
  it('of moves against new bookings on one slot, and of two moves that cross: exactly one has the slot, no booking is lost, no deadlock', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await book({ hora_ini: 900, id_mst_socios: guest })
      const two = await book({ hora_ini: 900, id_mst_recurso: other, id_mst_socios: guest })
      const move = (id_reg_reserva: number, id_mst_recurso: number) => () =>
        desk.call(moveBooking, { id_reg_reserva, id_mst_recurso, hora_ini: 600, confirmar_mismo_horario: true })
      const calls = [
        move(one.id_reg_reserva, other),
        add({ id_mst_recurso: other, hora_ini: 600 }),
        move(two.id_reg_reserva, other),
        add({ id_mst_recurso: other, hora_ini: 630 }),
      ]
      const { won, losers } = await told(calls.map((_, n) => calls[(n + round) % calls.length]!))
      expect(won).toBe(1)
      for (const { code, msg } of losers) {
        expect(code).toBe('booking.pista_ocupada')
        expect(msg).toMatch(standsThere('Pádel 2'))
      }
      const there = await desk.db.selectFrom('reserva').select('id_reg_reserva').execute()
      expect(there.length).toBeGreaterThanOrEqual(2)
      expect(round % 20 === 0 ? await broken(desk) : []).toEqual([])
      await clean()
    }
    expect(desk.deadlocks()).toBe(0)
  })
})
