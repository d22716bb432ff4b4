export { beginAct, endAct, forgetActs, lockActs, takeBack } from './booking-acts.ts'
export { type Booking, checkLevels } from './booking-row.ts'
export { type CourtFacts, checkActive, courtFacts } from './court-facts.ts'
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
export { occupy } from './occupation.ts'
export { countPending } from './pending-count.ts'
export { fullName, namesOf } from './players.ts'
export { conceptOf } from './prices.ts'
export { renewOccupation } from './renew-occupation.ts'
export { repriceBooking } from './reprice-booking.ts'
export { skippedAt, slotText } from './slot.ts'
