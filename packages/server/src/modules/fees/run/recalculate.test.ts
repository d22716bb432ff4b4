import { recalculatePreview, recalculatePrices, undoRecalculation } from '@app/contract/fees/fee-runs'
import { updateFee } from '@app/contract/fees/fees'
import { chargeSelected } from '@app/contract/invoices/collect'
import { updateIncome } from '@app/contract/one-off-income/edit-income'
import { expect, it } from 'vitest'
import { brokenOf } from '../../../testing/broken.ts'
import { feeClub } from '../../../testing/modules/fees.ts'
import { checks } from '../verify.ts'

const desk = await feeClub()
const { db, fee, give, member, crowd, raise, takeBack } = desk
const linesOf = (ids: readonly (number | null)[]) =>
  db
    .selectFrom('factura')
    .select(['precio', 'precio_calculado', 'explicacion'])
    .where('id_reg_factura', 'in', ids as number[])
    .orderBy('id_reg_factura')
    .execute()

/** A fee of 45 € raised for some members with discounts in percent, which costs 50 € now. */
async function dearer(...discounts: number[]) {
  const id_cuota = await fee('Sube')
  for (const [at, prc_descuento] of discounts.entries()) await give(id_cuota, await member(`Sube ${at}`), { prc_descuento })
  const run = await raise('2026-11-20', { id_mst_cuotas: id_cuota })
  await desk.call(updateFee, { id: id_cuota, precio: 5000 })
  return { id_cuota, run, cuotas: `${id_cuota}`, lines: run.detalle.map((one) => one.id_reg_factura) }
}

