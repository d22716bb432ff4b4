import { updateCompany } from '@app/contract/company/companies'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { guestMember } from '@app/contract/members/member'
import {
  deleteOfficialInvoice,
  deleteOfficialInvoices,
  documentRefundable,
  issueFullInvoice,
  proposedReceiver,
} from '@app/contract/official-invoices/change-invoices'
import { generateSimplified, linesToConvert, officialInvoiceDetail } from '@app/contract/official-invoices/official-invoices'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { describe, expect, it } from 'vitest'
import { readXml } from '../../kit/xml/read-xml.ts'
import { deskClub } from '../../testing/modules/bookings.ts'
import { brokenInvoices, paidLine } from '../../testing/modules/official-invoices.ts'
import { withInvoicingSystem } from '../../testing/modules/verifactu.ts'

withInvoicingSystem()
const desk = await deskClub()
const { db } = desk
await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
await db.updateTable('empresa').set({ verifactu_desde: '2026-01-01' }).execute()
const [anna] = desk.members

const line = (precio: number, more: object = {}) => paidLine(desk, { id_mst_socios: anna, precio, ...more })
const ticket = async (...ids: number[]) =>
  (await desk.call(generateSimplified, { prefijo: 'T', id_reg_factura: ids, agrupar: true })).emitidas[0]!.id_reg_facturaoficial
const detail = (id: number) => desk.call(officialInvoiceDetail, { id })
const lastRecord = async () => {
  const record = await db.selectFrom('documento_registro').selectAll().orderBy('n', 'desc').executeTakeFirstOrThrow()
  return { ...record, root: readXml(Buffer.from(record.xml)) }
}
const give = (id: number) =>
  db
    .insertInto('facturaoficial_entrega')
    .values({ id_reg_facturaoficial: id, via: 'impresa', fecha: new Date(0) })
    .execute()
const maria = { nombre: 'María Ñíguez', nif: '12345678Z', direccion: 'Carrer Major, 1, 08001 Barcelona' }
const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string; status: number }) => [error.code, error.status],
  )

describe('an official invoice that is deleted', () => {
  it('is rectified in full where somebody was given it, and its lines may be issued anew (A-177)', async () => {
    const [one, other] = [await line(1210), await line(500, { prc_iva: 1000 })]
    const id = await ticket(one, other)
    await give(id)
    const done = await desk.call(deleteOfficialInvoice, { id })
    expect(done).toMatchObject({ accion: 'rectificada', num_completo: 'R26/000001', mensaje: expect.stringContaining('R26/000001') })
    const rectifying = await db.selectFrom('facturaoficial').selectAll().where('num_completo', '=', 'R26/000001').executeTakeFirstOrThrow()
    expect(rectifying).toMatchObject({ tipo: 'R5', importe: -1710 })
    const { root } = await lastRecord()
    expect([root.textAt('TipoFactura'), root.textAt('TipoRectificativa'), root.textAt('ImporteTotal')]).toEqual(['R5', 'I', '-17.10'])
    expect(root.textAt('FacturasRectificadas', 'IDFacturaRectificada', 'NumSerieFactura')).toBe('T26/000001')
    expect((await desk.call(linesToConvert, {})).map(({ id_reg_factura }) => id_reg_factura)).toEqual(expect.arrayContaining([one, other]))
    expect(await code(desk.call(deleteOfficialInvoice, { id }))).toEqual(['oficial.ya_rectificada', 409])
    expect(await code(desk.call(deleteOfficialInvoice, { id: rectifying.id_reg_facturaoficial }))).toEqual([
      'oficial.es_rectificativa',
      409,
    ])
    await ticket(one, other)
    expect(await brokenInvoices(desk)).toEqual([])
  })
  it('is cancelled by a record where nobody was given it (A-177)', async () => {
    const own = await line(700)
    const id = await ticket(own)
    const { num_completo } = await detail(id)
    expect(await desk.call(deleteOfficialInvoice, { id })).toMatchObject({ accion: 'anulada', num_completo })
    const { clase, root } = await lastRecord()
    expect([clase, root.name, root.textAt('IDFactura', 'NumSerieFacturaAnulada')]).toEqual(['anulacion', 'RegistroAnulacion', num_completo])
    expect(await code(desk.call(deleteOfficialInvoice, { id }))).toEqual(['oficial.anulada', 409])
    expect(await code(desk.call(issueFullInvoice, { id_reg_facturaoficial: [id], ...maria }))).toEqual(['oficial.anulada', 409])
    await ticket(own)
    expect(await brokenInvoices(desk)).toEqual([])
  })
  it('is one of several, all or none; none selected is refused (R-160)', async () => {
    const ids = [await ticket(await line(100)), await ticket(await line(200))]
    await give(ids[1]!)
    expect(await code(desk.call(deleteOfficialInvoices, { id_reg_facturaoficial: [] }))).toEqual(['No_element_selected', 422])
    expect(await code(desk.call(deleteOfficialInvoices, { id_reg_facturaoficial: [ids[0]!, 999_999] }))).toEqual(['msg.not_found', 404])
    const { documentos } = await desk.call(deleteOfficialInvoices, { prefijo: 'T', id_reg_facturaoficial: ids })
    expect(documentos.map(({ accion }) => accion)).toEqual(['anulada', 'rectificada'])
    expect(await brokenInvoices(desk)).toEqual([])
  })
  it('is taken back once by two desks at once', async () => {
    const id = await ticket(await line(300))
    await give(id)
    const ended = await Promise.allSettled([desk.call(deleteOfficialInvoice, { id }), desk.call(deleteOfficialInvoice, { id })])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await brokenInvoices(desk)).toEqual([])
  })
})

