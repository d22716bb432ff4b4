import { beginFeeRun, listFeeRuns } from '@app/contract/fees/fee-runs'
import { updateFee } from '@app/contract/fees/fees'
import { expect, it } from 'vitest'
import { brokenOf } from '../../../testing/broken.ts'
import { feeClub } from '../../../testing/modules/fees.ts'
import { checks } from '../verify.ts'

const desk = await feeClub()
const { db, fee, give, member, crowd, preview } = desk

it('two desks that raise the same fees at once make one run, and no member is charged twice', async () => {
  const id_mst_cuotas = await fee('A la vez')
  for (const name of ['A', 'B', 'C']) await give(id_mst_cuotas, await member(name))
  const { huella } = await preview('2026-11-20', { id_mst_cuotas })
  const both = await Promise.allSettled([1, 2, 3].map(() => desk.call(beginFeeRun, { hasta: '2026-11-20', huella, id_mst_cuotas })))
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
  expect(refused).toHaveLength(2)
  expect(['cuota.generando', 'cuota.han_cambiado', 'cuota.nada_que_generar']).toEqual(expect.arrayContaining(refused))
  await desk.product.outbox.drained()
  expect(await desk.call(listFeeRuns, {})).toMatchObject([{ lineas: 3, importe: 13_500 }])
  expect(await db.selectFrom('factura').select('id_reg_factura').execute()).toHaveLength(3)
})
it('another run is refused while one is at work, and names it', async () => {
  const [one, other] = [await fee('Primera'), await fee('Segunda')]
  await give(one, await member('D'))
  await give(other, await member('E'))
  const first = await preview('2026-11-20', { id_mst_cuotas: one })
  const second = await preview('2026-11-20', { id_mst_cuotas: other })
  await desk.call(beginFeeRun, { hasta: '2026-11-20', huella: first.huella, id_mst_cuotas: one })
  await desk.product.outbox.drained()
  const atWork = (estado: 'en_curso' | 'hecho') => db.updateTable('proceso').set({ estado }).where('clase', '=', 'fees.raise').execute()
  await atWork('en_curso')
  const refused = desk.call(beginFeeRun, { hasta: '2026-11-20', huella: second.huella, id_mst_cuotas: other })
  await expect(refused).rejects.toMatchObject({ status: 409, code: 'cuota.generando', body: { id_reg_cuota_proceso: expect.any(Number) } })
  await atWork('hecho')
  await desk.call(beginFeeRun, { hasta: '2026-11-20', huella: second.huella, id_mst_cuotas: other })
  await desk.product.outbox.drained()
})
it('a day that changes while a run is at work moves no day of it: each is charged once (A-152)', async () => {
  const id_mst_cuotas = await fee('Cambia')
  for (const one of await crowd(150)) await give(id_mst_cuotas, one)
  const { huella } = await preview('2026-12-01', { id_mst_cuotas })
  await desk.call(beginFeeRun, { hasta: '2026-12-01', huella, id_mst_cuotas })
  await Promise.all([
    desk.product.outbox.drained(),
    ...[10, 20, 5].map((dia_generacion_factura) => desk.call(updateFee, { id: id_mst_cuotas, dia_generacion_factura })),
  ])
  await desk.product.outbox.drained()
  const rest = await preview('2027-02-01', { id_mst_cuotas })
  await desk.call(beginFeeRun, { hasta: '2027-02-01', huella: rest.huella, id_mst_cuotas })
  await desk.product.outbox.drained()
  const days = await db
    .selectFrom('cuota_periodo as p')
    .innerJoin('socios_cuotas as h', 'h.id_reg_socios_cuotas', 'p.id_reg_socios_cuotas')
    .select(['p.id_reg_socios_cuotas', 'p.desde', 'p.hasta'])
    .where('h.id_cuota', '=', id_mst_cuotas)
    .orderBy('p.k')
    .execute()
  for (const [, own] of Map.groupBy(days, (one) => one.id_reg_socios_cuotas)) {
    expect(own[0]!.desde).toBe('2026-11-01')
    expect(own.slice(1).map(({ desde }) => desde)).toEqual(own.slice(0, -1).map(({ hasta }) => hasta))
  }
  expect(await brokenOf(checks, desk)).toEqual([])
})
