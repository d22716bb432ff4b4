import { assignC60 } from '@app/contract/invoices/c60-assign'
import { chargeSelected } from '@app/contract/invoices/collect'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { createIncome, updateIncome } from '@app/contract/one-off-income/edit-income'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../../testing/modules/bookings.ts'
import { saveSetting } from '../../club/public.ts'

const desk = await deskClub()
await desk.db.updateTable('empresa').set({ nif: 'B85626240' }).execute()
const make = async (concepto: string) =>
  (await desk.call(createIncome, { id_mst_socios: desk.members[0], precio: 1210, cantidad: 2, concepto })).id_reg_factura
const opened = (id: number, flag: number) =>
  desk.http<{ text: string }>({
    method: 'GET',
    url: `/view/factura/${id}/facturasimplificada/${flag}/imprimir`,
    headers: { accept: 'text/html' },
  })

describe('the paper of a line', () => {
  it('is printed when it is paid: who sells, what, how it was paid, and the VAT within it (R-137)', async () => {
    const id = await make('Pala <b>"A"</b>')
    expect((await opened(id, 0)).status).toBe(409)
    await desk.call(updateIncome, { id_reg_factura: id, pagar: true })
    const { status, headers, body } = await opened(id, 0)
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
    for (const words of [
      '2 × Pala &lt;b&gt;&quot;A&quot;&lt;/b&gt;',
      '24,20',
      '4,20',
      '20/11/2026',
      'Anna Puig',
      'NIF B85626240',
      'width:72mm',
    ])
      expect(body.text).toContain(words)
    expect(body.text).not.toContain('<b>"A"')
  })
  it('is as wide as the roll of the club, and none once its line is deleted', async () => {
    const id = await make('Pala')
    await desk.call(updateIncome, { id_reg_factura: id, pagar: true })
    await saveSetting(desk.tx, 'IMPRESORA_TIQUETS_ANCHO', { valor: 58 })
    expect((await opened(id, 0)).body.text).toContain('width:50mm')
    await desk.call(deleteLines, { id_reg_facturas: [id] })
    expect((await opened(id, 0)).status).toBe(404)
  })
  it('is a proof on A4 with flag 1, and nothing with another one', async () => {
    const id = await make('Pala')
    await desk.call(updateIncome, { id_reg_factura: id, pagar: true })
    const [ticket, proof] = [(await opened(id, 0)).body.text, (await opened(id, 1)).body.text]
    expect([ticket, proof].map((text) => /<title>(.*?)<\/title>/.exec(text)?.[1])).toEqual([`Tique ${id}`, `Justificante de pago ${id}`])
    expect([ticket.includes('size:A4'), proof.includes('size:A4')]).toEqual([false, true])
    expect((await opened(id, 3)).status).toBe(422)
    expect((await opened(999_999, 0)).status).toBe(404)
  })
  it('has the letters that the club has chosen (PDF_FACTURAS_FUENTE_PERSONALIZADA)', async () => {
    const id = await make('Pala')
    await desk.call(updateIncome, { id_reg_factura: id, pagar: true })
    const fonts: string[] = []
    for (const valor of [0, 1, 2]) {
      await saveSetting(desk.tx, 'PDF_FACTURAS_FUENTE_PERSONALIZADA', { valor })
      fonts.push(/font-family:([\w-]+)/.exec((await opened(id, 1)).body.text)?.[1] ?? '')
    }
    expect(fonts).toEqual(['system-ui', 'Georgia', 'ui-monospace'])
  })
  it('is a payment letter on A4 with flag 2: who collects, until when, and the bars of its code over what is left (R-141)', async () => {
    await desk.db.updateTable('empresa').set({ emisora_c60: '280793' }).execute()
    const id = await make('Abono')
    expect((await opened(id, 2)).status).toBe(409)
    const { codigo_c60, referencia } = await desk.call(assignC60, { id_reg_factura: id })
    const { status, body } = await opened(id, 2)
    expect(status).toBe(200)
    for (const words of [
      `Carta de pago ${id}`,
      'size:A4',
      'Emisora: 280793',
      `Referencia: ${referencia}`,
      'Hasta el 21/12/2026',
      codigo_c60,
      '<path d="M10 0h2v1',
    ])
      expect(body.text).toContain(words)
    await desk.call(chargeSelected, { facturasSeleccionadas: [id], importe: 1000 })
    expect((await opened(id, 2)).status).toBe(409)
    await desk.call(assignC60, { id_reg_factura: id })
    expect((await opened(id, 2)).body.text.replaceAll('\u00A0', ' ')).toContain('<td>Carta de pago</td><td>14,20 €</td>')
    await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
    expect((await opened(id, 2)).status).toBe(409)
  })
  it('has each rate with its net amount and its tax, and the logo of the company', async () => {
    const { id_reg_imagen } = await desk.db
      .insertInto('imagen')
      .values({ huella: 'a'.repeat(64), tipo: 'image/webp', contenido: Buffer.of(1), fecha: desk.now() })
      .returning('id_reg_imagen')
      .executeTakeFirstOrThrow()
    const path = `/api/imagen/${id_reg_imagen}/${'a'.repeat(32)}`
    await desk.db.updateTable('empresa').set({ header_logo: path }).execute()
    const id = await make('Pala')
    await desk.call(updateIncome, { id_reg_factura: id, pagar: true })
    const said = (await opened(id, 1)).body.text.replaceAll('\u00A0', ' ')
    expect(said).toContain('<tr><td>IVA 21 %</td><td>20,00 €</td><td>4,20 €</td></tr>')
    expect(said).toContain(`<img src="${path}"`)
    await desk.db.updateTable('empresa').set({ header_logo: null }).execute()
    await desk.db.updateTable('factura').set({ prc_iva: 0 }).where('id_reg_factura', '=', id).execute()
    expect((await opened(id, 1)).body.text.replaceAll('\u00A0', ' ')).toContain('<td>Exento de IVA</td><td>24,20 €</td><td>0,00 €</td>')
  })
  it('is nobody’s without the right', async () => {
    const clerk = await desk.as({ rights: ['courts'] })
    expect((await clerk.http({ method: 'GET', url: `/view/factura/${await make('x')}/facturasimplificada/0/imprimir` })).status).toBe(403)
  })
})
