import { after } from '../../kit/clock.ts'
import type { JobContext } from '../../kit/work/attempt.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { workerOf } from '../invoices/public.ts'
import type { Operation } from '../ledger/public.ts'
import { firstCompany, merchantOf } from './merchant.ts'
import { applyPaymentResult } from './payment-result.ts'
import type { GatewayResult } from './provider.ts'
import { redsys } from './redsys-adapter.ts'

/** The job that queries the gateway for a payment without notice. */
export const paymentQueryJob = jobKind<{ id: number }>('card-ask', 'devices')
const minute = 60
/** A silent gateway is queried for a week; then staff decide. */
const longest = 7 * 24 * 3600

/** Seconds until the next question: three minutes at first, ten within the hour, then an hour. */
const pause = (age: number) => (age < 10 * minute ? 3 * minute : age < 3600 ? 10 * minute : 3600)

const waitsFor = ({ estado }: Pick<Operation, 'estado'>) => estado === 'pendiente' || estado === 'dudosa'

const silent: GatewayResult = { what: 'silent', code: '—' }

/** Queries the gateway once about a payment, and again later while it is uncertain. A settled payment is not queried. */
export async function queryPayment({ id }: { id: number }, context: JobContext): Promise<void> {
  const { now, club, inTransaction } = context
  const known = await inTransaction(async (tx) => {
    const operation = await tx.selectFrom('libro_operacion').selectAll().where('id_reg_operacion', '=', id).executeTakeFirst()
    return operation && { operation, merchant: await merchantOf(tx, club, operation.id_mst_empresas ?? firstCompany) }
  })
  if (!known || !waitsFor(known.operation)) return
  const { operation, merchant } = known
  const result = merchant ? await redsys.query(merchant, operation.orden ?? '', 'payment') : silent
  await inTransaction(async (tx, { note }) => {
    const estado = await applyPaymentResult(workerOf(tx, { ...context, note }), id, result)
    const age = (now.getTime() - operation.fecha.getTime()) / 1000
    if (waitsFor({ estado }) && age < longest) await insertJob(tx, paymentQueryJob, { id }, { now: after(now, pause(age)) })
  })
}
