import type { Tx } from '../../kit/database/database.ts'

/** Lines of a document, in their order. */
export const linesOf = (tx: Tx, id: number) =>
  tx.selectFrom('facturaoficial_linea').selectAll().where('id_reg_facturaoficial', '=', id).orderBy('id_reg_facturaoficial_linea').execute()

/** Taxes of a document, in their order. */
export const taxesOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('facturaoficial_impuesto')
    .selectAll()
    .where('id_reg_facturaoficial', '=', id)
    .orderBy('id_reg_facturaoficial_impuesto')
    .execute()

type End = 'id_reg_facturaoficial' | 'id_reg_facturaoficial_origen'
const related = (tx: Tx, id: number, [near, far]: readonly [End, End]) =>
  tx
    .selectFrom('facturaoficial_relacion as r')
    .innerJoin('facturaoficial as o', 'o.id_reg_facturaoficial', `r.${far}`)
    .select([
      'r.id_reg_facturaoficial_relacion',
      'r.clase',
      'o.id_reg_facturaoficial',
      'o.num_completo',
      'o.nif_emisor',
      'o.fecha',
      'o.importe',
    ])
    .where(`r.${near}`, '=', id)
    .orderBy('o.id_reg_facturaoficial')
    .execute()

/** Documents that a document rectifies or replaces. */
export const originsOf = (tx: Tx, id: number) => related(tx, id, ['id_reg_facturaoficial', 'id_reg_facturaoficial_origen'])

/** Documents that rectify or replace a document. */
export const followersOf = (tx: Tx, id: number) => related(tx, id, ['id_reg_facturaoficial_origen', 'id_reg_facturaoficial'])
