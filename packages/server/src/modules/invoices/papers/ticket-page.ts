import { isPaid, lineTotal } from '@app/contract/invoices/invoice-rules'
import { ticketPage } from '@app/contract/invoices/ticket-page'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros, toDecimal } from '@app/contract/values/money'
import { clubTime } from '../../../kit/clock.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { paperPage } from '../../../kit/papers/paper.ts'
import { settings } from '../../club/public.ts'
import { ticketFacts } from './ticket-facts.ts'

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
  const { IMPRESORA_TIQUETS_ANCHO: roll, PDF_FACTURAS_FUENTE_PERSONALIZADA: font } = await settings(tx)
  const when = (at: Date) => {
    const { today, minute } = clubTime(at, club.zone)
    return `${formatDay(today)} ${formatMinute(minute)}`
  }
  const percent = (hundredths: number) => `${String(toDecimal(hundredths)).replace('.', ',')} %`
  const title = `${say(flag === 1 ? 'invoices.proof' : 'invoices.ticket')} ${id}`
  return paperPage({
    lang: user.lang,
    font,
    title,
    width: flag === 1 ? null : roll || 80,
    empresa,
    nif: empresa.nif && say('invoices.ticket_nif', { nif: empresa.nif }),
    about: [[title, formatDay(sold.fecha_pago ?? sold.fecha_creacion)], [sold.nombre && `${sold.nombre} ${sold.apellidos ?? ''}`.trim()]],
    lines: [{ text: sold.cantidad === 1 ? sold.concepto : `${sold.cantidad} × ${sold.concepto}`, cents: lineTotal(sold) }],
    sums: [
      { text: say('invoice.total'), cents: lineTotal(sold) },
      ...cobros.map((one) => ({ text: `${one.desc_tipopago} · ${when(one.fecha)}`, cents: one.importe })),
      ...ivas.map((one) => ({
        text:
          one.prc_iva === 0
            ? say('invoices.ticket_exempt', { base: formatEuros(one.base) })
            : say('invoices.ticket_vat', { tipo: percent(one.prc_iva), base: formatEuros(one.base) }),
        cents: one.cuota,
      })),
    ],
  })
})
