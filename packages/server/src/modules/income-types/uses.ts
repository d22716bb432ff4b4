import { courtType } from '@app/contract/courts/court-type'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { type Requester, usesBy, usesOf, usesRefusal } from '../../kit/database/in-use.ts'

/** Uses of an income type, for the refusal to delete it; null if unused. Court types linked to it count too. */
export async function usesOfIncomeType(tx: Tx, id: number, requester: Requester) {
  const linked = tx.selectFrom('tipo_ingreso_tiporecurso').select('id_mst_tiporecurso').where('id_mst_tipoingreso', '=', id)
  const uses = [
    ...(await usesOf(tx, { table: 'tipo_ingreso', id }, requester)),
    await usesBy(tx, courtType, sql`(${linked})`, requester),
  ].filter((use) => use !== null)
  return uses.length === 0 ? null : usesRefusal(uses)
}
