import { formatEuros } from '@app/contract/values/money'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { userMay } from '../../kit/reads/session.ts'
import { Lines } from '../../kit/screen/lines.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type MemberBooking, whenText } from './booking-labels.ts'

/** Path of a booking. */
export const bookingPath = ({ id_mst_tiporecurso, id_reg_reserva }: MemberBooking) => `/reservas/${id_mst_tiporecurso}/${id_reg_reserva}`

/** Bookings, each with its link, court and open amount, which counts as debt once they have ended. */
export function BookingLines({ bookings, none, areOver }: { bookings: readonly MemberBooking[]; none: string; areOver: boolean }) {
  if (bookings.length === 0) return <p className="ms-none">{none}</p>
  return (
    <Lines className="ms-lines">
      {bookings.map((booking) => (
        <li key={booking.id_reg_reserva}>
          {userMay('bookings') ? <ScreenLink to={bookingPath(booking)}>{whenText(booking)}</ScreenLink> : <span>{whenText(booking)}</span>}
          <span className="ms-what">{booking.desc_recurso}</span>
          <span className={areOver && booking.pendiente > 0 ? 'ms-sum ms-owed' : 'ms-sum'}>
            {formatEuros(booking.pendiente > 0 ? booking.pendiente : booking.precio)}
            {booking.pendiente > 0 && <small>{t('summary.open')}</small>}
          </span>
        </li>
      ))}
    </Lines>
  )
}
