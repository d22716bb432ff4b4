import type { editBookingInfo } from '@app/contract/bookings/booking-form'
import type { OutputOf } from '@app/contract/kit/action'

/** Booking of a panel, with its players, lines and payments. */
export type BookingInfo = OutputOf<typeof editBookingInfo>
/** Line of a booking. */
export type Line = BookingInfo['facturas'][number]
