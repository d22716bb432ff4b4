import type { Tx } from '../../kit/database/database.ts'

/** Passes `a` that members have, with the names of their types `t`. */
export const heldPasses = (tx: Tx) =>
  tx
    .selectFrom('abono as a')
    .innerJoin('tipo_abono as t', 't.id_mst_tipoabonos', 'a.id_mst_tipoabonos')
    .selectAll('a')
    .select('t.desc_tipoabonos')
    .where('a.fecha_baja', 'is', null)
