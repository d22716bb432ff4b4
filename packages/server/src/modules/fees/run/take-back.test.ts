import { deleteFeeLines } from '@app/contract/fees/fee-lines'
import { getFeeRun, takeBackFeeRun, takeBackPreview } from '@app/contract/fees/fee-runs'
import { updateFee } from '@app/contract/fees/fees'
import { getMemberFee, updateMemberFee } from '@app/contract/fees/member-fees'
import { chargeSelected } from '@app/contract/invoices/collect'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { updateIncome } from '@app/contract/one-off-income/edit-income'
import { makeReceipts } from '@app/contract/receipts/lines-without-receipt'
import { continueRun } from '@app/contract/runs/run'
import { expect, it } from 'vitest'
import { json } from '../../../kit/database/database.ts'
import { brokenOf } from '../../../testing/broken.ts'
import { untilLockWait } from '../../../testing/locks.ts'
import { broken } from '../../../testing/modules/bookings.ts'
import { feeClub } from '../../../testing/modules/fees.ts'
import { invoiceOver, switchInvoices } from '../../../testing/modules/official-invoices.ts'
import { saveSetting } from '../../club/public.ts'
import { checks } from '../verify.ts'

const desk = await feeClub()
const { db, fee, give, member, crowd, preview, raise, takeBack } = desk
const only = (id_mst_cuotas: number) => ({ id_mst_cuotas })

/** A run over a fee of some members, with their lines in the order of the members. */
async function raised(people: number, hasta = '2026-11-20') {
  const id_cuota = await fee('Retirar')
  for (let at = 0; at < people; at += 1) await give(id_cuota, await member(`Nom ${String.fromCharCode(65 + at)}`))
  const run = await raise(hasta, only(id_cuota))
  return { id_cuota, id: run.id_reg_cuota_proceso, lines: run.detalle.map((one) => one.id_reg_factura!), run }
}
const fates = async (id: number) =>
  Object.fromEntries((await desk.call(getFeeRun, { id })).destinos.map(({ destino, lineas }) => [destino, lineas]))
const sound = async () => [...(await brokenOf(checks, desk)), ...(await broken(desk))]

