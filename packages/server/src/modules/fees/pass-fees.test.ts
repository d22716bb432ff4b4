import { departurePreview, processDeparture } from '@app/contract/departures/departure'
import { feesOfMember } from '@app/contract/fees/member-fees'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { relatedFee, removePass } from '@app/contract/passes/member-passes'
import { passesToBuy, sellPass } from '@app/contract/passes/sell-pass'
import { expect, it } from 'vitest'
import { feeClub } from '../../testing/modules/fees.ts'

const desk = await feeClub()
const { fee, give, members } = desk
const passWith = async (asignar_id_mst_cuotas: number) =>
  (
    await desk.call(createPassType, {
      ...{ desc_tipoabonos: `Con cuota ${asignar_id_mst_cuotas}`, asignar_id_mst_cuotas },
      tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 5000 }],
    })
  ).id_mst_tipoabonos
const feesOf = (id: number) => desk.call(feesOfMember, { id })
const related = async (socio: number, abono: number) => (await desk.call(relatedFee, { socio, abono })).cuota

it('a pass brings the fee of its type thirty days later, unless it was sold without, and once (R-091, A-157)', async () => {
  const id_cuota = await fee('Después del abono')
  const type = await passWith(id_cuota)
  expect(await desk.call(passesToBuy, { id: members[0] })).toMatchObject([{ id_mst_tipoabonos: type, desc_cuota: 'Después del abono' }])
  const without = await desk.call(sellPass, { id_mst_socios: members[0], id_mst_tipoabonos: type, no_generar_cuota: true })
  expect([await related(members[0], without.id_reg_abonos), await feesOf(members[0])]).toEqual([null, []])
  const sold = await desk.call(sellPass, { id_mst_socios: members[0], id_mst_tipoabonos: type })
  expect(await related(members[0], sold.id_reg_abonos)).toMatchObject({
    ...{ id_cuota, desc_cuota: 'Después del abono', fecha_inicio_cuota: '2026-12-20', fecha_proxima: '2026-12-20', fecha_fin_cuota: null },
  })
  expect(await feesOf(members[0])).toMatchObject([{ frec_dias: 30, id_reg_abonos: sold.id_reg_abonos }])
  const again = await desk.call(sellPass, { id_mst_socios: members[0], id_mst_tipoabonos: type })
  expect([await related(members[0], again.id_reg_abonos), (await feesOf(members[0])).length]).toEqual([null, 1])
  await expect(desk.call(relatedFee, { socio: members[1], abono: sold.id_reg_abonos })).rejects.toMatchObject({ status: 404 })
})
it('a deleted pass takes its fee along, unless a period was raised', async () => {
  const type = await passWith(await fee('Se va'))
  const sold = await desk.call(sellPass, { id_mst_socios: members[1], id_mst_tipoabonos: type })
  await desk.call(removePass, { id: sold.id_reg_abonos })
  expect(await feesOf(members[1])).toEqual([])
  const kept = await desk.call(sellPass, { id_mst_socios: members[1], id_mst_tipoabonos: type })
  const [held] = await feesOf(members[1])
  await desk.db
    .insertInto('cuota_periodo')
    .values({ id_reg_socios_cuotas: held!.id, k: 0, desde: '2026-12-20', hasta: '2027-01-01', importe: 4500 })
    .execute()
  await desk.call(removePass, { id: kept.id_reg_abonos })
  expect(await feesOf(members[1])).toHaveLength(1)
})
it('a departure names the fees that end with their last amounts, and ends them (A-43)', async () => {
  const running = await give(await fee('Sigue', { ultima_mensualidad_proporcional: 1, precio: 3000 }), members[2])
  const raised = await give(await fee('Generada'), members[2])
  await desk.db
    .insertInto('cuota_periodo')
    .values({ id_reg_socios_cuotas: raised.id, k: 0, desde: '2026-11-01', hasta: '2026-12-01', importe: 4500 })
    .execute()
  await desk.db
    .updateTable('socios_cuotas')
    .set({ siguiente: 1, fecha_proxima: '2026-12-01' })
    .where('id_reg_socios_cuotas', '=', raised.id)
    .execute()
  await give(await fee('Empieza luego'), members[2], { fecha_inicio_cuota: '2027-01-01' })
  const ended = await give(await fee('Acabada'), members[2], { fecha_fin_cuota: '2026-11-10' })
  const { cuotas } = await desk.call(departurePreview, { id: members[2] })
  expect(cuotas.map(({ id_reg_socios_cuotas: _id, ...one }) => one)).toEqual([
    { desc_cuota: 'Sigue', ultima: 2000, generada_hasta: null },
    { desc_cuota: 'Generada', ultima: null, generada_hasta: '2026-11-30' },
    { desc_cuota: 'Empieza luego', ultima: null, generada_hasta: null },
  ])
  await desk.call(processDeparture, { id: members[2] })
  const left = await feesOf(members[2])
  expect(left.map((one) => [one.id, one.fecha_fin_cuota, one.fecha_proxima])).toEqual([
    [running.id, '2026-11-20', '2026-11-01'],
    [raised.id, '2026-11-20', null],
    [ended.id, '2026-11-10', '2026-11-01'],
  ])
})
