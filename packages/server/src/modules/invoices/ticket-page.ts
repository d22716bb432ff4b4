import { isPaid, lineTotal } from '@app/contract/invoices/invoice-rules'
import { ticketPage } from '@app/contract/invoices/ticket-page'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros, toDecimal } from '@app/contract/values/money'
import { clubTime } from '../../kit/clock.ts'
import { escaped } from '../../kit/html.ts'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'
import { settings } from '../club/public.ts'
import { ticketFacts } from './ticket-facts.ts'

const style = `body{margin:0 auto;font:12px/1.4 system-ui,sans-serif;color:#000;background:#fff}h1{margin:0 0 2mm;font-size:15px}p{margin:0 0 1mm}
table{width:100%;border-collapse:collapse;margin-top:3mm}td{padding:1mm 0;vertical-align:top}td:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot tr:first-child td{border-top:1px solid #000;padding-top:2mm;font-weight:700}`
/** The sheet: the roll of a width in millimetres, or A4. */
const sheet = (width: number | null) =>
  width === null
    ? '@page{size:A4;margin:18mm}body{max-width:174mm;padding:8mm}'
    : `@page{margin:0}body{width:${width - 8}mm;padding:2mm 4mm}`

/** Texts in a paragraph, those that are there. */
const line = (...parts: (string | null)[]) => {
  const said = parts.filter((part) => part !== null && part !== '').join(' · ')
  return said === '' ? '' : `<p>${escaped(said)}</p>`
}
const row = (text: string, cents: number) => `<tr><td>${escaped(text)}</td><td>${escaped(formatEuros(cents))}</td></tr>`

export const print = handle(ticketPage, async ({ tx, input: { id, flag }, user, club, now, say }) => {
  const found = await tx
    .selectFrom('factura as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .selectAll('f')
    .select(['s.nombre', 's.apellidos'])
    .where('f.id_reg_factura', '=', id)
    .where('f.fecha_baja', 'is', null)
    .executeTakeFirst()
  const sold = found ?? refuse('msg.not_found')
  if (!isPaid(sold)) refuse('msg.MarcarPagadoAntesTiquet')
  const { empresa, cobros, ivas } = await ticketFacts({ tx, now }, [sold])
  const { IMPRESORA_TIQUETS_ANCHO: roll } = await settings(tx)
  const when = (at: Date) => {
    const { today, minute } = clubTime(at, club.zone)
    return `${formatDay(today)} ${formatMinute(minute)}`
  }
  const percent = (hundredths: number) => `${String(toDecimal(hundredths)).replace('.', ',')} %`
  const title = say(flag === 1 ? 'invoices.proof' : 'invoices.ticket')
  const words = sold.cantidad === 1 ? sold.concepto : `${sold.cantidad} × ${sold.concepto}`
  const paid = cobros.map((one) => row(`${one.desc_tipopago} · ${when(one.fecha)}`, one.importe))
  const vat = ivas.map((one) => row(say('invoices.ticket_vat', { tipo: percent(one.prc_iva), base: formatEuros(one.base) }), one.cuota))
  return `<!doctype html><html lang="${user.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)} ${id}</title><style>${style}${sheet(flag === 1 ? null : roll || 80)}</style><main><h1>${escaped(empresa.nombre)}</h1>${line(empresa.nif && say('invoices.ticket_nif', { nif: empresa.nif }))}${line(empresa.direccion, empresa.codigo_postal, empresa.poblacion)}${line(empresa.telefono)}${line(`${title} ${id}`, formatDay(sold.fecha_pago ?? sold.fecha_creacion))}${line(sold.nombre && `${sold.nombre} ${sold.apellidos ?? ''}`.trim())}<table><tbody>${row(words, lineTotal(sold))}</tbody><tfoot>${row(say('invoice.total'), lineTotal(sold))}${paid.join('')}${vat.join('')}</tfoot></table></main></html>`
})
