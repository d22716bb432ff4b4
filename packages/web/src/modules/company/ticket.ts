import { taxWords } from '@app/contract/invoices/tax-words'
import type { ticketFacts } from '@app/contract/invoices/ticket-facts'
import type { ValueOf } from '@app/contract/kit/field'
import { formatEuros } from '@app/contract/values/money'
import { instant } from '../../kit/kinds/instant.ts'
import { currentSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { escapeHtml, printHtml } from '../../kit/texts/print.ts'

type Facts = ValueOf<typeof ticketFacts>
interface Sum {
  readonly text: string
  readonly cents: number
}
/** Content of a ticket: subject below the club, lines, and sums below the paid amounts. */
interface Paper {
  readonly facts: Facts
  readonly about: readonly (readonly (string | null)[])[]
  readonly lines: readonly Sum[]
  readonly total: number
  readonly sums: readonly Sum[]
}

const styles = `h1{margin:0 0 2mm;font-size:15px}p{margin:0 0 1mm}table{width:100%;border-collapse:collapse;margin-top:2mm}
td{padding:1mm 0;vertical-align:top}td:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot tr:first-child td{border-top:1px solid #000;padding-top:2mm}b{font-weight:700}`

/** Payments, one entry per method and instant: a charge of many lines is one payment for the customer. */
function payments(cobros: Facts['cobros']): Sum[] {
  const sums = new Map<string, number>()
  for (const { desc_tipopago, fecha, importe } of cobros) {
    const words = `${desc_tipopago} · ${instant.format(fecha)}`
    sums.set(words, (sums.get(words) ?? 0) + importe)
  }
  return [...sums].map(([text, cents]) => ({ text, cents }))
}

/** Prints a ticket on the till's roll; its width in millimetres is a parameter, 80 by default. */
export function printPaper({ facts: { empresa, cobros, ivas }, about, lines, total, sums }: Paper) {
  const width = Number(currentSession()?.parameters.IMPRESORA_TIQUETS_ANCHO) || 80
  const row = ({ text, cents }: Sum, tag = 'span') =>
    `<tr><td><${tag}>${escapeHtml(text)}</${tag}></td><td><${tag}>${formatEuros(cents)}</${tag}></td></tr>`
  const rows = (all: readonly Sum[]) => all.map((one) => row(one)).join('')
  const text = (parts: readonly (string | null)[]) => {
    const line = parts.filter((part) => part !== null).join(' · ')
    return line && `<p>${escapeHtml(line)}</p>`
  }
  const vat = ivas.map(({ base, cuota, ...one }) => ({
    text: t('invoices.tax_of', { impuesto: taxWords(t, one), base: formatEuros(base) }),
    cents: cuota,
  }))
  const who = [
    [empresa.nif && t('desk.ticket_nif', { nif: empresa.nif })],
    [empresa.direccion, empresa.codigo_postal, empresa.poblacion],
    [empresa.telefono],
  ]
  const html = `<h1>${escapeHtml(empresa.nombre)}</h1>${[...who, ...about].map(text).join('\n')}
<table><tbody>${rows(lines)}</tbody>
<tfoot>${row({ text: t('desk.total'), cents: total }, 'b')}${rows([...payments(cobros), ...sums, ...vat])}</tfoot></table>`
  return printHtml(html, { width, styles })
}
