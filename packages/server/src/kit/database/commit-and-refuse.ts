import type { RefusalCode } from '@app/contract/kit/product'
import { Refusal } from '../http/refusal.ts'
import { json, type Tx } from './database.ts'

export interface RefusalToCommit {
  readonly now: Date
  readonly ip: string
  readonly accion: string
  readonly id_mst_socios: number | null
  readonly code: RefusalCode
  readonly values?: Refusal['values']
  readonly extra?: Refusal['extra']
}

/** A refusal after which the call's transaction is committed all the same. */
export class CommittedRefusal extends Refusal {}

/**
 * Refuses but keeps the rows written so far, with an audit entry of the refusal: a failed sign-in has to be counted.
 * The pipeline commits the call's own transaction; a second connection would let a flood of refusals starve the pool.
 */
export async function commitAndRefuse(tx: Tx, { now, ip, accion, id_mst_socios, code, values, extra }: RefusalToCommit): Promise<never> {
  const entry = { fecha: now, id_mst_socios, accion, peticion: '', ip, tablas: json([]), datos: json({ code }) }
  await tx.insertInto('auditoria').values(entry).execute()
  throw new CommittedRefusal(code, {}, values, extra)
}

/** The result of the work, or the refusal that lets its transaction commit; any other error rolls it back. */
export const orCommitted = (work: Promise<string>): Promise<string | CommittedRefusal> =>
  work.catch((error: unknown) => {
    if (error instanceof CommittedRefusal) return error
    throw error
  })
