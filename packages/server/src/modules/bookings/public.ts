export { type Booking, checkLevels } from './booking-row.ts'
export { deleteWhole, restoreWhole } from './cancel-booking.ts'
export { type CourtFacts, checkActive, courtFacts } from './court-facts.ts'
export {
  changeBookings,
  insertBookings,
  lockBookings,
  moveBookings,
  removeBookings,
  setPlacesOf,
} from './many-bookings.ts'
export { moneyMoved } from './move-money.ts'
export { occupy, requireFree, vacate } from './occupation.ts'
export { countPending } from './pending-count.ts'
export { fullName, namesOf } from './players.ts'
export { conceptOf } from './prices.ts'
export { renewOccupation } from './renew-occupation.ts'
export { skippedAt, slotText } from './slot.ts'
