import { secondsOf } from '@app/contract/cash-machine/progress'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { ledgerOperation } from '@app/contract/ledger/operation'
import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { jobKind } from '../../kit/work/jobs.ts'

export type Operation = RowOfResource<typeof ledgerOperation>
type New = Pick<Operation, 'clase' | 'importe' | 'id_mst_socios' | 'id_mst_empresas'> & Partial<Operation>
/** Cents of a line. */
interface Share {
  readonly id_reg_factura: number
  readonly importe: number
}

/** Opens an operation with an external system, for an amount of each line. */
export async function openOperation(
  { tx, now, user }: Pick<Call<unknown>, 'tx' | 'now'> & { readonly user: Pick<User, 'id_mst_socios'> | null },
  row: New,
  lines: readonly Share[],
): Promise<Operation> {
  const made = await tx
    .insertInto('libro_operacion')
    .values({ ...row, fecha: now, id_mst_socios_creacion: user?.id_mst_socios ?? null })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (lines.length > 0)
    await tx
      .insertInto('libro_operacion_linea')
      .values(lines.map(({ id_reg_factura, importe }) => ({ id_reg_operacion: made.id_reg_operacion, id_reg_factura, importe })))
      .execute()
  return made
}

/** Locks an operation, after its source: results and decisions about it take turns. Operations are locked before lines. */
export async function lockOperation(tx: Tx, id: number): Promise<Operation> {
  const found = await tx
    .selectFrom('libro_operacion')
    .select('id_reg_operacion_origen')
    .where('id_reg_operacion', '=', id)
    .executeTakeFirst()
  if (!found) refuse('msg.not_found')
  const ids = [id, ...(found?.id_reg_operacion_origen ? [found.id_reg_operacion_origen] : [])]
  const rows = await tx
    .selectFrom('libro_operacion')
    .selectAll()
    .where('id_reg_operacion', 'in', ids)
    .orderBy('id_reg_operacion')
    .forNoKeyUpdate()
    .execute()
  return rows.find((one) => one.id_reg_operacion === id) ?? refuse('msg.not_found')
}

type Change = Partial<Pick<Operation, 'estado' | 'respuesta' | 'fecha_fin' | 'visto' | 'enviada' | 'referencia' | 'movido' | 'caduca'>>
/** Updates the state of a locked operation. */
export const changeOperation = (tx: Tx, id: number, change: Change) =>
  tx.updateTable('libro_operacion').set(change).where('id_reg_operacion', '=', id).execute()

/** The job that sends a refund to the gateway. */
export const refundJob = jobKind<{ id: number }>('card-refund', 'devices')

/**
 * Schedules, after the commit, a refund of n cents of a payment at the gateway; returns the operation, which the
 * transfers to it name. The money is pending meanwhile: it arrives, or is reverted.
 */
export async function openRefund(
  call: Pick<Call<unknown>, 'tx' | 'now' | 'user' | 'later'>,
  payment: Pick<Operation, 'id_reg_operacion' | 'id_mst_socios' | 'id_mst_empresas' | 'medio'>,
  { importe, lines }: { importe: number; lines: readonly Share[] },
): Promise<Operation> {
  const { id_reg_operacion, id_mst_socios, id_mst_empresas, medio } = payment
  const row = { clase: 'pasarela_devolucion', importe, id_mst_socios, id_mst_empresas, medio } as const
  const made = await openOperation(call, { ...row, id_reg_operacion_origen: id_reg_operacion }, lines)
  await call.later(refundJob, { id: made.id_reg_operacion })
  return made
}

/** The job that runs an operation at the cash machine. */
export const machineJob = jobKind<{ id: number }>('cash-machine', 'devices', 'waiting')

/** Schedules a payout of n cents by the cash machine, after the commit; returns the operation, which the transfers to it name. */
export async function openPayout(
  call: Pick<Call<unknown>, 'tx' | 'now' | 'user' | 'later'>,
  { importe, id_mst_socios, lines }: { importe: number; id_mst_socios: number | null; lines: readonly Share[] },
): Promise<Operation> {
  const caduca = after(call.now, secondsOf('maquina_pago'))
  const made = await openOperation(call, { clase: 'maquina_pago', importe, id_mst_socios, id_mst_empresas: null, caduca }, lines)
  await call.later(machineJob, { id: made.id_reg_operacion })
  return made
}
