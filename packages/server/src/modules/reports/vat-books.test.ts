import { addCash } from '@app/contract/cash/move-cash'
import { updateCompany } from '@app/contract/company/companies'
import { chargeSelected } from '@app/contract/invoices/collect'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { refundLines } from '@app/contract/invoices/refund'
import { deleteOfficialInvoice, issueFullInvoice } from '@app/contract/official-invoices/change-invoices'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { readField } from '@app/contract/reports/field-names'
import { reportFilterDates, runReport } from '@app/contract/reports/report'
import { createSupplier } from '@app/contract/suppliers/suppliers'
import { expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'
import { invoiceOver } from '../../testing/modules/official-invoices.ts'

const desk = await deskClub()
await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
await desk.call(addCash, { id_mst_caja: desk.register, amount: 10_000, desc_caja: 'Cambio' })
const rowsOf = async (id: number) =>
  (await desk.call(runReport, { id })).Results.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [readField(field).name, value])),
  )
const paid = async (precio: number, more: object = {}) => {
  const { id_reg_factura } = await desk.call(createIncome, {
    id_mst_socios: desk.members[0],
    concepto: 'Pala',
    precio,
    fecha_creacion: '2026-11-20',
    ...more,
  })
  await desk.call(chargeSelected, { facturasSeleccionadas: [id_reg_factura], id_mst_tipopago: 1, id_mst_caja: desk.register })
  return id_reg_factura
}

it('the VAT book of a quarter has its issued invoices by tax: rectified ones below zero, cancelled ones not, replaced tickets once (A-171)', async () => {
  expect(await desk.call(reportFilterDates, { id: 9601 })).toEqual({ modo: 0, start: '2026-10-01', end: '2026-12-31' })
  const [one, other, third] = [await paid(1210), await paid(1100, { prc_iva: 1000 }), await paid(500)]
  await invoiceOver(desk, [one])
  await desk.call(refundLines, { facturas: [{ id_reg_factura: one, importe: 605 }] })
  const ticket = await invoiceOver(desk, [other])
  await desk.call(issueFullInvoice, {
    id_reg_facturaoficial: [ticket],
    nombre: 'María Ñíguez',
    nif: '12345678Z',
    direccion: 'Carrer Major, 1',
  })
  await desk.call(deleteOfficialInvoice, { id: await invoiceOver(desk, [third]) })
  expect((await rowsOf(9601)).map((row) => [row.factura, row.clase, row.nif, row.impuesto, row.base, row.iva, row.total])).toEqual([
    ['T26/000001', 'F2', null, 'IVA 21 %', 10, 2.1, 12.1],
    ['R26/000001', 'R5', null, 'IVA 21 %', -5, -1.05, -6.05],
    ['T26/000002', 'F2', null, 'IVA 10 %', 10, 1, 11],
    ['F26/000001', 'F3', '12345678Z', 'IVA 10 %', null, null, null],
  ])
})

it('the VAT book of invoices received has those of suppliers by rate, deleted ones not (A-171)', async () => {
  const { id_mst_proveedor } = await desk.call(createSupplier, { nombre: 'Bolas', nombre_fiscal: 'Bolas, S.L.', nif: 'B72877814' })
  const received = (precio: number, more: object = {}) =>
    desk.db
      .insertInto('factura')
      .values({
        id_mst_proveedor,
        id_mst_tipofactura: invoiceTypes.supplier,
        concepto: 'Bolas',
        precio,
        fecha_creacion: '2026-10-05',
        ...more,
      })
      .execute()
  await received(12_100)
  await received(500, { fecha_baja: '2026-10-06' })
  await received(500, { fecha_creacion: '2026-09-30' })
  expect(await rowsOf(9602)).toMatchObject([
    { dia: '2026-10-05', proveedor: 'Bolas, S.L.', nif: 'B72877814', iva_tipo: 21, base: 100, iva: 21, total: 121 },
  ])
})