it('gives the new price to untouched, unpaid lines of periods that have not ended, as its preview shows, and is undone (A-154)', async () => {
  const { cuotas, id_cuota, run, lines } = await dearer(0, 1000)
  const before = await linesOf(lines)
  const shown = await desk.call(recalculatePreview, { cuotas })
  expect(shown).toMatchObject({
    cuotas: [{ id_mst_cuotas: id_cuota, era: 4500, es: 5000, lineas: 2, socios: 2, antes: 8550, despues: 9500, importe: 950 }],
    no_se_tocan: [],
    ejemplo: { antes: 4050, despues: 4500 },
  })
  const done = await desk.call(recalculatePrices, { cuotas, huella: shown.huella })
  expect(done).toMatchObject({ lineas: 2, diferencia: 950 })
  expect(await linesOf(lines)).toMatchObject([
    { precio: 5000, precio_calculado: 5000, explicacion: { partes: [{ paso: 'precio', importe: 5000 }] } },
    { precio: 4500, precio_calculado: 4500 },
  ])
  expect((await desk.call(recalculatePreview, { cuotas })).cuotas).toEqual([])
  expect(await brokenOf(checks, desk)).toEqual([])
  // lines of a recalculation are untouched ones
  expect(await desk.call(undoRecalculation, { id_reg_cuota_recalculo: done.id_reg_cuota_recalculo! })).toEqual({ lineas: 2 })
  expect(await linesOf(lines)).toEqual(before)
  const again = desk.call(undoRecalculation, { id_reg_cuota_recalculo: done.id_reg_cuota_recalculo! })
  await expect(again).rejects.toMatchObject({ status: 409, code: 'cuota.recalculo_cobrado' })
  await desk.call(recalculatePrices, { cuotas })
  expect(await takeBack(run.id_reg_cuota_proceso)).toMatchObject({ retiradas: 2, importe_retirado: 9500 })
  expect(await brokenOf(checks, desk)).toEqual([])
})
it('leaves paid lines, those changed by hand, own prices and ended periods alone, by reason', async () => {
  await db
    .insertInto('param')
    .values({ cod_param: 'CUOTA_USUARIO_PRECIO_ESPECIAL', valor: '1' } as never)
    .execute()
  const id_cuota = await fee('Quedan')
  for (const name of ['A', 'B', 'C']) await give(id_cuota, await member(`Queda ${name}`))
  await give(id_cuota, await member('Queda D'), { precio_especial: 3000 })
  await give(id_cuota, await member('Queda E'), {
    fecha_inicio_cuota: '2026-10-01',
    fecha_proxima: '2026-10-01',
    fecha_fin_cuota: '2026-10-31',
  })
  const { detalle } = await raise('2026-11-20', { id_mst_cuotas: id_cuota })
  await desk.call(updateFee, { id: id_cuota, precio: 5000 })
  await desk.call(chargeSelected, { facturasSeleccionadas: [detalle[0]!.id_reg_factura!] })
  await desk.call(updateIncome, { id_reg_factura: detalle[1]!.id_reg_factura!, precio: 4000 })
  const { cuotas, no_se_tocan } = await desk.call(recalculatePreview, { cuotas: `${id_cuota}` })
  expect(cuotas).toMatchObject([{ lineas: 1, importe: 500 }])
  expect(Object.fromEntries(no_se_tocan.map(({ motivo, lineas }) => [motivo, lineas]))).toEqual({
    cobrada: 1,
    cambiada: 1,
    precio_especial: 1,
  })
})
it('answers as the specification wants it, and does nothing where no price has changed or only what comes is to change (R-085)', async () => {
  const { cuotas, lines } = await dearer(0)
  const body = async (query: string) => (await desk.http({ method: 'GET', url: `/api/recalcular_precio_cuotas?${query}` })).body
  expect(await body(`cuotas=${cuotas}&solo_siguientes=1`)).toMatchObject({ status: 1, lineas: 0 })
  expect(await linesOf(lines)).toMatchObject([{ precio: 4500 }])
  expect(await body(`cuotas=${cuotas}`)).toMatchObject({ status: 1, lineas: 1 })
  expect(await body(`cuotas=${cuotas}`)).toMatchObject({ status: 1, lineas: 0 })
})
it('is refused when it differs from what was shown, without the right, and its undoing once a line is paid or changed', async () => {
  const { cuotas, lines } = await dearer(0, 0)
  const { huella } = await desk.call(recalculatePreview, { cuotas })
  await desk.call(chargeSelected, { facturasSeleccionadas: [lines[0]!] })
  await expect(desk.call(recalculatePrices, { cuotas, huella })).rejects.toMatchObject({ code: 'cuota.han_cambiado', body: { lineas: 1 } })
  const reader = await desk.as({ rights: ['members'] })
  await expect(reader.call(recalculatePrices, { cuotas })).rejects.toMatchObject({ status: 403 })
  const { id_reg_cuota_recalculo } = await desk.call(recalculatePrices, { cuotas })
  await desk.call(updateIncome, { id_reg_factura: lines[1]!, precio: 4000 })
  const undone = desk.call(undoRecalculation, { id_reg_cuota_recalculo: id_reg_cuota_recalculo! })
  await expect(undone).rejects.toMatchObject({ status: 409, code: 'cuota.recalculo_cobrado' })
  await expect(desk.call(undoRecalculation, { id_reg_cuota_recalculo: 999_999 })).rejects.toMatchObject({ status: 404 })
})
it('two desks at once recalculate once', async () => {
  const id_cuota = await fee('A la vez')
  for (const one of await crowd(30)) await give(id_cuota, one)
  await raise('2026-11-20', { id_mst_cuotas: id_cuota })
  await desk.call(updateFee, { id: id_cuota, precio: 5000 })
  const { huella } = await desk.call(recalculatePreview, { cuotas: `${id_cuota}` })
  const both = await Promise.allSettled([1, 2].map(() => desk.call(recalculatePrices, { cuotas: `${id_cuota}`, huella })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(
    await db.selectFrom('cuota_recalculo').select('id_reg_cuota_recalculo').orderBy('id_reg_cuota_recalculo', 'desc').limit(1).execute(),
  ).toHaveLength(1)
  expect(await brokenOf(checks, desk)).toEqual([])
})
