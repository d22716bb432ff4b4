import type { RowOfResource } from '@app/contract/kit/resource'
import type { pass } from '@app/contract/passes/pass'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { lockMembers } from '../ledger/public.ts'

export type Pass = RowOfResource<typeof pass>

/** Locks the owners of passes, after lines and registers, and reads the passes then; deleted ones are found only if requested. */
export async function lockPasses(
  tx: Tx,
  ids: readonly number[],
  { alsoDeleted = false }: { readonly alsoDeleted?: boolean } = {},
): Promise<ReadonlyMap<number, Pass>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const owners = await tx.selectFrom('abono').select('id_mst_socios').where('id_reg_abonos', 'in', wanted).execute()
  await lockMembers(
    tx,
    owners.map((one) => one.id_mst_socios),
  )
  const known = await tx.selectFrom('abono').selectAll().where('id_reg_abonos', 'in', wanted).execute()
  const found = known.filter((one) => alsoDeleted || one.fecha_baja === null)
  if (found.length !== wanted.length) refuse('msg.not_found')
  return new Map(found.map((one) => [one.id_reg_abonos, one]))
}

/** One pass, its owner locked. */
export const lockPass = async (tx: Tx, id: number): Promise<Pass> => (await lockPasses(tx, [id])).get(id) ?? refuse('msg.not_found')
