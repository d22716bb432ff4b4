import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Restriction, Restrictions } from '../../kit/http/restrictions.ts'
import type { User } from '../../kit/http/user.ts'
import { param } from '../club/public.ts'

/** Restriction of a user to income types; null for administrators and users without one. */
export async function incomesAllowedTo(tx: Tx, user: User): Promise<readonly number[] | null> {
  if (user.is_admin) return null
  const own = await incomesOf(tx, user)
  return own.length > 0 ? own : null
}

const incomesOf = async (tx: Tx, { id_mst_socios }: User): Promise<readonly number[]> =>
  (await tx.selectFrom('socios_tipoingreso').select('id_mst_tipoingreso').where('id_mst_socios', '=', id_mst_socios).execute()).map(
    (one) => one.id_mst_tipoingreso,
  )

/** Refuses a change of a line whose income type the user is not allowed. An administrator is allowed all. */
export async function requireAllowedIncome(tx: Tx, user: User, lines: readonly { readonly id_mst_tipoingreso: number | null }[]) {
  const allowed = await incomesAllowedTo(tx, user)
  if (allowed === null) return
  if (lines.some((line) => line.id_mst_tipoingreso === null || !allowed.includes(line.id_mst_tipoingreso)))
    refuse('msg.MOVIMIENTO_NO_EDITABLE')
}

/**
 * The income types whose lines the user sees; null is all. Restricted staff see their own types only, unless
 * MOVIMIENTOS_USUARIO_VER_TODOS lets them see every line.
 */
export async function incomesSeenBy(tx: Tx, user: User): Promise<readonly number[] | null> {
  const allowed = await incomesAllowedTo(tx, user)
  return allowed === null || (await param(tx, 'MOVIMIENTOS_USUARIO_VER_TODOS')) ? null : allowed
}

/** Condition on the income type of a line for lists; true without a restriction. */
export const inIncomes = (column: string, incomes: readonly number[] | null) =>
  incomes === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} in (${sql.join(incomes)})`

/**
 * Restriction of rows to income types: those of other types are not found by staff that do not see them, and not changed by staff that do (R-157,
 * `hasOthers` tells if one of these rows is of a type that is not allowed.
 */
export const byIncome =
  (hasOthers: (tx: Tx, ids: readonly number[], allowed: readonly number[]) => Promise<boolean>): Restriction =>
  async ({ tx, user, ids, isWrite }) => {
    const allowed = await incomesAllowedTo(tx, user)
    if (allowed === null || !(await hasOthers(tx, [...ids], allowed))) return
    if ((await incomesSeenBy(tx, user)) !== null) refuse('msg.not_found')
    if (isWrite) refuse('msg.MOVIMIENTO_NO_EDITABLE')
  }

const linesOfOthers = async (tx: Tx, ids: readonly number[], allowed: readonly number[]) => {
  const other = await tx
    .selectFrom('factura')
    .select('id_reg_factura')
    .where('id_reg_factura', 'in', ids)
    .where((eb) => eb.or([eb('id_mst_tipoingreso', 'is', null), eb('id_mst_tipoingreso', 'not in', allowed)]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
export const incomeRestrictions: Restrictions = { factura: byIncome(linesOfOthers) }
