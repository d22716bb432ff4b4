import { addBooking } from '@app/contract/bookings/add-booking'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import {
  bookingsOfPermanent,
  deletePermanent,
  listPermanent,
  savePermanent,
  updatePermanent,
} from '@app/contract/permanent/permanent-bookings'
import { addDays } from '@app/contract/values/day'
import { expect, it, onTestFinished } from 'vitest'
import { untilLockWait } from '../../testing/locks.ts'
import { broken, deskClub, guest } from '../../testing/modules/bookings.ts'
import { roundsOf } from '../../testing/rounds.ts'

const rounds = roundsOf({ test: 5, proofs: 200 })
const desk = await deskClub()
const { padel, other, hall, left } = desk

/** Outcome of the calls, made simultaneously: the number of successes, and the messages of the others. */
async function race(calls: readonly (() => Promise<unknown>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()))
  const lost = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string; msg: string }] : []))
  return { won: results.length - lost.length, lost }
}
const first = '2026-12-07'
const series =
  (nombre: string, recursos: readonly number[], hora_ini = 600) =>
  () =>
    desk.call(savePermanent, {
      nombre,
      recursos,
      dias: 1,
      hora_ini,
      hora_fin: hora_ini + 60,
      tipo_horario: 2,
      fecha_ini: first,
      fecha_fin: '2026-12-28',
    })
const single =
  (id_mst_recurso: number, fecha_ini: string, hora_ini = 630) =>
  () =>
    desk.call(addBooking, { fecha_ini, hora_ini, duracion: 60, id_mst_recurso, id_mst_socios: guest })
const clean = async () => {
  for (const { id_mst_reservasfijas: id } of await desk.call(listPermanent)) await desk.call(deletePermanent, { id })
  await desk.db.deleteFrom('factura').execute()
  for (const table of ['reserva_ocupa', 'reserva_socio', 'reserva'] as const) await desk.db.deleteFrom(table).execute()
}

it(`${rounds} rounds of two series in opposite court order and single bookings on their courts: one series at most, every loser told what stands there, no deadlock`, {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const date = addDays(first, 7 * (round % 4))
    const { won, lost } = await race([
      series('Una', [padel, other, hall]),
      series('Otra', [left, other, padel]),
      single(round % 2 ? padel : other, date),
      single(round % 3 ? left : padel, date),
    ])
    expect(won).toBeGreaterThan(0)
    const made = await desk.call(listPermanent)
    expect(made.length).toBeLessThanOrEqual(1)
    for (const { code, msg } of lost) {
      expect(['booking.pista_ocupada', 'permanent.choca', 'msg.period_has_full_events']).toContain(code)
      expect(msg).not.toBe('')
    }
    // a single booking and a series that both won do not share a court: nothing that was promised was taken
    expect(await broken(desk)).toEqual([])
    await clean()
  }
  expect(desk.deadlocks()).toBe(0)
})

it('two desks change one series at once: one is saved, the other is told', async () => {
  const { id_mst_reservasfijas: id } = await series('Una', [padel])()
  const version = 1
  const change = (nombre: string, recursos: readonly number[]) => () =>
    desk.call(updatePermanent, {
      id,
      nombre,
      recursos,
      dias: 1,
      hora_ini: 700,
      hora_fin: 760,
      tipo_horario: 2,
      fecha_ini: first,
      fecha_fin: '2026-12-28',
      version,
    })
  const { won, lost } = await race([change('dos', [padel, other]), change('tres', [other, left])])
  expect(won).toBe(1)
  expect(lost.map(({ code }) => code)).toEqual(['msg.changed_meanwhile'])
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})

