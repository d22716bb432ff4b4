import { mainCompany } from '@app/contract/company/company'
import { lineTotal, taxesWithin } from '@app/contract/invoices/invoice-rules'
import type { DocumentKind } from '@app/contract/official-invoices/document-kinds'
import type { Day } from '@app/contract/values/day'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Line, type MoneyContext, taxOf } from '../invoices/public.ts'
import { type Copy, type Draft, type Invoice, issueDocument, requireFreePrefix, requireSound } from './document.ts'
import { issuable, leftOf, requireWithinLimit } from './issuable.ts'
import { issuerOf } from './issuer.ts'

/** Official invoice to be issued over locked, paid lines of one company. */
export interface LinesDraft extends Pick<Draft, 'prefijo' | 'id_mst_socios' | 'nombre' | 'cliente' | 'fecha'> {
  readonly tipo: Extract<DocumentKind, 'F1' | 'F2'>
  readonly lines: readonly Line[]
}

const copyOf = (line: Line): Copy => {
  const { id_reg_factura, concepto, cantidad, precio } = line
  return { id_reg_factura, concepto, cantidad, precio, ...taxOf(line), vigente: true }
}

/** Lines with what was refunded of them before; refuses those of which nothing is left. */
async function withRefunds({ tx }: Pick<MoneyContext, 'tx'>, lines: readonly Line[]): Promise<Copy[]> {
  const left = await leftOf(tx, lines)
  return lines.flatMap((line) => {
    const { refunds, isGone } = left.get(line.id_reg_factura)!
    if (isGone) refuse('oficial.linea_devuelta', {}, { concepto: line.concepto })
    return [copyOf(line), ...refunds.map((refund) => ({ ...copyOf(refund), ...taxOf(line) }))]
  })
}

/** Day of the operation: the last payment of the lines. */
const operationOf = (lines: readonly Line[]): Day | null =>
  lines.reduce<Day | null>((last, { fecha_pago: day }) => (last === null || (day !== null && day > last) ? day : last), null)

/** The document over lines; refuses what no number would mend. */
async function documentOver(call: Pick<MoneyContext, 'tx'>, draft: LinesDraft): Promise<Draft> {
  requireFreePrefix(draft.prefijo)
  const lines = await issuable(call.tx, draft.lines)
  const [issuer, copies] = await together(issuerOf(call.tx, lines[0]!.id_mst_empresas ?? mainCompany), withRefunds(call, lines))
  const cents = copies.reduce((sum, line) => sum + lineTotal(line), 0)
  if (draft.tipo === 'F2') await requireWithinLimit(call.tx, lines, cents)
  return {
    ...draft,
    issuer,
    lines: copies,
    shares: taxesWithin(copies.map((line) => ({ ...line, cents: lineTotal(line) }))),
    operacion: operationOf(lines),
    clase: null,
    related: [],
  }
}

/** Issues an official invoice over lines as the last part of a transaction (see `issueDocument`). */
export const issue = async (call: MoneyContext, draft: LinesDraft): Promise<Invoice> => issueDocument(call, await documentOver(call, draft))

/** Refuses lines that could not be issued today, before money moves that no refusal brings back. */
export const requireIssuable = async (call: Pick<MoneyContext, 'tx' | 'today'>, draft: LinesDraft): Promise<void> =>
  requireSound(await documentOver(call, draft), call.today)
