import { accounts } from '@app/contract/ledger/account'
import type { JobContext } from '../../kit/work/attempt.ts'
import { jobKind } from '../../kit/work/jobs.ts'
import { type MoneyContext, undoRefund, workerOf } from '../invoices/public.ts'
import { changeOperation, lockOperation, type Operation, post } from '../ledger/public.ts'
import { firstCompany, merchantOf } from './merchant.ts'
import type { GatewayResult } from './provider.ts'
import { redsys } from './redsys-adapter.ts'

/** Completes a refund in transit: the money leaves the gateway. The operation is locked, and completed once. */
async function arrived(call: MoneyContext, { id_reg_operacion, importe }: Operation, respuesta: string) {
  await post(call, [{ debe: accounts.transit, haber: accounts.gateway, importe, motivo: 'devolucion', id_reg_operacion }])
  await changeOperation(call.tx, id_reg_operacion, { estado: 'hecha', respuesta, fecha_fin: call.now })
}

/** Applies the result of a refund: sent, returned, or unknown. A completed or reverted refund never changes. */
export async function applyRefundResult(call: MoneyContext, id: number, result: GatewayResult): Promise<Operation['estado']> {
  const operation = await lockOperation(call.tx, id)
  if (operation.estado === 'hecha' || operation.estado === 'retirada') return operation.estado
  if (result.what === 'paid' && result.cents === operation.importe) {
    await arrived(call, operation, result.code)
    return 'hecha'
  }
  if (result.what === 'denied' || result.what === 'none') {
    await undoRefund(call, id)
    await changeOperation(call.tx, id, { estado: 'retirada', respuesta: result.code, fecha_fin: call.now })
    return 'retirada'
  }
  await changeOperation(call.tx, id, { estado: 'dudosa', respuesta: result.code })
  return 'dudosa'
}

/** A refund, locked, with the order and the merchant of its payment. */
async function refundOf({ tx, club }: Pick<MoneyContext, 'tx' | 'club'>, id: number) {
  const operation = await lockOperation(tx, id)
  const payment = await tx
    .selectFrom('libro_operacion')
    .select('orden')
    .where('id_reg_operacion', '=', operation.id_reg_operacion_origen ?? 0)
    .executeTakeFirst()
  return { operation, orden: payment?.orden ?? '', merchant: await merchantOf(tx, club, operation.id_mst_empresas ?? firstCompany) }
}

/**
 * Sends a refund to the gateway, once: a refund sent and not answered, also because of a crash, is doubtful, since a
 * second message would refund twice.
 */
export async function refundAtGateway({ id }: { id: number }, context: JobContext): Promise<void> {
  const { now, inTransaction } = context
  const toDo = await inTransaction(async (tx, { note }) => {
    const call = workerOf(tx, { ...context, note })
    const { operation, orden, merchant } = await refundOf(call, id)
    if (operation.estado !== 'pendiente') return null
    if (operation.enviada !== null) await applyRefundResult(call, id, { what: 'silent', code: '—' })
    else if (merchant === null) await applyRefundResult(call, id, { what: 'denied', code: '—' })
    else await changeOperation(tx, id, { enviada: now })
    return operation.enviada === null && merchant !== null ? { merchant, orden, cents: operation.importe } : null
  })
  if (toDo === null) return
  const result = await redsys.refund(toDo.merchant, toDo.orden, toDo.cents)
  await inTransaction((tx, { note }) => applyRefundResult(workerOf(tx, { ...context, note }), id, result))
}

/** The job that queries the gateway for an unanswered refund. */
export const refundQueryJob = jobKind<{ id: number }>('card-ask-refund', 'devices')

/** Queries a doubtful refund. The gateway's list shows one refund of an order: of several it could not be told apart. */
export async function queryRefund({ id }: { id: number }, context: JobContext): Promise<void> {
  const known = await context.inTransaction(async (tx) => {
    const found = await refundOf({ tx, club: context.club }, id)
    const refunds = await tx
      .selectFrom('libro_operacion')
      .select('id_reg_operacion')
      .where('id_reg_operacion_origen', '=', found.operation.id_reg_operacion_origen)
      .where('clase', '=', 'pasarela_devolucion')
      .limit(2)
      .execute()
    return refunds.length === 1 && found.operation.estado === 'dudosa' ? found : null
  })
  if (!known?.merchant) return
  const result = await redsys.query(known.merchant, known.orden, 'refund')
  await context.inTransaction((tx, { note }) => applyRefundResult(workerOf(tx, { ...context, note }), id, result))
}
