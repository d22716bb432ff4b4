import { formatMinute } from '@app/contract/values/minute'
import { t } from '../../kit/i18n.ts'
import type { PlannerBooking } from './planner-model.ts'

/** '07:00–08:30'; past midnight the hour of the next day. */
export const rangeText = (from: number, to: number) => `${formatMinute(from)}–${formatMinute(to)}`

/** A length in the user's words: 90 → '1 h 30 min'. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('planner.length.minutes', { minutes })
  return rest === 0 ? t('planner.length.hours', { hours }) : t('planner.length.both', { hours, minutes: rest })
}

/** How the booking is paid, or nothing when it costs nothing. */
export const paymentText = (booking: PlannerBooking) => (booking.payment === 'none' ? '' : t(`planner.payment.${booking.payment}`))

/** The states of a booking beside its payment, as words. */
export const stateTexts = (booking: PlannerBooking): string[] => [
  ...(booking.blocked ? [t('planner.blocked')] : []),
  ...(booking.pending ? [t('planner.pending')] : []),
  ...(booking.overlapping ? [t('planner.overlapping')] : []),
]

/** The name of a booking for a screen reader: 'Pista 1, 07:00 a 08:30, Pau Soler, Pagada'. */
export function bookingName(court: string, booking: PlannerBooking): string {
  const { from, to, title, places, amount, locked } = booking
  const base = t('planner.booking_name', { court, from: formatMinute(from), to: formatMinute(to), title })
  const rest = [paymentText(booking), ...stateTexts(booking), places, amount, locked && t('planner.locked', { reason: locked })]
  return [base, ...rest.filter(Boolean)].join(', ')
}
