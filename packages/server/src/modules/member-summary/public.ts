export { bookingsOf } from './bookings.ts'
