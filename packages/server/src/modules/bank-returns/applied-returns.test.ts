import { listReturns, returnFiles, undoReturns } from '@app/contract/bank-returns/applied-returns'
import { deleteReceipts } from '@app/contract/receipts/receipts'
import { expect, it } from 'vitest'
import { brokenReturns, returnsClub, returnsText } from '../../testing/modules/bank-returns.ts'

const desk = await returnsClub()
const { db, payer, sent, apply, preview, receipt, returnsOf, lineOf } = desk
const mandatesOf = (id: number) =>
  db
    .selectFrom('mandato')
    .select(['estado', 'usos', 'ultimo_uso', 'motivo'])
    .where('id_mst_socios', '=', id)
    .orderBy('id_reg_mandato')
    .execute()
/** A receipt that came back, with the step after it. */
async function returned(name: string, more: { codigo?: string; recargo?: number; gastos?: number } = {}) {
  const id = await payer(name)
  const [debit] = await sent([id, 4500])
  const before = await mandatesOf(id)
  const text = returnsText([{ adeudo: debit!.adeudo, importe: 4500, codigo: more.codigo ?? 'AM04', gastos: more.gastos ?? 0 }])
  const { clave, ...row } = (await preview(text)).devoluciones[0]!
  const { paso, bloquea, sin_carta, dia } = row
  const done = await apply(text, {
    decisiones: [{ clave, id_reg_recibo: null, paso, bloquea, sin_carta, dia, recargo: more.recargo ?? 0 }],
  })
  return { payer: id, id: debit!.id, text, before, fichero: done.id_reg_fichero_devoluciones!, made: (await returnsOf(debit!.id))[0]! }
}
const linesOf = async (id: number) => {
  const parts = await db.selectFrom('recibo_factura').select(['id_reg_factura', 'vivo']).where('id_reg_recibo', '=', id).execute()
  return Promise.all(parts.map(async ({ id_reg_factura, vivo }) => ({ vivo, ...(await lineOf(id_reg_factura)) })))
}

it('applied returns are listed, newest first, with what is owed of them and whether they can be undone', async () => {
  const { payer: anna, made, fichero } = await returned('Anna', { codigo: 'MS02', recargo: 300 })
  expect((await desk.call(listReturns, { fichero }))[0]).toMatchObject({
    ...{ id_reg_devolucion: made.id_reg_devolucion, id_mst_socios: anna, nombre_completo: 'Anna Puig', nombre_fichero: 'devoluciones.xml' },
    ...{ motivo_banco: 'El titular lo rechaza, sin decir por qué', pendiente: 4800, fecha_pago: null, deshacible: true, paso: 'caja' },
  })
  expect((await desk.call(returnFiles, {}))[0]).toMatchObject({
    nombre_fichero: 'devoluciones.xml',
    devoluciones: 1,
    importe: 4500,
    deshacible: true,
    clase: 'pain.002',
  })
  expect(await desk.call(listReturns, { fechaIni: '2026-11-25' })).toEqual([])
  const clerk = await desk.as({ is_admin: false, rights: ['invoices'] })
  await db.insertInto('socios_tipoingreso').values({ id_mst_socios: clerk.id, id_mst_tipoingreso: 1 }).execute()
  expect(await clerk.call(listReturns, {})).toEqual([])
})
it('undone within five minutes they leave everything as it was, and can be applied again (A-189)', async () => {
  const { id, payer: berta, before, fichero, made, text } = await returned('Berta', { recargo: 150, gastos: 45 })
  desk.at('2026-11-20T10:04:59Z')
  expect(await desk.call(undoReturns, { id: fichero })).toMatchObject({ deshechas: 1 })
  expect(await linesOf(id)).toMatchObject([{ vivo: true, pagado: 4500, fecha_pago: '2026-11-20' }])
  expect(await receipt(id)).toMatchObject({ importe_devuelto: 0 })
  expect(await db.selectFrom('recibo').select('id_reg_recibo').where('id_reg_recibo', '=', made.id_reg_recibo_nuevo!).execute()).toEqual([])
  expect(await db.selectFrom('factura').select('id_reg_factura').where('id_reg_factura', '=', made.id_reg_factura!).execute()).toEqual([])
  expect(await mandatesOf(berta)).toEqual(before)
  expect(await brokenReturns(desk)).toEqual([])
  await desk.product.outbox.drained()
  expect(await desk.call(undoReturns, { id: fichero })).toMatchObject({ deshechas: 0 })
  expect((await apply(text)).aplicadas).toBe(1)
  expect(await brokenReturns(desk)).toEqual([])
  desk.at('2026-11-20T10:00:00Z')
})
it('undone they put the mandate into force again, unless it was touched since (A-189)', async () => {
  const rest = await returned('Carla', { codigo: 'AC04' })
  expect((await mandatesOf(rest.payer))[0]!.estado).toBe('reposo')
  await desk.call(undoReturns, { id: rest.fichero })
  expect(await mandatesOf(rest.payer)).toEqual(rest.before)
  const gone = await returned('Dani', { codigo: 'MD01' })
  await db.updateTable('mandato').set({ motivo: 'Lo pide el socio' }).where('id_mst_socios', '=', gone.payer).execute()
  await desk.call(undoReturns, { id: gone.fichero })
  expect((await mandatesOf(gone.payer))[0]).toMatchObject({ estado: 'revocado', motivo: 'Lo pide el socio' })
})
it('are not undone after five minutes, or when something followed', async () => {
  const refused = { status: 409, code: 'devolucion.deshacer_seguido', msg: expect.stringContaining('Puig') }
  const paid = await returned('Enzo', { codigo: 'MS02' })
  await desk.pay((await linesOf(paid.id))[0]!.id_reg_factura)
  await expect(desk.call(undoReturns, { id: paid.fichero })).rejects.toMatchObject(refused)
  const surcharged = await returned('Fina', { codigo: 'MS02', recargo: 300 })
  await desk.pay(surcharged.made.id_reg_factura!, 100)
  await expect(desk.call(undoReturns, { id: surcharged.fichero })).rejects.toMatchObject(refused)
  const inFile = await returned('Gil')
  await desk.file([inFile.made.id_reg_recibo_nuevo!], { fechaRecibos: '30/11/2026' })
  await expect(desk.call(undoReturns, { id: inFile.fichero })).rejects.toMatchObject(refused)
  const late = await returned('Hugo')
  desk.at('2026-11-20T10:05:00Z')
  await expect(desk.call(undoReturns, { id: late.fichero })).rejects.toMatchObject({ status: 409, code: 'devolucion.deshacer_tarde' })
  expect(await brokenReturns(desk)).toEqual([])
  desk.at('2026-11-20T10:00:00Z')
})
it('whose new receipt was deleted are shown without it', async () => {
  const { made, id } = await returned('Iris')
  await desk.call(deleteReceipts, { rebuts_seleccionats: [made.id_reg_recibo_nuevo!] }).catch(() => null)
  expect(await receipt(id)).toMatchObject({ importe_devuelto: 4500 })
})
