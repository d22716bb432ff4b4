import { getPass, updatePass } from '@app/contract/passes/member-passes'
import { addPassDay, passUses } from '@app/contract/passes/pass-uses'
import { expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { broken, passClub } from '../../testing/modules/passes.ts'
import { expirePasses } from './expire.ts'

const desk = await passClub()
const mine = desk.product.clubs.all()[0]!
const expire = (at: string) => inThisClub(mine, (tx) => expirePasses(tx, new Date(at), mine))
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
const balances = async (id: number) =>
  (await desk.db.selectFrom('libro_cuenta').select('saldo').where('id_reg_abonos', '=', id).orderBy('id_reg_cuenta').execute()).map(
    (one) => one.saldo,
  )

it('what is left of a pass expires once when it has ended, not before, and is there again when its last day moves (A-34)', async () => {
  const { id_reg_abonos: id } = await desk.sell(desk.bookings)
  await desk.call(updatePass, { id, fecha_caducidad: '2026-11-20' })
  await expire('2026-11-20T22:59:59Z')
  expect(await balances(id)).toEqual([10])
  for (const _twice of [1, 2]) await expire('2026-11-20T23:00:00Z')
  expect(await balances(id)).toEqual([0])
  expect((await desk.call(passUses, { id })).map((one) => [one.motivo, one.cantidad])).toEqual([
    ['bono_caduca', -10],
    ['bono', 10],
  ])
  expect(await desk.call(updatePass, { id, fecha_caducidad: '2026-11-25' })).toMatchObject({ saldo_restante: 10, caducado: false })
  expect(await broken(desk)).toEqual([])
})
it('a pass is over at the midnight after its last day, not a second before', async () => {
  const { id_reg_abonos: id } = await desk.sell(desk.bookings)
  await desk.call(updatePass, { id, fecha_caducidad: '2026-11-20' })
  const shown = async (at: string) => {
    desk.at(at)
    const late = await desk.as({ is_admin: true })
    const { caducado, saldo_restante } = await late.call(getPass, { id })
    return [caducado, saldo_restante]
  }
  expect(await shown('2026-11-20T22:59:59Z')).toEqual([false, 10])
  expect(await shown('2026-11-20T23:00:00Z')).toEqual([true, 0])
  desk.at('2026-11-20T10:00:00Z')
})
it('what has expired of a pass comes back as often as its end moves, and nothing of another pass', async () => {
  const [{ id_reg_abonos: id }, { id_reg_abonos: other }] = [await desk.sell(desk.bookings), await desk.sell(desk.hours)]
  for (const pass of [id, other]) await desk.call(updatePass, { id: pass, fecha_caducidad: '2026-11-20' })
  await expire('2026-11-20T23:00:00Z')
  for (const fecha_caducidad of ['2026-11-25', null, '2026-11-20']) {
    expect(await desk.call(updatePass, { id, fecha_caducidad })).toMatchObject({ saldo_restante: 10 })
    await expire(fecha_caducidad === null ? '2026-11-25T23:00:00Z' : `${fecha_caducidad}T23:00:00Z`)
    expect(await balances(id)).toEqual([fecha_caducidad === null ? 10 : 0])
  }
  expect(await balances(other)).toEqual([0])
  expect(await broken(desk)).toEqual([])
})
it('what is left of a week expires with the week; the pass has its next one', async () => {
  const { id_reg_abonos: id } = await desk.sell(desk.weekly)
  await desk.call(addPassDay, { id, date: '2026-11-20' })
  await expire('2026-11-22T23:00:00Z')
  expect(await balances(id)).toEqual([0])
  await desk.call(addPassDay, { id, date: '2026-11-23' })
  expect(await balances(id)).toEqual([0, 1])
  expect(await broken(desk)).toEqual([])
})
it('expiring against the last use: one of them has it, 200 times', async () => {
  const single = await desk.type('Uno', 100, {
    unidad: 1,
    saldo_original: 1,
    tipo_caducidad: 1,
    unidades_caducidad: 1,
    unidad_caducidad: 1,
  })
  for (let round = 0; round < 200; round += 1) {
    const { id_reg_abonos: id } = await desk.sell(single)
    const results = await Promise.allSettled([desk.call(addPassDay, { id, date: '2026-11-21' }), expire('2026-11-22T00:00:00Z')])
    const [end] = await desk.call(passUses, { id })
    expect(end?.motivo).toBe(codesOf(results).length === 0 ? 'uso' : 'bono_caduca')
    expect(await balances(id)).toEqual([0])
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
}, 300_000)
it('a pass that has ended and is used up is not asked for again', async () => {
  const { id_reg_abonos: id } = await desk.sell(desk.hours)
  await desk.call(updatePass, { id, fecha_caducidad: '2026-11-20' })
  await expire('2027-01-01T00:00:00Z')
  const before = await desk.db.selectFrom('libro_asiento').select('id_reg_asiento').execute()
  await expire('2027-01-02T00:00:00Z')
  expect(await desk.db.selectFrom('libro_asiento').select('id_reg_asiento').execute()).toHaveLength(before.length)
  expect(await desk.call(getPass, { id })).toMatchObject({ fecha_caducidad: '2026-11-20' })
})
