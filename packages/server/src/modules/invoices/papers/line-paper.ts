import { c60Parts } from '@app/contract/invoices/c60-code'
import { isPaid, lineRemainder, lineTotal } from '@app/contract/invoices/invoice-rules'
import type { PaperFlag } from '@app/contract/invoices/ticket-page'
import { formatDay } from '@app/contract/values/day'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { Paper } from '../../../kit/papers/paper.ts'
import type { Line } from '../settle.ts'
import { paperParts, type Writing } from './paper-parts.ts'

const lineAt = async (tx: Tx, id: number) =>
  (await tx
    .selectFrom('factura as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .selectAll('f')
    .select(fullName('s').as('desc_socio'))
    .where('f.id_reg_factura', '=', id)
    .where('f.fecha_baja', 'is', null)
    .executeTakeFirst()) ?? refuse('msg.not_found')

/** The payment letter's part of a paper: issuer, reference, last day, the remaining amount, and the bars. */
function letterParts({ say }: Pick<Writing, 'say'>, line: Line) {
  const importe = isPaid(line) ? 0 : lineRemainder(line)
  if (importe <= 0) refuse('ERROR_C60_GENERAR_CODIGO', { id: 'c60.nada_que_pagar' })
  const code = line.codigo_c60 ?? refuse('ERROR_C60_GENERAR_CODIGO')
  const { emisora, referencia, limite, importe: within } = c60Parts(code)
  // a payment since then makes it wrong
  if (within !== importe) refuse('ERROR_C60_GENERAR_CODIGO')
  return {
    about: [
      [`${say('c60.issuer')}: ${emisora}`, `${say('c60.reference')}: ${referencia}`],
      [say('c60.until', { fecha: formatDay(limite) })],
    ],
    sums: [{ text: say('c60.letter'), cents: importe }],
    codes: [{ kind: 'bars' as const, content: code, caption: code }],
  }
}

/** The paper of a line; refuses a deleted line, an unpaid one its ticket and proof, a paid one or one without its code its letter. */
export async function linePaper(call: Writing, { id, flag, lang }: { id: number; flag: PaperFlag; lang: string }): Promise<Paper> {
  const { tx, say } = call
  const sold = await lineAt(tx, id)
  if (flag !== 2 && !isPaid(sold)) refuse('msg.MarcarPagadoAntesTiquet')
  const letter = flag === 2 ? letterParts(call, sold) : null
  const { head, payments, roll } = await paperParts(call, [sold])
  const name = flag === 0 ? say('invoices.ticket') : say(flag === 1 ? 'invoices.proof' : 'c60.letter')
  const title = `${name} ${id}`
  return {
    ...head,
    lang,
    title,
    width: flag === 0 ? roll : null,
    about: [[title, formatDay(sold.fecha_pago ?? sold.fecha_creacion)], [sold.desc_socio], ...(letter?.about ?? [])],
    lines: [{ text: sold.cantidad === 1 ? sold.concepto : `${sold.cantidad} × ${sold.concepto}`, cents: lineTotal(sold) }],
    sums: [{ text: say('invoice.total'), cents: lineTotal(sold) }, ...payments, ...(letter?.sums ?? [])],
    codes: letter?.codes ?? [],
  }
}
