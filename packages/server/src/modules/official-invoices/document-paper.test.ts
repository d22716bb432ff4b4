import { updateCompany } from '@app/contract/company/companies'
import { mails } from '@app/contract/mail/mail'
import { mailDocument } from '@app/contract/official-invoices/document-letter'
import { documentPdf, documentReader } from '@app/contract/official-invoices/document-paper'
import { generateSimplified, officialInvoiceDetail } from '@app/contract/official-invoices/official-invoices'
import { qrText } from '@app/contract/official-invoices/qr-text'
import { beforeEach, describe, expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { drawingOf } from '../../kit/papers/codes.ts'
import { ownMailServer } from '../../testing/mail-server.ts'
import { deskClub } from '../../testing/modules/bookings.ts'
import { withInvoicingSystem } from '../../testing/modules/verifactu.ts'
import { attachedPdf, textOfPdf } from '../../testing/pdf.ts'
import { saveSetting } from '../club/public.ts'
import { lockLines, workerOf } from '../invoices/public.ts'
import { issue } from './issue.ts'

withInvoicingSystem()
const desk = await deskClub()
const { received } = await ownMailServer()
const { db, members } = desk
const [anna] = members
await desk.call(updateCompany, {
  id: 1,
  nif: 'B85626240',
  direccion: 'Carrer de la Pau, 1',
  codigo_postal: '08001',
  poblacion: 'Barcelona',
})
const begins = (verifactu_desde: string | null) => db.updateTable('empresa').set({ verifactu_desde }).execute()
await begins('2026-01-01')
beforeEach(() => {
  received.length = 0
})

/** A paid line that costs n cents a piece. */
const line = async (more: object = {}) => {
  const row = { id_mst_socios: anna, concepto: 'Pala', precio: 1210, cantidad: 2, pagado: 2420, prc_iva: 2100 }
  return (
    await db
      .insertInto('factura')
      .values({ ...row, fecha_creacion: '2026-11-20', fecha_pago: '2026-11-20', ...more })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura
}
const simplified = async (...lines: number[]) => {
  const { emitidas } = await desk.call(generateSimplified, { prefijo: 'T', id_reg_factura: lines, agrupar: true })
  return emitidas[0]!
}
/** A full invoice to a company. */
const full = async () => {
  const id = await line()
  const [club] = desk.product.clubs.all()
  const receiver = { nombre: 'Fustes Maresme, SL', nif: 'B72877814', direccion: 'Carrer de la Riera, 48' }
  const cliente = { ...receiver, tipo_id_cliente: null, pais_cliente: null }
  const draft = { tipo: 'F1', prefijo: 'F', id_mst_socios: anna!, nombre: null, cliente, fecha: null } as const
  const facts = { club: club!, now: desk.now(), note: () => {} }
  return inThisClub(club!, async (tx) => issue(workerOf(tx, facts), { ...draft, lines: await lockLines(tx, [id]) }))
}
const page = async (id: number) => {
  const { status, body } = await desk.http<{ text: string }>({ method: 'GET', url: `/api/facturaoficial/${id}/papel` })
  expect(status).toBe(200)
  return body.text.replaceAll('\u00A0', ' ')
}
const pathsIn = (html: string) => [...html.matchAll(/<path d="(.*?)"/g)].map(([, path]) => path)
const size = (valor: number) => saveSetting(desk.tx, 'FACTURA_OFICIAL_TIQUET_SIZE', { valor })

describe('the paper of a simplified invoice', () => {
  it('is a ticket with issuer, number, day and time of the record, lines by tax, total and taxes (R-165)', async () => {
    const { id_reg_facturaoficial: id, num_completo } = await simplified(
      await line(),
      await line({ concepto: 'Agua', precio: 110, cantidad: 1, pagado: 110, prc_iva: 1000 }),
    )
    const html = await page(id)
    for (const words of [
      `<h2>Factura simplificada ${num_completo}</h2>`,
      'NIF B85626240',
      'Carrer de la Pau, 1 · 08001 · Barcelona',
      '<p>20/11/2026 11:00</p>',
      '<td>2 × Pala · 12,10 € · B</td><td>24,20 €</td>',
      '<td>Agua · A</td><td>1,10 €</td>',
      '<td>Total, IVA incluido</td><td>25,30 €</td>',
      '<td>A · IVA 10 %</td><td>1,00 €</td><td>0,10 €</td>',
      '<td>B · IVA 21 %</td><td>20,00 €</td><td>4,20 €</td>',
      'width:72mm',
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('Anna')
  })

  it('has its QR at the head, of 30 to 40 mm in whole dots, between the Spanish words of the law, whatever its language', async () => {
    await db.insertInto('cuenta').values({ id_mst_socios: anna!, lang: 'en-EN' }).execute()
    const { id_reg_facturaoficial: id, num_completo } = await simplified(await line())
    const html = await page(id)
    const content = qrText('test', { nif: 'B85626240', numserie: num_completo, fecha: '20-11-2026', importe: '24.20' })!
    const { path, millimetres, units } = drawingOf({ kind: 'qr', content, caption: '', side: 40 })
    expect(pathsIn(html)).toEqual([path])
    expect(html).toMatch(/<header>.*QR tributario:<\/figcaption><svg.*<figcaption>VERI\*FACTU<\/figcaption><\/figure><\/header>/)
    const field = millimetres[0] / units[0]
    expect(Number.isInteger(field * 8)).toBe(true)
    expect(field * 4).toBeGreaterThanOrEqual(2)
    const side = millimetres[0] - 8 * field
    expect([side >= 30, side <= 40]).toEqual([true, true])
    expect(html).toContain(`<html lang="en">`)
    expect(html).toContain(`<h2>Simplified invoice ${num_completo}</h2>`)
    expect(html).toContain('Total, VAT included')
    await db.deleteFrom('cuenta').where('id_mst_socios', '=', anna!).execute()
  })

  it('says the time of its record as the record has it, never the instant again', async () => {
    const { id_reg_facturaoficial: id } = await simplified(await line())
    await db
      .updateTable('documento_registro')
      .set({ fecha_hora: '2026-11-20T23:59:00+01:00' })
      .where('id_reg_facturaoficial', '=', id)
      .execute()
    expect(await page(id)).toContain('<p>20/11/2026 23:59</p>')
  })

  it('is 58 mm wide or A4 where the club has such paper, with the other legend on A4', async () => {
    const { id_reg_facturaoficial: id } = await simplified(await line())
    await size(58)
    expect(await page(id)).toContain('width:50mm')
    await size(210)
    const html = await page(id)
    expect(html).toContain('size:A4')
    expect(html).toContain('<figcaption>Factura verificable en la sede electrónica de la AEAT</figcaption>')
    expect(html).toContain('<tr><th>Concepto</th><th>Unidades</th><th>Precio</th><th>Impuesto</th><th>Importe</th></tr>')
    expect(html).toContain('<tr><td>Pala</td><td>2</td><td>12,10 €</td><td>IVA 21 %</td><td>24,20 €</td></tr>')
    expect(html).toMatch(/class="total"><tbody><tr><td>Total, IVA incluido<\/td><td>24,20 €/)
    await size(80)
  })

  it('has no QR before its company begins with VERI*FACTU', async () => {
    await begins(null)
    const { id_reg_facturaoficial: id } = await simplified(await line())
    const html = await page(id)
    expect(pathsIn(html)).toEqual([])
    expect(html).not.toContain('VERI*FACTU')
    expect(html).toContain('<p>20/11/2026</p>')
    await begins('2026-01-01')
  })
})

it('the paper of a full invoice is A4 with its receiver', async () => {
  const { id_reg_facturaoficial: id, num_completo } = await full()
  const html = await page(id)
  for (const words of [
    `<h2>Factura ${num_completo}</h2>`,
    'size:A4',
    '<h3>Cliente</h3><p>Fustes Maresme, SL</p><p>NIF B72877814</p><p>Carrer de la Riera, 48</p>',
  ])
    expect(html).toContain(words)
})

describe('an official invoice given to somebody', () => {
  const given = async (id: number) => (await desk.call(officialInvoiceDetail, { id })).entregada
  const ways = (id: number) =>
    db.selectFrom('facturaoficial_entrega').select(['via', 'id_mst_socios_creacion']).where('id_reg_facturaoficial', '=', id).execute()

  it('by print counts from its first page (A-177)', async () => {
    const { id_reg_facturaoficial: id } = await simplified(await line())
    expect(await given(id)).toBe(false)
    await page(id)
    await page(id)
    expect(await given(id)).toBe(true)
    expect(await ways(id)).toMatchObject([{ via: 'impresa', id_mst_socios_creacion: expect.any(Number) }])
  })

  it('by PDF counts as shown, of the same content as the page', async () => {
    const { id_reg_facturaoficial: id, num_completo } = await simplified(await line())
    const { fichero, bytes } = await desk.call(documentPdf, { id })
    expect(fichero).toBe(`Factura simplificada ${num_completo.replace('/', '-')}.pdf`)
    const text = textOfPdf(Buffer.from(bytes, 'base64'))
    for (const words of [`Factura simplificada ${num_completo}`, 'QR tributario:', 'VERI*FACTU', '20/11/2026 11:00', '24,20\u00A0€'])
      expect(text).toContain(words)
    expect(await ways(id)).toMatchObject([{ via: 'vista' }])
  })

  it('by mail counts when it is sent, as an attachment in the language of its payer', async () => {
    await db.insertInto('cuenta').values({ id_mst_socios: anna!, lang: 'ca-ES' }).execute()
    await db.updateTable('socio').set({ email: 'anna@club.test' }).where('id_mst_socios', '=', anna!).execute()
    const { id_reg_facturaoficial: id, num_completo } = await full()
    expect(await desk.call(documentReader, { id })).toEqual({ email: 'anna@club.test' })
    await desk.call(mailDocument, { id, email: 'anna@club.test' })
    expect(await ways(id)).toMatchObject([{ via: 'correo' }])
    await desk.product.outbox.drained()
    const { head, pdf } = attachedPdf(received[0]!.message)
    expect(head).toContain(`Factura ${num_completo.replace('/', '-')}.pdf`)
    const text = textOfPdf(pdf).replaceAll(/\s+/g, ' ')
    for (const words of ['Client', 'Fustes Maresme, SL', 'Factura verificable en la sede electrónica de la AEAT', 'Total, IVA inclòs'])
      expect(text).toContain(words)
    expect((await desk.call(mails, {}))[0]).toMatchObject({ tipo: 'official-invoices.paper', estado: 'hecho' })
  })

  it('is never one that is not there, or whom nobody may see', async () => {
    await expect(desk.call(documentPdf, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    const { status } = await desk.http({ method: 'GET', url: '/api/facturaoficial/999999/papel' })
    expect(status).toBe(404)
    const clerk = await desk.as({ rights: ['courts'] })
    const { id_reg_facturaoficial: id } = await simplified(await line())
    await expect(clerk.call(mailDocument, { id, email: 'a@b.test' })).rejects.toMatchObject({ status: 403 })
    expect(await ways(id)).toEqual([])
  })
})
