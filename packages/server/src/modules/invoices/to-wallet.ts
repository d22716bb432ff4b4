import { creditsReturnable, returnCredits } from '@app/contract/invoices/to-wallet'
import { handle } from '../../kit/serve.ts'
import { giveBackLines, leftToGiveBack, linesForRefund } from './refund.ts'

export const returnable = handle(creditsReturnable, async ({ tx, input: { id } }) => {
  const left = await leftToGiveBack(tx, await tx.selectFrom('factura').select('id_reg_factura').where('id_reg_reserva', '=', id).execute())
  return { devolver: left.monedero, importe: left.monedero ? left.importe : 0 }
})

export const giveCredits = handle(returnCredits, async (call) => {
  const { id, pasar_a_monedero } = call.input
  const facturas = [{ id_reg_factura: id, importe: null }]
  const lines = await linesForRefund(call.tx, facturas)
  const forma = pasar_a_monedero ? ('monedero' as const) : ('como_se_pago' as const)
  const { devuelto } = await giveBackLines(call, lines, { facturas, forma, id_mst_caja: null, motivo: null })
  return { devuelto }
})