it('takes back untouched lines and leaves those that are paid, in part too, invoiced, in doubt, deleted or changed, by reason (A-186)', async () => {
  const { id, lines, run } = await raised(9)
  const [paid, part, issued, machine, gone, price, words] = lines as [number, number, number, number, number, number, number]
  await desk.call(chargeSelected, { facturasSeleccionadas: [paid] })
  await desk.call(chargeSelected, { facturasSeleccionadas: [part], importe: 1000 })
  await desk.call(chargeSelected, { facturasSeleccionadas: [issued] })
  await switchInvoices(desk, 1)
  await invoiceOver(desk, [issued])
  await db.updateTable('factura').set({ retenido: 100 }).where('id_reg_factura', '=', machine).execute()
  await desk.call(deleteFeeLines, { lineas: [{ id_reg_factura: gone, despues: 'perdonar', fecha_proxima: null }] })
  await desk.call(updateIncome, { id_reg_factura: price, precio: 4000 })
  await desk.call(updateIncome, { id_reg_factura: words, concepto: 'Otra cosa' })
  const stays = { cobrada: 2, facturada: 1, en_maquina: 1, cambiada: 2 }
  expect(await fates(id)).toEqual({ ...stays, borrada: 1, sin_tocar: 2 })
  const shown = await desk.call(takeBackPreview, { id, con_cambiadas: false })
  expect(shown.retirar).toEqual({ lineas: 2, importe: 9000 })
  expect(Object.fromEntries(shown.quedan.map(({ destino, lineas }) => [destino, lineas]))).toEqual(stays)
  const back = await takeBack(id)
  expect(back).toMatchObject({
    retiradas: 2,
    importe_retirado: 9000,
    motivo: 'Precio equivocado',
    estado_retirar: 'hecho',
    lineas: run.lineas,
  })
  expect(await fates(id)).toEqual({ ...stays, borrada: 1, retirada: 2 })
  // with those changed by hand, if that is ticked
  expect(await takeBack(id, true)).toMatchObject({ retiradas: 4 })
  await db.updateTable('factura').set({ retenido: 0 }).where('id_reg_factura', '=', machine).execute()
  expect(await takeBack(id)).toMatchObject({ retiradas: 5 })
  await expect(takeBack(id)).rejects.toMatchObject({ status: 409, code: 'cuota.nada_que_retirar' })
  expect(await fates(id)).toEqual({ cobrada: 2, facturada: 1, borrada: 1, retirada: 5 })
  expect(await sound()).toEqual([])
})
it('hides a line whose payment was reverted, and its period is due again', async () => {
  const { id, lines, id_cuota } = await raised(1)
  const { cobros } = await desk.call(chargeSelected, { facturasSeleccionadas: lines })
  await desk.call(voidPayments, { cobros: cobros.map((one) => one.id_reg_cobro) })
  await takeBack(id)
  const line = await db.selectFrom('factura').select('fecha_baja').where('id_reg_factura', '=', lines[0]!).executeTakeFirst()
  expect(line).toEqual({ fecha_baja: '2026-11-20' })
  expect((await preview('2026-11-20', only(id_cuota))).lineas).toHaveLength(1)
  expect(await sound()).toEqual([])
})
it('is due again on the day on which it was, a typed one too, and shows the same preview', async () => {
  const id_cuota = await fee('Día puesto')
  const { id } = await give(id_cuota, await member('Dia'))
  await raise('2026-11-20', only(id_cuota))
  // raised ten days earlier than its first day
  await desk.call(updateMemberFee, { id, fecha_proxima: '2026-12-20' })
  await db.updateTable('socios_cuotas').set({ fecha_proxima: '2026-11-20' }).where('id_reg_socios_cuotas', '=', id).execute()
  const { huella } = await preview('2026-11-20', only(id_cuota))
  const run = await raise('2026-11-20', only(id_cuota))
  expect(run.detalle).toMatchObject([{ desde: '2026-12-01', hasta: '2027-01-01' }])
  await takeBack(run.id_reg_cuota_proceso)
  expect(await desk.call(getMemberFee, { id })).toMatchObject({ fecha_proxima: '2026-11-20' })
  expect((await preview('2026-11-20', only(id_cuota))).huella).toBe(huella)
})
it('an earlier run taken back leaves the later one, and only its own period is due again', async () => {
  const { id, id_cuota } = await raised(1)
  const later = await raise('2026-12-01', only(id_cuota))
  await takeBack(id)
  expect((await preview('2026-12-01', only(id_cuota))).lineas).toMatchObject([{ desde: '2026-11-01', atrasos: 1 }])
  expect(await raise('2026-12-01', only(id_cuota))).toMatchObject({ lineas: 1 })
  expect((await preview('2027-01-01', only(id_cuota))).lineas).toMatchObject([{ desde: '2027-01-01' }])
  expect(later.lineas).toBe(1)
  expect(await sound()).toEqual([])
})
it('days are neither lost nor charged twice where the day of generation changed in between (A-152)', async () => {
  const { id, id_cuota } = await raised(1)
  await desk.call(updateFee, { id: id_cuota, dia_generacion_factura: 15 })
  await takeBack(id)
  const { lineas } = await preview('2027-01-15', only(id_cuota))
  expect(lineas.map(({ desde, hasta }) => [desde, hasta])).toEqual([
    ['2026-11-01', '2026-11-15'],
    ['2026-11-15', '2026-12-15'],
    ['2026-12-15', '2027-01-15'],
    ['2027-01-15', '2027-02-15'],
  ])
  await raise('2027-01-15', only(id_cuota))
  expect(await sound()).toEqual([])
})
it('is refused when it differs from what was shown, while a run is at work, and after its month was closed (A-171)', async () => {
  const { id, lines } = await raised(2)
  const { huella } = await desk.call(takeBackPreview, { id })
  await desk.call(chargeSelected, { facturasSeleccionadas: [lines[0]!] })
  const refused = desk.call(takeBackFeeRun, { id, motivo: 'No', huella })
  await expect(refused).rejects.toMatchObject({ status: 409, code: 'cuota.han_cambiado', body: { lineas: 1, importe: 4500 } })
  await expect(desk.call(takeBackFeeRun, { id, motivo: '', huella })).rejects.toMatchObject({
    status: 422,
    fields: { motivo: expect.anything() },
  })
  const other = await fee('Otra')
  await give(other, await member('Otra'))
  await raise('2026-11-20', only(other))
  await db.updateTable('proceso').set({ estado: 'en_curso' }).where('clase', '=', 'fees.raise').execute()
  const now = await desk.call(takeBackPreview, { id })
  await expect(desk.call(takeBackFeeRun, { id, motivo: 'No', huella: now.huella })).rejects.toMatchObject({ code: 'cuota.generando' })
  await db.updateTable('proceso').set({ estado: 'hecho' }).where('clase', '=', 'fees.raise').execute()
  await db.updateTable('factura').set({ fecha_creacion: '2026-09-20' }).where('id_reg_factura', '=', lines[1]!).execute()
  await db
    .insertInto('periodo_cerrado')
    .values({ mes: '2026-09-01', fecha: desk.now() } as never)
    .execute()
  await expect(desk.call(takeBackFeeRun, { id, motivo: 'No', huella: now.huella })).rejects.toMatchObject({ code: 'periodo.cerrado' })
  await db.deleteFrom('periodo_cerrado').where('mes', '=', '2026-09-01').execute()
})
it('a run that is taken back raises nothing more, even if its long run is continued', async () => {
  const id_cuota = await fee('Parada')
  for (const one of await crowd(101)) await give(id_cuota, one)
  const run = await raise('2026-11-20', only(id_cuota))
  expect(run).toMatchObject({ lineas: 101, estado: 'hecho' })
  const id = run.id_reg_cuota_proceso
  expect(await takeBack(id)).toMatchObject({ retiradas: 101, destinos: [{ destino: 'retirada', lineas: 101, importe: 454_500 }] })
  const stopped = { estado: 'parado' as const, datos: json({ id, ultima: 0 }) }
  await db.updateTable('proceso').set(stopped).where('id_reg_proceso', '=', run.id_reg_proceso!).execute()
  await desk.call(continueRun, { id: run.id_reg_proceso! })
  await desk.product.outbox.drained()
  expect(await desk.call(getFeeRun, { id })).toMatchObject({ lineas: 101, retiradas: 101 })
  expect(await sound()).toEqual([])
})