describe('a full invoice', () => {
  it('replaces tickets over what is left of them, and is not declared twice (F3)', async () => {
    const ids = [await ticket(await line(1210)), await ticket(await line(600, { prc_iva: 1000 }))]
    const full = await desk.call(issueFullInvoice, { id_reg_facturaoficial: ids, ...maria })
    expect(full).toMatchObject({ tipo: 'F3', num_completo: 'F26/000001', importe: 1810 })
    const { root } = await lastRecord()
    expect(root.at('FacturasSustituidas')!.children).toHaveLength(2)
    expect(root.textAt('Destinatarios', 'IDDestinatario', 'NIF')).toBe('12345678Z')
    expect(await detail(full.id_reg_facturaoficial)).toMatchObject({ nombre_cliente: 'María Ñíguez', base: 1545, cuota: 265 })
    expect(await code(desk.call(issueFullInvoice, { id_reg_facturaoficial: [ids[0]!], ...maria }))).toEqual(['oficial.sustituida', 409])
    expect(await code(desk.call(deleteOfficialInvoice, { id: ids[0]! }))).toEqual(['oficial.sustituida', 409])
    expect(await desk.call(deleteOfficialInvoice, { id: full.id_reg_facturaoficial })).toMatchObject({ accion: 'rectificada' })
    expect((await lastRecord()).root.textAt('TipoFactura')).toBe('R1')
    expect(await brokenInvoices(desk)).toEqual([])
  })
  it('is over paid lines (F1), beyond the limit of tickets too', async () => {
    const id = await line(400_000)
    expect(await code(desk.call(generateSimplified, { prefijo: 'T', id_reg_factura: [id] }))).toEqual(['oficial.supera_limite', 422])
    expect(await desk.call(issueFullInvoice, { id_reg_factura: [id], prefijo: 'G', ...maria })).toMatchObject({
      tipo: 'F1',
      num_completo: 'G26/000001',
    })
    const abroad = { ...maria, nif: 'FR61954506077', tipo_id_cliente: '02', pais_cliente: 'FR' } as const
    await desk.call(issueFullInvoice, { id_reg_factura: [await line(100)], ...abroad })
    expect((await lastRecord()).root.textAt('Destinatarios', 'IDDestinatario', 'IDOtro', 'ID')).toBe('FR61954506077')
    expect(await brokenInvoices(desk)).toEqual([])
  })
  it('is refused with a wrong tax id, over nothing, over tickets and lines at once, and in the series of rectifications', async () => {
    const id = await line(100)
    const full = (more: object) => code(desk.call(issueFullInvoice, { id_reg_factura: [id], ...maria, ...more }))
    expect(await full({ nif: '12345678A' })).toEqual(['oficial.receptor', 422])
    expect(await full({ id_reg_factura: [] })).toEqual(['No_element_selected', 422])
    expect(await full({ id_reg_facturaoficial: [await ticket(await line(100))] })).toEqual(['oficial.tiques_o_lineas', 422])
    expect(await full({ prefijo: 'R' })).toEqual(['oficial.prefijo_reservado', 422])
    expect(await brokenInvoices(desk)).toEqual([])
  })
})

it('a company with official invoices keeps its tax id and territory', async () => {
  expect(await code(desk.call(updateCompany, { id: 1, nif: 'B72877814' }))).toEqual(['oficial.con_facturas', 409])
  expect(await code(desk.call(updateCompany, { id: 1, territorio: 'bizkaia' }))).toEqual(['oficial.con_facturas', 409])
  await desk.call(updateCompany, { id: 1, nif: 'B85626240', telefono: '931234567' })
})

describe('the receiver proposed for a full invoice', () => {
  it('is the payer with his tax data, and nobody for the guest', async () => {
    await db
      .updateTable('socio')
      .set({ nif: '12345678Z', direccion: 'Carrer Major, 1', codigo_postal: '08302', poblacion: 'Mataró' })
      .where('id_mst_socios', '=', anna!)
      .execute()
    expect(await desk.call(proposedReceiver, { id: await ticket(await line(500)) })).toMatchObject({
      ...{ nif: '12345678Z', direccion: 'Carrer Major, 1, 08302 Mataró', nombre: expect.any(String) },
    })
    const guest = await ticket(await line(500, { id_mst_socios: guestMember }))
    expect(await desk.call(proposedReceiver, { id: guest })).toEqual({ nombre: null, nif: null, direccion: null })
  })
})

describe('the refundable amounts of an official invoice', () => {
  it('are what is left of its lines, whose refund rectifies it (A-177); of one that was cancelled or replaced nothing', async () => {
    const paid = async (precio: number) => {
      const { id_reg_factura } = await desk.call(createIncome, { id_mst_socios: anna, concepto: 'Pala', precio })
      await desk.call(chargeSelected, { facturasSeleccionadas: [id_reg_factura] })
      return id_reg_factura
    }
    const [one, other] = [await paid(1000), await paid(500)]
    const id = await ticket(one, other)
    const left = () => desk.call(documentRefundable, { id })
    expect(await left()).toMatchObject({ importe: 1500, facturas: [{ id_reg_factura: one }, { id_reg_factura: other }] })
    await desk.call(refundLines, { facturas: [{ id_reg_factura: one, importe: 400 }] })
    expect(await left()).toMatchObject({ importe: 1100 })
    expect((await detail(id)).posteriores).toMatchObject([{ clase: 'rectifica', importe: -400 }])
    const full = await desk.call(issueFullInvoice, { id_reg_facturaoficial: [id], ...maria })
    expect(await left()).toMatchObject({ importe: 0, facturas: [] })
    expect(await desk.call(documentRefundable, { id: full.id_reg_facturaoficial })).toMatchObject({ importe: 1100 })
    expect(await brokenInvoices(desk)).toEqual([])
  })
})
