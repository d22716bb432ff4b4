import { drawerInfo } from '@app/contract/cash/drawer'
import { deleteLine, deleteLines, refundInsteadOfDelete } from '@app/contract/invoices/delete-lines'
import { refundInvoice, refundLines, refundMethods } from '@app/contract/invoices/refund'
import { refundLineToWallet } from '@app/contract/invoices/refund-to-wallet'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { buyCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { saveWalletPrices } from '@app/contract/wallet/wallet-prices'
import { expect, it } from 'vitest'
import { broken, deskClub, linesOf } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna] = desk.members
const [price] = await desk.call(saveWalletPrices, {
  precios: [
    { id_mst_monedero_virtual_precios: null, precio: 2000, credito: 2150, desc: 'Veinte', dias_caducidad: 0, id_mst_tipoingreso: null },
  ],
})
await desk.call(buyCredits, { id: anna, pack: price!.id_mst_monedero_virtual_precios, f: 0, id_mst_caja: desk.register })
const line = await desk.db.selectFrom('factura').selectAll().where('id_mst_socios', '=', anna).executeTakeFirstOrThrow()
const id = line.id_reg_factura
const payment = await desk.db
  .selectFrom('libro_asiento')
  .select('id_reg_asiento')
  .where('id_reg_factura', '=', id)
  .where('motivo', '=', 'cobro')
  .executeTakeFirstOrThrow()
const facturas = [{ id_reg_factura: id, importe: null }]

const acts: Record<string, () => Promise<unknown>> = {
  ...Object.fromEntries(refundMethods.map((forma) => [`given back (${forma})`, () => desk.call(refundLines, { facturas, forma })])),
  'given back in part': () => desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: 100 }] }),
  'given back by the button of its row': () => desk.call(refundInvoice, { id }),
  'given back to the wallet': () => desk.call(refundLineToWallet, { id }),
  'given back the way it was paid by the call of the wallet': () => desk.call(refundLineToWallet, { id, pasar_a_monedero: false }),
  'given back instead of deleted': () => desk.call(refundInsteadOfDelete, { id_reg_facturas: [id] }),
  'given back in cash instead of deleted': () => desk.call(refundInsteadOfDelete, { id_reg_facturas: [id], devolucionTarjeta: false }),
  'said to have been paid by mistake': () => desk.call(voidPayments, { cobros: [payment.id_reg_asiento] }),
  deleted: () => desk.call(deleteLine, { id: 0, id_factura: id }),
  'deleted among several': () => desk.call(deleteLines, { id_reg_facturas: [id] }),
}

it.each(Object.entries(acts))('a line that bought credits of the wallet is not %s: nobody keeps both', async (_how, act) => {
  await expect(act()).rejects.toMatchObject({ status: 409, code: 'monedero.linea_de_recarga' })
  expect(await desk.db.selectFrom('factura').selectAll().execute()).toEqual([line])
  expect((await desk.call(walletOf, { id: anna })).creditos).toBe(2150)
  expect((await desk.call(drawerInfo, { id: desk.register })).expectedAmount).toBe(2000)
})

it('of several lines none is given back where one of them bought credits of the wallet', async () => {
  const { id_reg_reserva } = await desk.book()
  const [other] = await linesOf(desk, id_reg_reserva)
  const both = [{ id_reg_factura: other!.id_reg_factura, importe: null }, ...facturas]
  await expect(desk.call(refundLines, { facturas: both })).rejects.toMatchObject({ status: 409, code: 'monedero.linea_de_recarga' })
  expect(await linesOf(desk, id_reg_reserva)).toEqual([other])
  expect(await broken(desk)).toEqual([])
})
