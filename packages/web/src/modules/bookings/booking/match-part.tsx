import { lazy, Suspense } from 'react'
import type { BookingInfo } from './booking-info.ts'

const MatchActs = lazy(() => import('../../matches/public.ts').then((module) => ({ default: module.MatchActs })))

interface Props {
  info: BookingInfo
  onSending: (isOn: boolean) => void
  onGone: () => void
}

/** Championship match of a booking, with its actions; nothing for other bookings. */
export const MatchPart = ({ info: { reserva }, ...acts }: Props) =>
  reserva.id_reg_partidos !== null && (
    <Suspense fallback={null}>
      <MatchActs booking={reserva.id_reg_reserva} {...acts} />
    </Suspense>
  )
