import type { LineTax } from '@app/contract/invoices/invoice-rules'
import { json, type Tx } from '../../kit/database/database.ts'
import { withTaxes } from './line-tax.ts'
import type { Line } from './settle.ts'

/** A line to be made, amounts in cents; `precio_calculado` is null for a line that no tariff made. */
export type NewLine = Pick<
  Line,
  'id_mst_socios' | 'concepto' | 'precio' | 'cantidad' | 'precio_calculado' | 'id_mst_tipoingreso' | 'desc_tarifa'
> &
  Partial<LineTax> & {
    readonly explicacion?: unknown
    readonly id_mst_producto?: number | null
    readonly id_reg_factura_origen?: number
  }

/** Explanation of a price, as stored. */
export const reason = (explicacion: unknown) => (explicacion ? json(explicacion) : null)

/** Inserts the lines of a booking, in the order given. */
export async function insertLines(
  tx: Tx,
  id_reg_reserva: number,
  made: { today: string; by: number | null },
  lines: readonly NewLine[],
): Promise<Line[]> {
  if (lines.length === 0) return []
  const rows = (await withTaxes(tx, lines)).map(({ explicacion, ...line }) => ({
    ...line,
    explicacion: reason(explicacion),
    id_reg_reserva,
    fecha_creacion: made.today,
    id_mst_socios_creacion: made.by,
  }))
  return tx.insertInto('factura').values(rows).returningAll().execute()
}
