import type { Tx } from '../../kit/database/database.ts'

interface Times {
  readonly min_tiempo_reserva: number
  readonly max_tiempo_reserva: number
  readonly default_tiempo_reserva: number
}

/** Every court type with its three times, locked in the order of ids; -1 inherits the club's parameter. */
export const lockCourtTypeTimes = (tx: Tx) =>
  tx
    .selectFrom('tipo_recurso')
    .select(['id_mst_tiporecurso', 'min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'])
    .orderBy('id_mst_tiporecurso')
    .forNoKeyUpdate()
    .execute()

/** Sets the three times of a court type; the caller has checked them. */
export const setCourtTypeTimes = (tx: Tx, id_mst_tiporecurso: number, times: Times) =>
  tx.updateTable('tipo_recurso').set(times).where('id_mst_tiporecurso', '=', id_mst_tiporecurso).execute()
