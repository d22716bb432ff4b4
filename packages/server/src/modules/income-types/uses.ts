import { courtType } from '@app/contract/courts/court-type'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { type Asker, usesBy, usesOf, usesSaid } from '../../kit/database/in-use.ts'

/** Uses of an income type, for the refusal to delete it; null if unused. Court types linked to it count too. */
export async function usesOfIncomeType(tx: Tx, id: number, asker: Asker) {
  const linked = tx.selectFrom('tipo_ingreso_tiporecurso').select('id_mst_tiporecurso').where('id_mst_tipoingreso', '=', id)
  const uses = [...(await usesOf(tx, { table: 'tipo_ingreso', id }, asker)), await usesBy(tx, courtType, sql`(${linked})`, asker)].filter(
    (use) => use !== null,
  )
  return uses.length === 0 ? null : usesSaid(uses)
}
