import { guestMember } from '@app/contract/members/member'
import { formatMinute } from '@app/contract/values/minute'
import { t } from '../../kit/texts/i18n.ts'
import type { PlannerBooking } from './planner-model.ts'

/** Name of a player in a booking; a guest has the translated name. */
export const personName = ({ id_mst_socios, nombre_completo }: { id_mst_socios: number | null; nombre_completo: string }) =>
  id_mst_socios === guestMember ? t('ui.guest') : nombre_completo

/** '07:00–08:30'; past midnight the hour of the next day. */
export const rangeText = (from: number, to: number) => `${formatMinute(from)}–${formatMinute(to)}`

/** Duration in the user's language: 90 → '1 h 30 min'. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('planner.length.minutes', { minutes })
  return rest === 0 ? t('planner.length.hours', { hours }) : t('planner.length.both', { hours, minutes: rest })
}

/** Payment state of the booking; empty for the draft. */
export const paymentText = (booking: PlannerBooking) => (booking.isDraft ? '' : t(`planner.payment.${booking.payment}`))

/** States of a booking besides its payment, as text. */
export const stateTexts = (booking: PlannerBooking): string[] => [
  ...(booking.blocked ? [t('planner.blocked')] : []),
  ...(booking.isPermanent ? [t('menu.permanent-booking-edit')] : []),
  ...(booking.pending ? [t('planner.pending')] : []),
  ...(booking.overlapping ? [t('planner.overlapping')] : []),
  ...(booking.parked ? [t('planner.parked')] : []),
]

/** Accessible name of a booking: the court, then the text of the card in its order (WCAG 2.5.3), then that of its colour and shapes: 'Pista 1, Pau Soler, 07:00–08:30, Clase, Pagada'. */
export function bookingName(court: string, booking: PlannerBooking): string {
  const { from, to, title, subtitle, places, amount, locked } = booking
  const shown = [court, title, rangeText(from, to), subtitle, places, amount]
  const drawn = [
    booking.kind !== title && booking.kind,
    paymentText(booking),
    ...stateTexts(booking),
    locked && t('planner.locked', { reason: locked }),
  ]
  return [...shown, ...drawn].filter(Boolean).join(', ')
}