it('a payment at the same moment is first or finds nothing: no paid line goes', async () => {
  const { id, lines } = await raised(1)
  const { huella } = await desk.call(takeBackPreview, { id })
  const client = await desk.pool.connect()
  const schema = desk.product.clubs.all()[0]!.schema
  await client.query(`begin; set local search_path = ${schema}`)
  await client.query('update factura set pagado = 100 where id_reg_factura = $1', [lines[0]])
  await desk.call(takeBackFeeRun, { id, motivo: 'No', huella })
  const slices = desk.product.outbox.drained()
  await untilLockWait(desk.pool)
  await client.query('commit')
  client.release()
  await slices
  expect(await fates(id)).toEqual({ cobrada: 1 })
  await db.updateTable('factura').set({ pagado: 0 }).where('id_reg_factura', '=', lines[0]!).execute()
})
it('desks that delete lines of a run while it is taken back cause no deadlock, and each line goes once', async () => {
  const { id, lines } = await raised(20)
  const before = desk.deadlocks()
  const { huella } = await desk.call(takeBackPreview, { id })
  await desk.call(takeBackFeeRun, { id, motivo: 'No', huella })
  const deletions = lines.toReversed().map((id_reg_factura) =>
    desk.call(deleteFeeLines, { lineas: [{ id_reg_factura, despues: 'volver_a_cobrar', fecha_proxima: null }] }).then(
      () => 1,
      () => 0,
    ),
  )
  const [, ...deleted] = await Promise.all([desk.product.outbox.drained(), ...deletions])
  const { retirada = 0, borrada = 0 } = await fates(id)
  expect([retirada + borrada, borrada]).toEqual([20, deleted.filter((one) => one === 1).length])
  expect(desk.deadlocks()).toBe(before)
  expect(await db.selectFrom('factura').select('id_reg_factura').where('id_reg_factura', 'in', lines).execute()).toEqual([])
  expect(await sound()).toEqual([])
})

it('leaves lines in a receipt until that is gone (A-179, A-186)', async () => {
  const { id, lines } = await raised(2)
  await saveSetting(db as never, 'ACTIVAR_RECIBOS_NO_BANCO', { valor: 1 })
  await desk.call(makeReceipts, { facturas: [lines[0]!], sin_banco: true })
  expect(await desk.call(takeBackPreview, { id })).toMatchObject({ retirar: { lineas: 1 }, quedan: [{ destino: 'en_recibo', lineas: 1 }] })
  await takeBack(id)
  expect(await fates(id)).toEqual({ en_recibo: 1, retirada: 1 })
})
