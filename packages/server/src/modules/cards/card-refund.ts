import { cardRefundable, cardRefundKinds, refundToCard } from '@app/contract/cards/card-refund'
import { paymentTypes, walletRefundable } from '@app/contract/income-types/payment-type'
import { accounts } from '@app/contract/ledger/account'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { type Line, lockLines, paymentsLeft, postRefund } from '../invoices/public.ts'

/** Refundable part of a line at the gateway: cents, and the subject of the line. */
async function leftAtGateway(tx: Tx, line: Pick<Line, 'id_reg_factura' | 'id_mst_tipoabonos'>) {
  const payments = await paymentsLeft(tx, [line.id_reg_factura])
  const maximo = payments.reduce(
    (sum, { cuenta, id_reg_operacion, queda }) => sum + (cuenta === accounts.gateway && id_reg_operacion !== null ? queda : 0),
    0,
  )
  const what = line.id_mst_tipoabonos === null ? cardRefundKinds.reservation : cardRefundKinds.voucher
  return {
    maximo,
    tipo_pago: maximo === 0 ? cardRefundKinds.none : what,
    devolver_monedero: payments.some(({ id_mst_tipopago }) => walletRefundable.includes(id_mst_tipopago ?? 0)),
  }
}

export const check = handle(cardRefundable, async ({ tx, input: { id } }) => {
  const line = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_mst_tipoabonos'])
    .where('id_reg_factura', '=', id)
    .where('fecha_baja', 'is', null)
    .executeTakeFirst()
  const left = await leftAtGateway(tx, line ?? refuse('msg.not_found'))
  return {
    tpv: left.maximo > 0,
    id_mst_tipotpv: left.maximo > 0 ? paymentTypes.cardOnline : null,
    nombre_campeonato_actividad: null,
    ...left,
  }
})

export const refund = handle(refundToCard, async (call) => {
  const { id, amount, type, usos, confirmar_abono } = call.input
  const [line] = await lockLines(call.tx, [id])
  if (!line || line.fecha_baja !== null) return refuse('msg.not_found')
  const { tipo_pago } = await leftAtGateway(call.tx, line)
  if (tipo_pago === cardRefundKinds.none) refuse('msg.nada_que_devolver')
  if (type !== tipo_pago) refuse('msg.invalid_input', { type: { key: 'invalid.choice', values: { choices: String(tipo_pago) } } })
  const { devuelto } = await postRefund(call, [line], {
    facturas: [{ id_reg_factura: id, importe: amount }],
    forma: 'como_se_pago',
    id_mst_caja: null,
    motivo: null,
    soloTarjeta: true,
    confirmar_abono,
    usos_abono: usos === null ? null : [{ id_reg_factura: id, usos }],
  })
  return { devuelto }
})
