import { chargeBooking, chargeSelected, invoicePaid } from '@app/contract/invoices/collect'
import { isPaid } from '@app/contract/invoices/invoice-rules'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockLines, takePayment } from './charge.ts'

export const chargeAll = handle(chargeBooking, async (call) => {
  const { tx, input } = call
  const exists = await tx.selectFrom('reserva').select('id_reg_reserva').where('id_reg_reserva', '=', input.id).executeTakeFirst()
  if (!exists) refuse('msg.not_found')
  const lines = await tx
    .selectFrom('factura')
    .selectAll()
    .where('id_reg_reserva', '=', input.id)
    .orderBy('id_reg_factura')
    .forNoKeyUpdate()
    .execute()
  if (lines.length === 0) refuse('msg.sin_facturas')
  const open = lines.filter((line) => !isPaid(line))
  if (open.length === 0) refuse('msg.FACTURA_YA_PAGADA')
  return takePayment(call, { lines: open, id_mst_tipopago: input.id_mst_tipopago, id_mst_caja: input.id_mst_caja, importe: null })
})

export const chargeSome = handle(chargeSelected, async (call) => {
  const ids = [...new Set(call.input.facturasSeleccionadas)]
  if (ids.length === 0) refuse('No_element_selected', { facturasSeleccionadas: 'No_element_selected' })
  const lines = await lockLines(call.tx, ids)
  if (lines.length !== ids.length) refuse('msg.not_found')
  if (lines.some(isPaid)) refuse('msg.FACTURA_YA_PAGADA')
  const { id_mst_tipopago, id_mst_caja, importe } = call.input
  return takePayment(call, { lines, id_mst_tipopago, id_mst_caja, importe })
})

export const paid = handle(invoicePaid, async ({ tx, input }) => {
  const line = await tx.selectFrom('factura').select('fecha_pago').where('id_reg_factura', '=', input.id).executeTakeFirst()
  return { pagado_check: isPaid(line ?? refuse('msg.not_found')) }
})
