export { beginAct, endAct, forgetActs, lockActs, revertActs } from './booking-acts.ts'
export { type Booking, changeLocked, checkLevels, lockBooking, lockWithCourt } from './booking-row.ts'
export { recordLeaving } from './calendar/record-leaving.ts'
export { moveVerdict } from './change-booking.ts'
export { checkCourse, lockCourses } from './classes/booking-course.ts'
export { type ClassChange, changeClasses } from './classes/change-classes.ts'
export { chargeStudents, renewStudents, reseatStudents, seatingOf } from './classes/seat-students.ts'
export { forgetBookingWords } from './forget-words.ts'
export { insertBooking } from './insert-booking.ts'
export { moneyMoved } from './move-money.ts'
export { bookingEntry, calendarPart, type LetterEntry } from './notices/calendar-part.ts'
export { muteNotices, noteNew } from './notices/pending-notices.ts'
export { overpaidLines } from './overpayment.ts'
export { deleteWithLines, restoreWithLines } from './pending/cancel-booking.ts'
export { cancelNotices } from './pending/cancel-notices.ts'
export { requireConfirmer } from './pending/confirming.ts'
export {
  changeBookings,
  changePlacesOf,
  insertBookings,
  lockBookings,
  moveBookings,
  removeBookings,
  replaceShared,
  withPlaces,
} from './pending/many-bookings.ts'
export { countPending } from './pending/pending-count.ts'
export { namesOf, warnOfInactive } from './players.ts'
export { conceptOf } from './prices.ts'
export { repriceBooking } from './reprice-booking.ts'
export { type CourtFacts, checkActive, courtFacts, oneCourt } from './schedule/court-facts.ts'
export { freeStarts } from './schedule/free-starts.ts'
export { occupy, occupyShared, reclaim, requireFree, vacate } from './schedule/occupation.ts'
export { unpark } from './schedule/parked-booking.ts'
export { renewOccupation } from './schedule/renew-occupation.ts'
export { bookedElsewhere, warnOfSameTime } from './schedule/same-time.ts'
export { checkSlot, requireRealTime, type Slot, skippedAt, slotOf, slotText } from './schedule/slot.ts'
export { type ClassSpan, isStudentsPlace, studentSeats, studentsOn, studentTest } from './students.ts'
