import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { saveCourtTypePasses } from '@app/contract/courts/passes'
import { getPass } from '@app/contract/passes/member-passes'
import { addPassDay, movePassBalance, passUses, removePassDay } from '@app/contract/passes/pass-uses'
import { usePass } from '@app/contract/passes/place-pass'
import { addDays } from '@app/contract/values/day'
import { expect, it } from 'vitest'
import { linesOf } from '../../testing/modules/bookings.ts'
import { broken, passClub } from '../../testing/modules/passes.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await passClub()
const single = await desk.type('Uno', 100, { unidad: 1, saldo_original: 1 })
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
const rounds = roundsOf({ test: 5, proofs: 200 })
/** n passes of a type, sold one after the other. */
async function sold(type: Parameters<typeof desk.sell>[0]) {
  const passes = []
  for (let n = 0; n < rounds; n += 1) passes.push(await desk.sell(type))
  return passes
}

it('two desks take the last use of a pass: one gets it (A-62)', async () => {
  const passes = await sold(single)
  for (const { id_reg_abonos: id } of passes) {
    const results = await Promise.allSettled([1, 2].map(() => desk.call(addPassDay, { id, date: '2026-11-20' })))
    expect(codesOf(results)).toEqual(['abono.sin_saldo'])
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
}, 300_000)

it('a day of a pass that two desks delete comes back once (A-62)', async () => {
  for (const { id_reg_abonos: id } of await sold(single)) {
    await desk.call(addPassDay, { id, date: '2026-11-20' })
    const [day] = await desk.call(passUses, { id })
    const results = await Promise.allSettled([1, 2].map(() => desk.call(removePassDay, { id: day!.id_reg_asiento })))
    const codes = codesOf(results)
    expect(codes).toHaveLength(1)
    expect(['ledger.ya_devuelto', 'abono.no_es_un_uso']).toContain(codes[0])
    expect((await desk.call(getPass, { id })).saldo_restante).toBe(1)
  }
  expect(await broken(desk)).toEqual([])
}, 300_000)

it('three first uses of a week of two at once: two get in, and the week is one account', async () => {
  const passes = await sold(desk.weekly)
  for (const { id_reg_abonos: id } of passes) {
    const results = await Promise.allSettled([1, 2, 3].map(() => desk.call(addPassDay, { id, date: '2026-11-24' })))
    expect(codesOf(results)).toEqual(['abono.sin_saldo'])
  }
  const weeks = await desk.db.selectFrom('libro_cuenta').select('saldo').where('desde', '=', '2026-11-23').execute()
  expect(weeks).toHaveLength(rounds)
  expect(weeks.every(({ saldo }) => saldo === 0)).toBe(true)
  expect(await broken(desk)).toEqual([])
}, 300_000)

it('balances moved both ways between two members never wait for each other in a circle', async () => {
  const [one, other] = [await desk.sell(desk.hours), await desk.sell(desk.hours, desk.members[1])]
  const move = (id_reg_abonos: number, id_reg_abonos_destino: number) =>
    desk.call(movePassBalance, { id_reg_abonos, id_reg_abonos_destino, saldo: 1 })
  const both = () => [move(one.id_reg_abonos, other.id_reg_abonos), move(other.id_reg_abonos, one.id_reg_abonos)]
  for (let round = 0; round < rounds; round += 1) expect(codesOf(await Promise.allSettled(both()))).toEqual([])
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})

it('two desks use the last booking of a pass for two places: one place is paid, the other one owes (A-115)', async () => {
  await desk.call(saveCourtTypePasses, { id: 1, tipoabonos: [single] })
  for (let round = 0; round < rounds; round += 1) {
    const { id_reg_abonos } = await desk.sell(single)
    const fecha_ini = addDays('2027-01-01', round)
    const bookings = await Promise.all([600, 720].map((hora_ini) => desk.book({ fecha_ini, hora_ini })))
    const places = await Promise.all(
      bookings.map(async ({ id_reg_reserva: id }) => ({ id, id_factura: (await linesOf(desk, id))[0]!.id_reg_factura })),
    )
    const results = await Promise.allSettled(places.map((place) => desk.call(usePass, { ...place, id_reg_abonos })))
    expect(codesOf(results)).toEqual(['abono.sin_saldo'])
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
}, 300_000)

it('a use against the cancelling of its booking leaves the pass whole', async () => {
  await desk.call(saveCourtTypePasses, { id: 1, tipoabonos: [single] })
  for (let round = 0; round < rounds; round += 1) {
    const { id_reg_abonos } = await desk.sell(single)
    const { id_reg_reserva: id } = await desk.book({ fecha_ini: addDays('2027-01-01', round), hora_ini: 900 })
    const id_factura = (await linesOf(desk, id))[0]!.id_reg_factura
    await Promise.allSettled([desk.call(usePass, { id, id_factura, id_reg_abonos }), desk.call(deleteBooking, { id_reg_reserva: id })])
    expect(await desk.call(getPass, { id: id_reg_abonos })).toMatchObject({ saldo_restante: 1 })
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
}, 300_000)
