import { isPaid, type LineTax, lineTotal } from '@app/contract/invoices/invoice-rules'
import { simplifiedLimit } from '@app/contract/official-invoices/document-kinds'
import { taxationFault } from '@app/contract/official-invoices/taxes'
import { formatEuros } from '@app/contract/values/money'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { limitedTypes, undeclaredTypes } from '../income-types/public.ts'
import { type Line, refundLinesOf, taxFor } from '../invoices/public.ts'
import { taxationOf } from './issuer.ts'

/** Refusals of a line by the reason to keep it out of official invoices. */
const refusals = {
  facturada: 'oficial.linea_ya_facturada',
  fuera: 'oficial.fuera',
  sin_pagar: 'oficial.linea_sin_pagar',
  sin_causa: 'oficial.sin_causa',
  tasa: 'oficial.tasa',
} as const
type KeptOut = keyof typeof refusals

type Judged = LineTax & Pick<Line, 'fecha_pago' | 'id_reg_facturaoficial' | 'id_mst_tipoingreso' | 'id_mst_producto'>

/** The line with the cause that its product or income type names by now, if it has neither tax nor cause. */
async function withCause<L extends Judged>(tx: Tx, line: L): Promise<L> {
  if (line.prc_iva !== 0 || line.exencion !== null) return line
  const now = await taxFor(tx, line)
  return now?.prc_iva === 0 ? { ...line, ...now } : line
}

/** The line as it would be issued, and the reason to keep it out of official invoices; null if there is none. */
export async function judgeLine<L extends Judged>(tx: Tx, stored: L): Promise<{ line: L; motivo: KeptOut | null }> {
  const line = await withCause(tx, stored)
  const { id_mst_tipoingreso: type } = line
  if (line.id_reg_facturaoficial !== null) return { line, motivo: 'facturada' }
  if (type !== null && (await undeclaredTypes(tx)).includes(type)) return { line, motivo: 'fuera' }
  if (!isPaid(line)) return { line, motivo: 'sin_pagar' }
  const fault = taxationFault(taxationOf(line))
  return { line, motivo: fault === null ? null : fault === 'cause' ? 'sin_causa' : 'tasa' }
}

/** Remainder of a line after its refunds. */
interface Left {
  readonly cents: number
  /** Refunds left nothing of it. */
  readonly isGone: boolean
  /** Its refunds that are in no official invoice. */
  readonly refunds: readonly Line[]
}
/** Remainders of lines by their numbers. */
export async function leftOf(
  tx: Tx,
  lines: readonly Pick<Line, 'id_reg_factura' | 'precio' | 'cantidad'>[],
): Promise<ReadonlyMap<number, Left>> {
  if (lines.length === 0) return new Map()
  const ids = lines.map((line) => line.id_reg_factura)
  const refunds = Map.groupBy(await refundLinesOf(tx, ids), ({ devuelta }) => devuelta)
  return new Map(
    lines.map((line) => {
      const own = refunds.get(line.id_reg_factura) ?? []
      const cents = own.reduce((sum, refund) => sum + lineTotal(refund), lineTotal(line))
      return [line.id_reg_factura, { cents, isGone: own.length > 0 && cents <= 0, refunds: own }]
    }),
  )
}

/** Refuses a simplified invoice over lines beyond the limit that holds for all of them. */
export async function requireWithinLimit(tx: Tx, lines: readonly Pick<Line, 'id_mst_tipoingreso'>[], cents: number) {
  const limited = await limitedTypes(tx)
  const limit = simplifiedLimit(!lines.some(({ id_mst_tipoingreso: type }) => type !== null && limited.includes(type)))
  if (cents > limit) refuse('oficial.supera_limite', {}, { limite: formatEuros(limit) })
}

/** The lines as they are issued; refuses those that have to stay out, by name. */
export async function issuable(tx: Tx, lines: readonly Line[]): Promise<Line[]> {
  if (lines.length === 0) refuse('No_element_selected')
  const all: Line[] = []
  for (const stored of lines) {
    const { line, motivo } = await judgeLine(tx, stored)
    if (motivo !== null) refuse(refusals[motivo], {}, { concepto: stored.concepto })
    all.push(line)
  }
  return all
}
