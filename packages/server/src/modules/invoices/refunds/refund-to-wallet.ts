import { isRefundableToWallet, refundLineToWallet } from '@app/contract/invoices/refund-to-wallet'
import { handle } from '../../../kit/http/serve.ts'
import { linesForRefund, postRefund } from './post-refund.ts'
import { refundableOfBooking } from './refund.ts'

export const returnable = handle(isRefundableToWallet, async (call) => {
  const left = await refundableOfBooking(call, call.input.id)
  return { devolver: left.monedero, importe: left.monedero ? left.importe : 0 }
})

export const refundToWallet = handle(refundLineToWallet, async (call) => {
  const { id, pasar_a_monedero, confirmar_abono } = call.input
  const facturas = [{ id_reg_factura: id, importe: null }]
  const lines = await linesForRefund(call.tx, facturas)
  const forma = pasar_a_monedero ? ('monedero' as const) : ('como_se_pago' as const)
  const { devuelto } = await postRefund(call, lines, { facturas, forma, id_mst_caja: null, motivo: null, confirmar_abono })
  return { devuelto }
})
