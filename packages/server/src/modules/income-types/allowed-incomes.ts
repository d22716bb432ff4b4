import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { User } from '../../kit/http/user.ts'
import { param } from '../club/public.ts'

const incomesOf = async (tx: Tx, { id_mst_socios }: User): Promise<readonly number[]> =>
  (await tx.selectFrom('socios_tipoingreso').select('id_mst_tipoingreso').where('id_mst_socios', '=', id_mst_socios).execute()).map(
    (one) => one.id_mst_tipoingreso,
  )

/** Refuses a change of a line whose income type the user is not allowed. An administrator is allowed all. */
export async function requireAllowedIncome(tx: Tx, user: User, lines: readonly { readonly id_mst_tipoingreso: number | null }[]) {
  if (user.is_admin) return
  const allowed = await incomesOf(tx, user)
  if (allowed.length === 0) return
  if (lines.some((line) => line.id_mst_tipoingreso === null || !allowed.includes(line.id_mst_tipoingreso)))
    refuse('msg.MOVIMIENTO_NO_EDITABLE')
}

/**
 * The income types whose lines the user sees; null is all. Restricted staff see their own types only, unless
 * MOVIMIENTOS_USUARIO_VER_TODOS lets them see every line.
 */
export async function incomesSeenBy(tx: Tx, user: User): Promise<readonly number[] | null> {
  if (user.is_admin || (await param(tx, 'MOVIMIENTOS_USUARIO_VER_TODOS'))) return null
  const own = await incomesOf(tx, user)
  return own.length > 0 ? own : null
}
