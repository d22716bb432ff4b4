import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import type { Restrictions } from '../../kit/http/restrictions.ts'
import { byIncome } from '../income-types/public.ts'

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

const documentsOfOthers = async (tx: Tx, ids: readonly number[], allowed: readonly number[]) =>
  (await linesOfOthers(tx, allowed).where('hl.id_reg_facturaoficial', 'in', ids).limit(1).executeTakeFirst()) !== undefined
export const documentRestrictions: Restrictions = { facturaoficial: byIncome(documentsOfOthers) }
