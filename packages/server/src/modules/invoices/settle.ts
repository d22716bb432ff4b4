import { type invoice, invoiceTypes } from '@app/contract/invoices/invoice'
import { lineRemainder } from '@app/contract/invoices/invoice-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import { accounts } from '@app/contract/ledger/account'
import type { TransferReason } from '@app/contract/ledger/transfer'
import { sql } from 'kysely'
import type { Call } from '../../kit/http/serve.ts'
import { type PostingContext, post } from '../ledger/public.ts'
import { takePieces } from '../products/public.ts'

export type Line = RowOfResource<typeof invoice>

/** Money of one line: cents that the account received for it, or below zero gave back; of a supplier's invoice the cents that it gave, or got back. */
export interface Part {
  readonly line: Line
  readonly cuenta: number
  readonly importe: number
  readonly motivo?: TransferReason
  readonly texto?: string | null
  /** The payment that this one reverts. */
  readonly revierte?: number
  /** The operation at an external system that moves it. */
  readonly id_reg_operacion?: number
}
/** Context for moving the money of lines: of a call, or of a worker. */
export type MoneyContext = PostingContext & Pick<Call<unknown>, 'note'>

/** Sets the paid amount of lines; a fully paid one gets its payment date, others have none. Returns the changed lines. */
async function bringUp({ tx, today }: Pick<Call<unknown>, 'tx' | 'today'>, parts: readonly Part[], id_mst_tipopago: number | null) {
  const perLine = Map.groupBy(parts, ({ line }) => line)
  const sums = [...perLine].map(([line, own]) => ({ line, paid: own.reduce((sum, { importe }) => sum + importe, 0) }))
  const changed = sums.filter(({ line, paid }) => paid !== 0 || lineRemainder(line) === 0)
  if (changed.length === 0) return []
  const ids = changed.map(({ line }) => line.id_reg_factura)
  const amounts = changed.map(({ paid }) => paid)
  const days = changed.map(({ line, paid }) => (lineRemainder(line) === paid ? today : null))
  const now = sql<{
    id: number
    part: number
    dia: string | null
  }>`(select * from unnest(${ids}::bigint[], ${amounts}::bigint[], ${days}::date[]) as t(id, part, dia))`
  return tx
    .updateTable('factura')
    .from(now.as('v'))
    .set({ pagado: sql`factura.pagado + v.part`, fecha_pago: sql`v.dia`, ...(id_mst_tipopago === null ? {} : { id_mst_tipopago }) })
    .whereRef('factura.id_reg_factura', '=', 'v.id')
    .returningAll('factura')
    .execute()
}

/**
 * Source and target account for money of a line: a member's line is paid from sales, a supplier's invoice to purchases;
 * reversals are below zero.
 */
function sidesOf({ line, cuenta, importe }: Pick<Part, 'line' | 'cuenta' | 'importe'>) {
  const [from, to] = line.id_mst_tipofactura === invoiceTypes.supplier ? [cuenta, accounts.purchases] : [accounts.sales, cuenta]
  return importe > 0 ? { debe: to, haber: from } : { debe: from, haber: to }
}

/**
 * Posts the money of locked lines and updates them; a line that costs nothing is paid without a transfer.
 * `id_mst_tipopago` is the payment type of the lines afterwards; null keeps theirs. Products leave the stock with the
 * last payment of their line.
 */
export async function settle<P extends Part>(call: MoneyContext, parts: readonly P[], id_mst_tipopago: number | null) {
  const moved = parts.filter(({ importe }) => importe !== 0)
  const transfers = moved.map(({ line, cuenta, importe, motivo = 'cobro', texto, revierte, id_reg_operacion }) => ({
    ...sidesOf({ line, cuenta, importe }),
    importe: Math.abs(importe),
    id_reg_factura: line.id_reg_factura,
    motivo,
    texto,
    revierte,
    id_reg_operacion,
  }))
  const asientos = await post(call, transfers)
  const facturas = await bringUp(call, parts, id_mst_tipopago)
  const lines = new Set(parts.map(({ line }) => line))
  call.note('factura', [...lines], facturas)
  call.note('libro_asiento', null, asientos)
  await takePieces(
    call,
    facturas.filter((line) => line.fecha_pago !== null),
  )
  return { moved, asientos, facturas }
}
