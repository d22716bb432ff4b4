import type { Tx } from '../../kit/database/database.ts'

/** Empties the words of series without an owner in which erased members play. */
export async function forgetSeriesWords(tx: Tx, ids: readonly number[]) {
  await tx
    .updateTable('reservafija')
    .set({ nombre: '--', info: null, observaciones: null, comentarios: null })
    .where('id_mst_socios', 'is', null)
    .where('id_mst_reservasfijas', 'in', (eb) =>
      eb.selectFrom('reservafija_socio').select('id_mst_reservasfijas').where('id_mst_socios', 'in', ids),
    )
    .execute()
}
