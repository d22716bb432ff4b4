import type { LineTax } from '@app/contract/invoices/invoice-rules'
import type { Tx } from '../../kit/database/database.ts'
import { withTax } from './line-tax.ts'
import type { Line } from './settle.ts'

/** A line that the till puts into a cart; amounts in cents. It is not owed before the cart is paid. */
export type TillLine = Pick<
  Line,
  'id_reg_tpv_carro' | 'id_mst_socios' | 'id_mst_producto' | 'id_mst_tipoabonos' | 'id_mst_tipoingreso' | 'concepto' | 'precio' | 'cantidad'
> &
  Partial<LineTax>

/** Inserts a line of a cart. */
export const insertTillLine = async (tx: Tx, line: TillLine, made: { today: string; by: number }) =>
  tx
    .insertInto('factura')
    .values({ ...(await withTax(tx, line)), borrador: true, fecha_creacion: made.today, id_mst_socios_creacion: made.by })
    .execute()

/** The lines of a cart, locked in the order of their ids. */
export const lockCartLines = (tx: Tx, id_reg_tpv_carro: number): Promise<Line[]> =>
  tx
    .selectFrom('factura')
    .selectAll()
    .where('id_reg_tpv_carro', '=', id_reg_tpv_carro)
    .where('fecha_baja', 'is', null)
    .orderBy('id_reg_factura')
    .forNoKeyUpdate()
    .execute()

/** Another quantity or price for a line that is still the till's alone. */
export const changeTillLine = (tx: Tx, id: number, change: Partial<Pick<Line, 'cantidad' | 'precio'>>) =>
  tx.updateTable('factura').set(change).where('id_reg_factura', '=', id).where('borrador', '=', true).execute()

/** Deletes an unpaid line of the till. */
export const removeTillLine = (tx: Tx, id: number) =>
  tx.deleteFrom('factura').where('id_reg_factura', '=', id).where('borrador', '=', true).execute()

/** Puts owed lines into a cart, or, with null, takes them out of theirs. */
export const assignToCart = (tx: Tx, ids: readonly number[], id_reg_tpv_carro: number | null) =>
  ids.length > 0 ? tx.updateTable('factura').set({ id_reg_tpv_carro }).where('id_reg_factura', 'in', ids).execute() : Promise.resolve([])

/** Empties a locked cart: the till's lines are deleted, earlier debts remain owed. */
export async function emptyCart(tx: Tx, id_reg_tpv_carro: number) {
  await tx.deleteFrom('factura').where('id_reg_tpv_carro', '=', id_reg_tpv_carro).where('borrador', '=', true).execute()
  await tx.updateTable('factura').set({ id_reg_tpv_carro: null }).where('id_reg_tpv_carro', '=', id_reg_tpv_carro).execute()
}

/** Sets the member of the till's lines in a cart, or none. */
export const setTillLinesMember = (tx: Tx, id_reg_tpv_carro: number, id_mst_socios: number | null) =>
  tx.updateTable('factura').set({ id_mst_socios }).where('id_reg_tpv_carro', '=', id_reg_tpv_carro).where('borrador', '=', true).execute()

/** Sells the till's lines of a cart today: from now on they are lines like any other. */
export const sellTillLines = (tx: Tx, id_reg_tpv_carro: number, today: string) =>
  tx
    .updateTable('factura')
    .set({ borrador: false, fecha_creacion: today })
    .where('id_reg_tpv_carro', '=', id_reg_tpv_carro)
    .where('borrador', '=', true)
    .execute()
