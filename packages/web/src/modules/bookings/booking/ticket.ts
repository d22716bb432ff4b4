import { bookingTicket } from '@app/contract/bookings/ticket'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { instant } from '../../../kit/kinds/instant.ts'
import { call } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { printPaper } from '../../company/public.ts'
import type { BookingInfo, Line } from './booking-info.ts'
import { memberLabel } from './booking-labels.ts'

/** Prints a booking's ticket; a refusal shows a toast. */
export const printTicket = (info: BookingInfo) =>
  print(info).catch((error) => {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  })

/** Booking with its lines, its payments and its VAT. */
async function print({ reserva, facturas, total, pagado }: BookingInfo) {
  const facts = await call(bookingTicket, { id: reserva.id_reg_reserva })
  const what = (line: Line) =>
    [memberLabel(line), line.id_reg_factura_origen === null ? null : t('desk.line_difference'), line.concepto].filter(Boolean).join(' · ')
  const when = `${formatDay(reserva.fecha)} · ${formatMinute(reserva.hora_ini)}–${formatMinute(reserva.hora_fin)}`
  return printPaper({
    facts,
    about: [
      [t('desk.booking_number', { n: reserva.id_reg_reserva }), instant.format(facts.fecha)],
      [reserva.desc_recurso, when],
    ],
    lines: facturas.map((line) => ({ text: what(line), cents: line.total })),
    total,
    sums: pagado < total ? [{ text: t('desk.left_word'), cents: total - pagado }] : [],
  })
}
