import { updateCompany } from '@app/contract/company/companies'
import { qrText } from '@app/contract/official-invoices/qr-text'
import { newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { cartTicket, cartTicketBytes } from '@app/contract/till/ticket'
import { expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { switchInvoices } from '../../testing/modules/official-invoices.ts'
import { tillClub } from '../../testing/modules/till.ts'
import { withInvoicingSystem } from '../../testing/modules/verifactu.ts'
import { clearEmpty } from './tidy.ts'

withInvoicingSystem()
const desk = await tillClub()
await desk.db.updateTable('empresa').set({ nombre: 'Club Esportiu', nif: 'B85626240' }).execute()
async function cart(hash: string) {
  const { carro } = await desk.call(newCart, { hash })
  return { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
}

it('the paper of a sale says who sells, what, how it was paid, what was handed over and given back, and the VAT in it (R-143)', async () => {
  const meant = await cart('paper')
  await desk.sell(desk.water, 2, meant)
  await desk.sell(desk.balls, 1, meant)
  const pagos = [
    { id_mst_tipopago: 1, importe: 490 },
    { id_mst_tipopago: 4, importe: 400 },
  ]
  await desk.call(payCart, { ...meant, pagos, entregado: 500 })
  const { tique, papel, cambio, desc_socio_creacion } = await desk.call(cartTicket, { id: meant.id_reg_tpv_carro })
  expect(tique).toMatchObject({ total: 890, lines: [{ concepto: 'Agua 50 cl', cantidad: 2, total: 300 }, { total: 590 }] })
  expect(papel.empresa).toMatchObject({ nombre: 'Club Esportiu', nif: 'B85626240' })
  expect(papel.cobros.reduce((sum, one) => sum + one.importe, 0)).toBe(890)
  expect(new Set(papel.cobros.map((one) => one.desc_tipopago))).toEqual(new Set(['Efectivo', 'Tarjeta (datáfono)']))
  expect(papel.ivas).toEqual([{ impuesto: 'iva', prc_iva: 2100, exencion: null, base: 736, cuota: 154 }])
  expect([cambio, desc_socio_creacion]).toEqual([10, 'Prueba Sin derechos'])
})

it('the paper of a sale in ESC/POS is its bytes for the roll of the club, with the euro of page 858', async () => {
  const meant = await cart('escpos')
  await desk.sell(desk.water, 2, meant)
  await desk.call(payCart, { ...meant, entregado: 500 })
  const { fichero, bytes } = await desk.call(cartTicketBytes, { id: meant.id_reg_tpv_carro })
  const printed = Buffer.from(bytes, 'base64')
  expect(fichero).toBe(`tique-${meant.id_reg_tpv_carro}.bin`)
  expect(printed.subarray(0, 8).toString('hex')).toBe('1b401b74131b6101')
  expect(printed.subarray(-4).toString('hex')).toBe('1d564200')
  const lines = printed.toString('latin1').split('\n')
  expect(lines).toContain(`${'2 x Agua 50 cl'.replace('x', '\u009e')} \u00fa 1,50 \u00d5`.padEnd(42) + '3,00 \u00d5')
  expect(lines.filter((line) => line.includes('B85626240'))).toHaveLength(1)
  expect(lines.filter((line) => line.endsWith('20/11/2026 11:00') && line.startsWith('Tique'))).toEqual([
    `Tique ${meant.id_reg_tpv_carro} \u00fa 20/11/2026 11:00`,
  ])
  expect(lines.find((line) => line.startsWith('Cambio'))).toBe(`Cambio${' '.repeat(36)}2,00 \u00d5`)
})

it('the paper of a sale is a page too, by the number of its ticket (R-143)', async () => {
  const meant = await cart('page')
  await desk.sell(desk.water, 2, meant)
  await desk.call(payCart, meant)
  const { status, body, headers } = await desk.http<{ text: string }>({
    method: 'GET',
    url: `/api/view/facturaoficial/${meant.id_reg_tpv_carro}/imprimir`,
  })
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const said = body.text.replaceAll('\u00a0', ' ')
  expect(said).toContain(`Tique ${meant.id_reg_tpv_carro}`)
  expect(said).toContain('NIF B85626240')
  expect(said).toContain('<td>2 × Agua 50 cl · 1,50 €</td><td>3,00 €</td>')
  expect(said).toMatch(/<tfoot><tr><td>Total<\/td><td>3,00 €/)
})

it('the paper of a sale with official invoices is that of its invoice, by its id, in ESC/POS too (0177)', async () => {
  await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
  await desk.db.updateTable('empresa').set({ verifactu_desde: '2026-01-01' }).execute()
  await switchInvoices(desk, 1)
  const meant = await cart('invoice')
  await desk.sell(desk.water, 2, meant)
  const { tique } = await desk.call(payCart, meant)
  const { id_reg_facturaoficial, num_completo } = tique.facturas_oficiales[0]!
  const printed = Buffer.from((await desk.call(cartTicketBytes, { id: meant.id_reg_tpv_carro })).bytes, 'base64').toString('latin1')
  const content = qrText('test', { nif: 'B85626240', numserie: num_completo, fecha: '20-11-2026', importe: '3.00' })!
  const qr = printed.indexOf(content)
  expect(printed.indexOf('QR tributario:')).toBeLessThan(qr)
  expect(printed.indexOf('VERI*FACTU')).toBeGreaterThan(qr)
  expect(printed).toContain(`Factura simplificada ${num_completo}`)
  const ways = () => desk.db.selectFrom('facturaoficial_entrega').select('via').execute()
  expect(await ways()).toEqual([{ via: 'impresa' }])
  await desk.db.deleteFrom('facturaoficial_entrega').execute()
  const page = (id: number) => desk.http<{ text: string }>({ method: 'GET', url: `/view/facturaoficial/${id}/imprimir` })
  expect((await page(id_reg_facturaoficial)).body.text).toContain(`<h2>Factura simplificada ${num_completo}</h2>`)
  expect(await ways()).toEqual([{ via: 'impresa' }])
  expect((await page(999_999)).status).toBe(404)
  await switchInvoices(desk, 0)
  expect((await page(meant.id_reg_tpv_carro)).body.text).toContain(`Tique ${meant.id_reg_tpv_carro}`)
})

it('nothing is printed of a cart that is not paid', async () => {
  const meant = await cart('early')
  await desk.sell(desk.water, 1, meant)
  await expect(desk.call(cartTicket, { id: meant.id_reg_tpv_carro })).rejects.toMatchObject({
    status: 409,
    code: 'msg.MarcarPagadoAntesTiquet',
  })
  await expect(desk.call(cartTicketBytes, { id: meant.id_reg_tpv_carro })).rejects.toMatchObject({ code: 'msg.MarcarPagadoAntesTiquet' })
  await expect(desk.call(cartTicket, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

it('a cart that was never filled is cleared after half a day, and no other', async () => {
  const empty = await cart('empty')
  const filled = await cart('filled')
  await desk.sell(desk.water, 1, filled)
  const club = desk.product.clubs.all()[0]!
  const there = async () => {
    const ids = [empty, filled].map((one) => one.id_reg_tpv_carro)
    const rows = await desk.db.selectFrom('tpv_carro').select('id_reg_tpv_carro').where('id_reg_tpv_carro', 'in', ids).execute()
    return rows.length
  }
  await inThisClub(club, (tx) => clearEmpty(tx, new Date('2026-11-20T21:00:00Z'), club))
  expect(await there()).toBe(2)
  await inThisClub(club, (tx) => clearEmpty(tx, new Date('2026-11-20T23:00:00Z'), club))
  expect(await there()).toBe(1)
})

it('a sale exempt from VAT says so instead of a rate of nothing, on paper and for the printer', async () => {
  const meant = await cart('exempt')
  await desk.sell(desk.balls, 1, meant)
  await desk.db.updateTable('factura').set({ prc_iva: 0 }).where('id_reg_tpv_carro', '=', meant.id_reg_tpv_carro).execute()
  await desk.call(payCart, meant)
  const { bytes } = await desk.call(cartTicketBytes, { id: meant.id_reg_tpv_carro })
  const printed = Buffer.from(bytes, 'base64').toString('latin1')
  expect(printed).toContain('Exento de IVA, base 5,90')
  expect(printed).not.toContain('IVA 0')
})
