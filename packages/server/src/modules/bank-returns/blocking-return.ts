import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/** The earliest return that keeps a payer out until it is paid, with its unpaid cents; undefined if there is none. */
export const blockingReturn = (tx: Tx, id_mst_socios: number) =>
  tx
    .selectFrom('devolucion as d')
    .innerJoin('recibo as r', 'r.id_reg_recibo', 'd.id_reg_recibo')
    .innerJoin('recibo_factura as v', 'v.id_reg_recibo', 'r.id_reg_recibo')
    .innerJoin('factura as f', 'f.id_reg_factura', 'v.id_reg_factura')
    .select(['d.id_reg_devolucion', 'd.fecha', 'r.concepto', sql<number>`sum(f.precio * f.cantidad - f.pagado)::bigint`.as('importe')])
    .where('r.id_mst_socios', '=', id_mst_socios)
    .where('d.bloquea', '=', true)
    .where('d.deshecha', '=', false)
    .where('f.fecha_pago', 'is', null)
    .where('f.fecha_baja', 'is', null)
    .where(sql<boolean>`f.precio * f.cantidad > f.pagado`)
    .groupBy(['d.id_reg_devolucion', 'd.fecha', 'r.concepto'])
    .orderBy('d.id_reg_devolucion')
    .executeTakeFirst()
