import { addBooking } from '@app/contract/bookings/add-booking'
import { chargeSelected } from '@app/contract/invoices/collect'
import { explainLine } from '@app/contract/invoices/explain'
import { refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { createIncome, updateIncome } from '@app/contract/one-off-income/edit-income'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { usePass } from '@app/contract/passes/place-pass'
import { sellPass } from '@app/contract/passes/sell-pass'
import { expect, it } from 'vitest'
import { deskClub, linesOf, someDay } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna] = desk.members
const why = (id: number) => desk.call(explainLine, { id })
const income = async (precio: number) =>
  (await desk.call(createIncome, { id_mst_socios: anna, concepto: 'Clase', precio, id_mst_tipoingreso: 6 })).id_reg_factura

it('a line tells each payment, what took it back, and what was given back, by whom and out of what', async () => {
  const id = await income(2000)
  const { cobros } = await desk.call(chargeSelected, { facturasSeleccionadas: [id], importe: 500, id_mst_caja: desk.register })
  await desk.call(voidPayments, { cobros: cobros.map((one) => one.id_reg_cobro) })
  await desk.call(chargeSelected, { facturasSeleccionadas: [id], id_mst_tipopago: 4 })
  const { facturas: refunds } = await desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: 750 }], motivo: 'lluvia' })
  const told = await why(id)
  expect(told).toMatchObject({ total: 2000, pagado: 2000, devuelto: 750, pendiente: 0, desc_socio: 'Anna Puig' })
  expect(told.pasos).toMatchObject([
    { motivo: 'cobro', importe: 500, desc_tipopago: 'Efectivo', desc_caja: expect.any(String), anulado: true },
    { motivo: 'anulacion', importe: -500, desc_tipopago: 'Efectivo' },
    { motivo: 'cobro', importe: 2000, desc_tipopago: 'Tarjeta (datáfono)', desc_caja: null, anulado: false },
    { motivo: 'devolucion', importe: -750, texto: 'lluvia', desc_socio_creacion: 'Prueba Sin derechos' },
  ])
  expect(await why(refunds[0]!.id_reg_factura)).toMatchObject({ total: -750, pagado: -750, devuelto: 0, pasos: [{ motivo: 'devolucion' }] })
  await desk.call(undoLineRefund, { id: refunds[0]!.id_reg_factura })
  expect(await why(id)).toMatchObject({ pagado: 2000, devuelto: 0 })
})

it('a line tells who wrote its price by hand, and what it was before', async () => {
  const id = await income(2000)
  await desk.call(updateIncome, { id_reg_factura: id, precio: 1500 })
  await desk.call(updateIncome, { id_reg_factura: id, observaciones: 'nada' })
  expect((await why(id)).cambios).toMatchObject([{ antes: 2000, despues: 1500, desc_socio: 'Prueba Sin derechos' }])
})

it('a place tells its tariff, and which pass has paid for it (A-115)', async () => {
  const { id_mst_tipoabonos } = await desk.call(createPassType, {
    ...{ desc_tipoabonos: 'Bono 10', saldo_original: 10, unidad: 1, tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 6000 }] },
  })
  await desk.db.insertInto('recurso_tipoabono').values({ id_mst_recurso: desk.padel, id_mst_tipoabonos }).execute()
  await desk.db.updateTable('recurso').set({ abono_segun_tiporecurso: false }).where('id_mst_recurso', '=', desk.padel).execute()
  const pass = await desk.call(sellPass, { id_mst_socios: anna, id_mst_tipoabonos })
  const { id_reg_reserva } = await desk.call(addBooking, {
    ...{ fecha_ini: someDay, hora_ini: 600, duracion: 60, id_mst_recurso: desk.padel, id_mst_socios: anna, socios: [anna] },
  })
  const [line] = await linesOf(desk, id_reg_reserva)
  await desk.call(usePass, { id: id_reg_reserva, id_factura: line!.id_reg_factura, id_reg_abonos: pass.id_reg_abonos })
  const told = await why(line!.id_reg_factura)
  expect(told).toMatchObject({ total: 0, pagado_bono: 600, precio_calculado: 600, explicacion: expect.any(Array) })
  expect(told.pasos).toMatchObject([{ motivo: 'uso', importe: 0, desc_abono: 'Bono 10', anulado: false }])
  expect(told.cambios).toMatchObject([{ antes: 600, despues: 0 }])
  expect((await why(pass.id_reg_factura!)).pasos).toMatchObject([{ motivo: 'bono', desc_abono: 'Bono 10' }])
})

it('nobody reads of a line that is not there, or without a right to money', async () => {
  await expect(why(999_999)).rejects.toMatchObject({ status: 404 })
  const id = await income(100)
  const reader = await desk.as({ rights: ['courts'] })
  await expect(reader.call(explainLine, { id })).rejects.toMatchObject({ status: 403 })
})
