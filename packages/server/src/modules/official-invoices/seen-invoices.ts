import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Restriction, Restrictions } from '../../kit/http/restrictions.ts'
import { incomesAllowedTo, incomesSeenBy } from '../income-types/public.ts'

/** Lines of documents of other income types than these, lines without one included. */
const linesOfOthers = (tx: Tx, incomes: readonly number[]) =>
  tx
    .selectFrom('facturaoficial_linea as hl')
    .leftJoin('factura as hx', 'hx.id_reg_factura', 'hl.id_reg_factura')
    .select('hl.id_reg_facturaoficial')
    .where((eb) => eb.or([eb('hx.id_mst_tipoingreso', 'is', null), eb('hx.id_mst_tipoingreso', 'not in', [...incomes])]))

/** Condition on documents `f` of a list: all their lines are of income types that the user sees; true without a restriction (R-157). */
export const isSeen = (tx: Tx, incomes: readonly number[] | null) =>
  incomes === null
    ? sql<boolean>`true`
    : sql<boolean>`not exists (${linesOfOthers(tx, incomes).where(sql<boolean>`hl.id_reg_facturaoficial = f.id_reg_facturaoficial`)})`

/** Documents with lines of other income types: not found by those that do not see them, not changed by those that do (R-157, A-165). */
const restrictDocuments: Restriction = async ({ tx, user, ids, isWrite }) => {
  const allowed = await incomesAllowedTo(tx, user)
  if (allowed === null) return
  const other = await linesOfOthers(tx, allowed)
    .where('hl.id_reg_facturaoficial', 'in', [...ids])
    .limit(1)
    .executeTakeFirst()
  if (!other) return
  if ((await incomesSeenBy(tx, user)) !== null) refuse('msg.not_found')
  if (isWrite) refuse('msg.MOVIMIENTO_NO_EDITABLE')
}
export const documentRestrictions: Restrictions = { facturaoficial: restrictDocuments }
