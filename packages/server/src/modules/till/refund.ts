import { cartRefundable, refundCart } from '@app/contract/till/refund'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { linesForRefund, postRefund, refundableOf } from '../invoices/public.ts'
import { cartFile } from './cart-files.ts'

/** The lines of a ticket; empty for a cart that is still open. A deleted one has none left, because its payments were reverted. */
const ticketLines = (tx: Tx, id: number) =>
  tx
    .selectFrom('factura as f')
    .innerJoin('tpv_carro as c', 'c.id_reg_tpv_carro', 'f.id_reg_tpv_carro')
    .select('f.id_reg_factura')
    .where('c.id_reg_tpv_carro', '=', id)
    .where('c.fecha_pago', 'is not', null)
    .execute()

export const refundableAmounts = handle(cartRefundable, async (call) => {
  const { tx, input } = call
  const cart = await tx.selectFrom('tpv_carro').select('id_reg_tpv_carro').where('id_reg_tpv_carro', '=', input.id).executeTakeFirst()
  if (!cart) refuse('msg.not_found')
  return refundableOf(call, await ticketLines(tx, input.id))
})

export const refund = handle(refundCart, async (call) => {
  const { id_reg_tpv_carro: id, facturas } = call.input
  const lines = await linesForRefund(call.tx, facturas)
  if (lines.some((line) => line.id_reg_tpv_carro !== id || line.borrador)) refuse('msg.not_found')
  const { devuelto } = await postRefund(call, lines, call.input)
  return { devuelto, tique: await cartFile(call, id) }
})
