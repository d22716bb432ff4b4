import type { LineTax } from '@app/contract/invoices/invoice-rules'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { type DatedLine, requireOpenLines } from '../periods/public.ts'
import { withTaxes } from './line-tax.ts'
import { requireNotReserved } from './reserve-lines.ts'

/** A line of one of many bookings, amounts in cents. */
interface LineOf {
  readonly id_reg_reserva: number
  readonly id_mst_socios: number
  readonly concepto: string
  readonly precio: number
  readonly cantidad: number
  readonly id_mst_tipoingreso: number
  readonly id_mst_tipopago: number
  readonly desc_tarifa: string | null
  readonly explicacion: unknown
}

/** Inserts the lines of many bookings in one statement. Prices of many days have few reasons: each is sent once. */
export async function insertLinesOf(tx: Tx, lines: readonly LineOf[], made: { readonly today: string; readonly by: number | null }) {
  if (lines.length === 0) return
  const reasons = new Map<string, number>()
  const rows = (await withTaxes(tx, lines)).map(({ explicacion, ...line }) => {
    const text = JSON.stringify(explicacion)
    const motivo = reasons.get(text) ?? reasons.size + 1
    reasons.set(text, motivo)
    return { ...line, motivo }
  })
  const sent = sql<Omit<LineOf, 'explicacion'> & LineTax & { motivo: number }>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`
  await tx
    .insertInto('factura')
    .columns([
      ...(['id_reg_reserva', 'id_mst_socios', 'concepto', 'precio', 'precio_calculado', 'cantidad', 'id_mst_tipoingreso'] as const),
      ...(['id_mst_tipopago', 'desc_tarifa', 'explicacion', 'fecha_creacion', 'id_mst_socios_creacion'] as const),
      ...(['impuesto', 'prc_iva', 'exencion'] as const),
    ])
    .expression((db) =>
      db
        .selectFrom(
          sent.as<'l'>(
            sql`l(id_reg_reserva bigint, id_mst_socios bigint, concepto text, precio bigint, cantidad integer, id_mst_tipoingreso bigint, id_mst_tipopago bigint, desc_tarifa text, motivo integer, impuesto text, prc_iva integer, exencion text)`,
          ),
        )
        .select([
          'l.id_reg_reserva',
          'l.id_mst_socios',
          'l.concepto',
          'l.precio',
          'l.precio as precio_calculado',
          'l.cantidad',
          'l.id_mst_tipoingreso',
        ])
        .select(['l.id_mst_tipopago', 'l.desc_tarifa'])
        .select([
          sql`(${[...reasons.keys()]}::jsonb[])[l.motivo]`.as('explicacion'),
          sql<string>`${made.today}::date`.as('fecha_creacion'),
          sql<number | null>`${made.by}::bigint`.as('by'),
          'l.impuesto',
          'l.prc_iva',
          'l.exencion',
        ]),
    )
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
