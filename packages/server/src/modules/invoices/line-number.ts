import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { settings } from '../club/public.ts'

/** Number of a line of the table f, prefixed with the year if FACTURAS_COD_FACTURA is on (0089). */
export async function lineNumber(tx: Tx) {
  const { FACTURAS_COD_FACTURA: withYear } = await settings(tx)
  return withYear ? sql<string>`extract(year from f.fecha_creacion) || '/' || f.id_reg_factura::text` : sql<string>`f.id_reg_factura::text`
}