it('a date that somebody takes money for, or deletes, while its series is being changed is left alone: the change is refused whole', async () => {
  const { id_mst_reservasfijas: id } = await series('Peña', [padel], 800)()
  const [paid, deleted] = await desk.call(bookingsOfPermanent, { id })
  const change = { nombre: 'Peña', recursos: [other], dias: 1, hora_ini: 800, hora_fin: 860, tipo_horario: 2 } as const
  const schema = desk.product.clubs.all()[0]!.schema
  const charged = `insert into ${schema}.factura (id_mst_socios, concepto, precio, cantidad, fecha_creacion, id_reg_reserva, pagado, fecha_pago)
    values (${guest}, 'Pista', 600, 1, '2026-11-20', ${paid!.id_reg_reserva}, 600, '2026-11-20')`
  const gone = ['reserva_ocupa', 'factura', 'reserva_socio', 'reserva'].map(
    (table) => `delete from ${schema}.${table} where id_reg_reserva = ${deleted!.id_reg_reserva}`,
  )
  for (const meanwhile of [[charged], gone]) {
    const holder = await desk.pool.connect()
    await holder.query('begin')
    await holder.query(`select 1 from ${schema}.reserva where id_reg_reserva = $1 for update`, [paid!.id_reg_reserva])
    const changed = desk.call(updatePermanent, { ...change, id, fecha_ini: first, fecha_fin: '2026-12-28' }).then(
      () => 'saved',
      ({ code }: { code: string }) => code,
    )
    await untilLockWait(desk.pool)
    for (const statement of meanwhile) await holder.query(statement)
    await holder.query('commit')
    holder.release()
    expect(await changed).toBe('permanent.vista_cambiada')
    await desk.db.deleteFrom('factura').where('pagado', '>', 0).execute()
  }
  expect((await desk.call(bookingsOfPermanent, { id })).every((one) => one.id_mst_recurso === padel)).toBe(true)
})

it('a series waits for whoever books on the courts that its answers may take, and for nobody on other courts', async () => {
  const schema = desk.product.clubs.all()[0]!.schema
  const make = (nombre: string, hora_ini: number, more: object) =>
    desk.call(savePermanent, {
      ...{
        nombre,
        recursos: [padel],
        dias: 2,
        hora_ini,
        hora_fin: hora_ini + 60,
        tipo_horario: 2,
        fecha_ini: first,
        fecha_fin: '2026-12-28',
      },
      ...more,
    })
  const taken = { fecha: '2026-12-08', id_mst_recurso: padel } as const
  const holder = await desk.pool.connect()
  // also after a failure: waiting transactions continue then
  onTestFinished(async () => {
    await holder.query('rollback')
    holder.release()
  })
  await holder.query('begin')
  await holder.query(`select 1 from ${schema}.recurso where id_mst_recurso = $1 for no key update`, [other])
  expect(await make('Quieta', 900, {})).toMatchObject({ creadas: 3 })
  expect(await make('Salta', 1000, { choques: [{ ...taken, hacer: 'skip', pista: null }] })).toMatchObject({ creadas: 3 })
  for (const [n, answer] of [{ resolver: 'elsewhere' }, { choques: [{ ...taken, hacer: 'elsewhere', pista: null }] }].entries()) {
    const saved = make('Busca', 1100 + 100 * n, answer)
    expect(await Promise.race([saved.then(() => 'saved'), untilLockWait(desk.pool).then(() => 'waits')])).toBe('waits')
    await holder.query('commit')
    expect(await saved).toMatchObject({ creadas: 3 })
    await holder.query('begin')
    await holder.query(`select 1 from ${schema}.recurso where id_mst_recurso = $1 for no key update`, [other])
  }
  await holder.query('rollback')
  await clean()
})

it(`a booking leaves while a series is kept over it and others want the court, ${rounds} rounds: no minute is held by nobody, none twice (A-162)`, {
  timeout: 300_000,
}, async () => {
  const single = (hora_ini: number, id_mst_recurso = padel) =>
    desk.call(addBooking, { fecha_ini: first, hora_ini, duracion: 60, id_mst_recurso, id_mst_socios: guest, socios: [] })
  const over = () =>
    desk.call(savePermanent, {
      ...{ nombre: 'Peña', recursos: [padel], dias: 1, hora_ini: 600, hora_fin: 720, tipo_horario: 2 as const },
      ...{ fecha_ini: first, fecha_fin: first, override: 1 },
    })
  for (let round = 0; round < rounds; round += 1) {
    const { id_reg_reserva } = await single(600)
    const later = await single(660)
    await race([
      over,
      over,
      () => desk.call(deleteBooking, { id_reg_reserva }),
      () => desk.call(deleteBooking, { id_reg_reserva: later.id_reg_reserva }),
      () => single(600),
      () => single(660),
    ])
    expect(await broken(desk)).toEqual([])
    for (const { id_mst_reservasfijas: id } of await desk.call(listPermanent)) await desk.call(deletePermanent, { id })
    for (const row of await desk.db.selectFrom('reserva').select('id_reg_reserva').execute())
      await desk.call(deleteBooking, { id_reg_reserva: row.id_reg_reserva })
  }
  expect(desk.deadlocks()).toBe(0)
})
