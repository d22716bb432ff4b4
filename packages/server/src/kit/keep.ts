import type { RefusalCode } from '@app/contract'
import { sql } from 'kysely'
import { json, type Tx } from './database.ts'
import { type Refusal, refuse } from './fail.ts'

export interface Refused {
  readonly now: Date
  readonly ip: string
  readonly accion: string
  readonly id_mst_socios: number | null
  readonly code: RefusalCode
  readonly values?: Refusal['values']
  readonly extra?: Refusal['extra']
}

/**
 * Refuses, and keeps what was written so far, with an audit entry of the refusal: a failed sign-in has to be counted.
 * It commits on the connection it has; a second one would let a flood of refusals starve the pool.
 */
export async function keepAndRefuse(tx: Tx, { now, ip, accion, id_mst_socios, code, values, extra }: Refused): Promise<never> {
  const entry = { fecha: now, id_mst_socios, accion, peticion: '', ip, tablas: json([]), datos: json({ code }) }
  await tx.insertInto('auditoria').values(entry).execute()
  await forgetKey(tx)
  await sql`commit`.execute(tx)
  return refuse(code, {}, values, extra)
}

/** The call's Idempotency-Key gets no answer to save, so its row goes: it is among the newest, and unanswered ones of others are not visible. */
const forgetKey = (tx: Tx) =>
  tx
    .deleteFrom('idempotencia')
    .where('id_reg_idempotencia', 'in', (eb) =>
      eb.selectFrom('idempotencia').select('id_reg_idempotencia').orderBy('id_reg_idempotencia', 'desc').limit(100),
    )
    .where('respuesta', 'is', null)
    .execute()
