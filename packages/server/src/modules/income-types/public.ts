import type { Tx } from '../../kit/database.ts'

interface Link {
  readonly id_mst_tipoingreso: number
  readonly id_mst_tiporecurso: number
  /** Whether the two are linked from now on. */
  readonly on: boolean
}

/** Links an income type to a court type or takes the link away (asociarTiporecurso, A-116); doing it twice changes nothing more. */
export async function linkIncomeType(tx: Tx, { id_mst_tipoingreso, id_mst_tiporecurso, on }: Link) {
  if (on)
    await tx
      .insertInto('tipo_ingreso_tiporecurso')
      .values({ id_mst_tipoingreso, id_mst_tiporecurso })
      .onConflict((conflict) => conflict.columns(['id_mst_tipoingreso', 'id_mst_tiporecurso']).doNothing())
      .execute()
  else
    await tx
      .deleteFrom('tipo_ingreso_tiporecurso')
      .where('id_mst_tipoingreso', '=', id_mst_tipoingreso)
      .where('id_mst_tiporecurso', '=', id_mst_tiporecurso)
      .execute()
}

/** Takes away the links of a court type that is being deleted. */
export const unlinkCourtType = (tx: Tx, id_mst_tiporecurso: number) =>
  tx.deleteFrom('tipo_ingreso_tiporecurso').where('id_mst_tiporecurso', '=', id_mst_tiporecurso).execute()
