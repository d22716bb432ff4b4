export { plannerBookings } from './planner-bookings.ts'
