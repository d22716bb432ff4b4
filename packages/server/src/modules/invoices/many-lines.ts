import type { LineTax } from '@app/contract/invoices/invoice-rules'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { type DatedLine, requireOpenLines } from '../periods/public.ts'
import { withTaxes } from './line-tax.ts'
import { requireNotReserved } from './reserve-lines.ts'

/** One of many lines, of a booking or a fee; amounts in cents. */
interface LineOf {
  readonly id_reg_reserva?: number
  readonly id_mst_empresas?: number | null
  readonly id_mst_socios: number
  readonly concepto: string
  readonly precio: number
  readonly cantidad: number
  readonly id_mst_tipoingreso: number
  readonly id_mst_tipopago: number
  readonly desc_tarifa: string | null
  readonly explicacion: unknown
}

const sentColumns = sql`l(n integer, id_reg_reserva bigint, id_mst_empresas bigint, id_mst_socios bigint, concepto text, precio bigint,
  cantidad integer, id_mst_tipoingreso bigint, id_mst_tipopago bigint, desc_tarifa text, motivo integer, impuesto text, prc_iva integer,
  exencion text)`
const plainColumns = [
  ...(['id_reg_reserva', 'id_mst_empresas', 'id_mst_socios', 'concepto', 'precio', 'cantidad', 'id_mst_tipoingreso'] as const),
  ...(['id_mst_tipopago', 'desc_tarifa', 'impuesto', 'prc_iva', 'exencion'] as const),
]

/**
 * Inserts many lines at their calculated prices in one statement; returns their numbers, in the order of the lines. Prices of many days have few
 * reasons: each is sent once.
 */
export async function insertManyLines(
  tx: Tx,
  lines: readonly LineOf[],
  made: { readonly today: string; readonly by: number | null },
): Promise<number[]> {
  if (lines.length === 0) return []
  const reasons = new Map<string, number>()
  const rows = (await withTaxes(tx, lines)).map(({ explicacion, ...line }, n) => {
    const text = JSON.stringify(explicacion)
    const motivo = reasons.get(text) ?? reasons.size + 1
    reasons.set(text, motivo)
    return { ...line, n, motivo }
  })
  const sent = sql<
    Required<Omit<LineOf, 'explicacion'>> & LineTax & { n: number; motivo: number }
  >`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`
  const inserted = await tx
    .insertInto('factura')
    .columns([...plainColumns, 'precio_calculado', 'explicacion', 'fecha_creacion', 'id_mst_socios_creacion'])
    .expression((db) =>
      db
        .selectFrom(sent.as<'l'>(sentColumns))
        .select(plainColumns.map((name) => `l.${name}` as const))
        .select([
          'l.precio as precio_calculado',
          sql`(${[...reasons.keys()]}::jsonb[])[l.motivo]`.as('explicacion'),
          sql<string>`${made.today}::date`.as('fecha_creacion'),
          sql<number | null>`${made.by}::bigint`.as('by'),
        ])
        .orderBy('l.n'),
    )
    .returning('id_reg_factura')
    .execute()
  // numbers are given in the order of the rows
  return inserted.map(({ id_reg_factura }) => id_reg_factura).toSorted((a, b) => a - b)
}

/** Gives many locked, unpaid lines other calculated prices, with their explanations; refuses those of closed months. */
export async function repriceLines(
  call: Pick<WorkCall, 'tx' | 'today'>,
  rows: readonly { readonly id: number; readonly precio: number; readonly explicacion: unknown }[],
) {
  if (rows.length === 0) return
  const { tx } = call
  const lines = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_reg_reserva', 'fecha_creacion'])
    .where(
      'id_reg_factura',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  await requireOpenLines(call, lines)
  const sent = sql<{ id: number; precio: number; explicacion: unknown }>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`
  await tx
    .updateTable('factura')
    .from(sent.as<'v'>(sql`v(id bigint, precio bigint, explicacion jsonb)`))
    .set({ precio: sql`v.precio`, precio_calculado: sql`v.precio`, explicacion: sql`v.explicacion`, codigo_c60: null })
    .whereRef('factura.id_reg_factura', '=', 'v.id')
    .execute()
}

/**
 * Deletes locked unpaid lines of bookings; refuses those of closed months or reserved by the cash machine. A line that the ledger names,
 * because a payment or a pass was reverted, is hidden instead.
 */
export async function removeLines(tx: Tx, lines: readonly DatedLine[], today: string) {
  if (lines.length === 0) return
  const ids = lines.map((line) => line.id_reg_factura)
  await requireOpenLines({ tx, today }, lines)
  await requireNotReserved(tx, ids)
  await tx
    .updateTable('factura')
    .set({ id_reg_reserva: null, fecha_baja: today })
    .where('id_reg_factura', 'in', ids)
    .where((eb) =>
      eb.exists(eb.selectFrom('libro_asiento as a').select('a.id_reg_asiento').whereRef('a.id_reg_factura', '=', 'factura.id_reg_factura')),
    )
    .execute()
  await tx.deleteFrom('factura').where('id_reg_factura', 'in', ids).where('fecha_baja', 'is', null).execute()
}

/** Takes away the lines of bookings for which nothing was paid. */
export async function removeOpenLines(tx: Tx, bookings: readonly number[], today: string) {
  const open = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_reg_reserva', 'fecha_creacion'])
    .where('id_reg_reserva', 'in', bookings)
    .where('pagado', '=', 0)
    .where('fecha_pago', 'is', null)
    .orderBy('id_reg_factura')
    .forNoKeyUpdate()
    .execute()
  await removeLines(tx, open, today)
}

/**
 * Deletes the calculated prices of bookings: open, unreserved lines of a quote, except prices set by hand of remaining
 * players. Returns the players with a line left.
 */
export async function removeQuotes(
  tx: Tx,
  { bookings, people, today }: { readonly bookings: readonly number[]; readonly people: readonly number[]; readonly today: string },
): Promise<ReadonlySet<string>> {
  if (bookings.length === 0) return new Set()
  const quotes = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_reg_reserva', 'fecha_creacion'])
    .where('id_reg_reserva', 'in', bookings)
    .where('pagado', '=', 0)
    .where('retenido', '=', 0)
    .where('fecha_pago', 'is', null)
    .where('precio_calculado', 'is not', null)
    .where((eb) => eb.or([eb('precio', '=', eb.ref('precio_calculado')), eb('id_mst_socios', 'not in', people)]))
    .execute()
  await removeLines(tx, quotes, today)
  const left = await tx
    .selectFrom('factura')
    .select(['id_reg_reserva', 'id_mst_socios'])
    .where('id_reg_reserva', 'in', bookings) // only for speed
    .where('precio_calculado', 'is not', null)
    .execute()
  return new Set(left.map((line) => `${line.id_reg_reserva} ${line.id_mst_socios}`))
}
