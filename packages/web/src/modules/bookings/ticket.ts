import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { t } from '../../kit/i18n.ts'
import { escapeHtml, printHtml } from '../../kit/print.ts'
import { currentSession } from '../../kit/session.ts'
import type { BookingInfo } from './booking-lines.tsx'
import { whoOf } from './booking-words.ts'

const styles = `h1{margin:0 0 2mm;font-size:15px}p{margin:0 0 1mm}table{width:100%;border-collapse:collapse;margin-top:2mm}
td{padding:1mm 0;vertical-align:top}td:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot tr:first-child td{border-top:1px solid #000;padding-top:2mm}b{font-weight:700}`

/** Prints a booking with its lines on the till's roll; its width in millimetres is a parameter, 80 as a rule. */
export function printTicket({ reserva, facturas, total, pagado }: BookingInfo) {
  const session = currentSession()
  const width = Number(session?.parameters.IMPRESORA_TIQUETS_ANCHO) || 80
  const row = (text: string, cents: number, tag = 'span') =>
    `<tr><td><${tag}>${escapeHtml(text)}</${tag}></td><td><${tag}>${formatEuros(cents)}</${tag}></td></tr>`
  const lines = facturas.map((line) => row(`${whoOf(line)} · ${line.concepto}`, line.total)).join('')
  const when = `${formatDay(reserva.fecha)} · ${formatMinute(reserva.hora_ini)}–${formatMinute(reserva.hora_fin)}`
  const html = `<h1>${escapeHtml(session?.info.club ?? '')}</h1><p>${escapeHtml(reserva.desc_recurso)} · ${when}</p>
<p>${escapeHtml(t('desk.booking_number', { n: reserva.id_reg_reserva }))}</p><table><tbody>${lines}</tbody>
<tfoot>${row(t('desk.total'), total, 'b')}${row(t('invoice.pagado'), pagado)}${pagado < total ? row(t('desk.left_word'), total - pagado) : ''}</tfoot></table>`
  return printHtml(html, { width, styles })
}
