import { bookingTicket } from '@app/contract/bookings/ticket'
import type { OutputOf } from '@app/contract/kit/action'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { call } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { instant } from '../../kit/kinds/instant.ts'
import { percent } from '../../kit/kinds/percent.ts'
import { escapeHtml, printHtml } from '../../kit/print.ts'
import { Refused } from '../../kit/refused.ts'
import { currentSession } from '../../kit/session.ts'
import { toast } from '../../kit/toasts.ts'
import type { BookingInfo, Line } from './booking-lines.tsx'
import { whoOf } from './booking-words.ts'

const styles = `h1{margin:0 0 2mm;font-size:15px}p{margin:0 0 1mm}table{width:100%;border-collapse:collapse;margin-top:2mm}
td{padding:1mm 0;vertical-align:top}td:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot tr:first-child td{border-top:1px solid #000;padding-top:2mm}b{font-weight:700}`

/** What was paid, one entry for each way and moment: a charge of many lines is one payment to whoever makes it. */
function payments(cobros: OutputOf<typeof bookingTicket>['cobros']) {
  const sums = new Map<string, number>()
  for (const { desc_tipopago, fecha, importe } of cobros) {
    const words = `${desc_tipopago} · ${instant.format(fecha)}`
    sums.set(words, (sums.get(words) ?? 0) + importe)
  }
  return [...sums]
}

/** Prints a booking's ticket; a refusal is shown as a toast. */
export const printTicket = (info: BookingInfo) =>
  print(info).catch((error) => {
    if (!(error instanceof Refused)) throw error
    toast.bad(error.msg)
  })

/** A booking with its lines, its payments and its VAT on the till's roll; its width in millimetres is a parameter, 80 as a rule. */
async function print({ reserva, facturas, total, pagado }: BookingInfo) {
  const { empresa, cobros, ivas, fecha } = await call(bookingTicket, { id: reserva.id_reg_reserva })
  const width = Number(currentSession()?.parameters.IMPRESORA_TIQUETS_ANCHO) || 80
  const row = (text: string, cents: number, tag = 'span') =>
    `<tr><td><${tag}>${escapeHtml(text)}</${tag}></td><td><${tag}>${formatEuros(cents)}</${tag}></td></tr>`
  const text = (...parts: (string | null)[]) => {
    const said = parts.filter((part) => part !== null).join(' · ')
    return said && `<p>${escapeHtml(said)}</p>`
  }
  const what = (line: Line) =>
    [whoOf(line), line.id_reg_factura_origen === null ? null : t('desk.line_difference'), line.concepto].filter(Boolean).join(' · ')
  const when = `${formatDay(reserva.fecha)} · ${formatMinute(reserva.hora_ini)}–${formatMinute(reserva.hora_fin)}`
  const vat = ivas.map(({ prc_iva, base, cuota }) =>
    row(t('desk.ticket_vat', { tipo: percent.format(prc_iva), base: formatEuros(base) }), cuota),
  )
  const html = `<h1>${escapeHtml(empresa.nombre)}</h1>${text(empresa.nif && t('desk.ticket_nif', { nif: empresa.nif }))}
${text(empresa.direccion, empresa.codigo_postal, empresa.poblacion)}${text(empresa.telefono)}
${text(t('desk.booking_number', { n: reserva.id_reg_reserva }), instant.format(fecha))}${text(reserva.desc_recurso, when)}
<table><tbody>${facturas.map((line) => row(what(line), line.total)).join('')}</tbody>
<tfoot>${row(t('desk.total'), total, 'b')}${payments(cobros)
    .map(([words, cents]) => row(words, cents))
    .join('')}${pagado < total ? row(t('desk.left_word'), total - pagado) : ''}${vat.join('')}</tfoot></table>`
  return printHtml(html, { width, styles })
}
