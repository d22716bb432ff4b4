export { beginAct, endAct, forgetActs, lockActs, takeBack } from './booking-acts.ts'
export { type Booking, changeLocked, checkLevels, lockBooking } from './booking-row.ts'
export { deleteWhole, restoreWhole } from './cancel-booking.ts'
export { cancelNotices } from './cancel-notices.ts'
export { requireConfirmer } from './confirming.ts'
export { type CourtFacts, checkActive, courtFacts, oneCourt } from './court-facts.ts'
export { insertBooking } from './insert-booking.ts'
export {
  changeBookings,
  insertBookings,
  lockBookings,
  moveBookings,
  removeBookings,
  setPlacesOf,
  vacateMany,
} from './many-bookings.ts'
export { moneyMoved } from './move-money.ts'
export { occupy, requireFree, vacate } from './occupation.ts'
export { unpark } from './parked-booking.ts'
export { countPending } from './pending-count.ts'
export { namesOf } from './players.ts'
export { conceptOf } from './prices.ts'
export { renewOccupation } from './renew-occupation.ts'
export { repriceBooking } from './reprice-booking.ts'
export { bookedElsewhere, warnOfSameTime } from './same-time.ts'
export { checkSlot, requireRealTime, skippedAt, slotText } from './slot.ts'
