import { attendance } from './attendance.ts'
import { cancellations, dayBookings, occupancy } from './bookings.ts'
import type { Report } from './define.ts'
import { byIncomeType, byMonth, dayLines, debtsByAge, pendingLines } from './lines.ts'
import { accesses, joinedAndLeft, memberActivity, soldPasses } from './members.ts'
import { dailyTakings, dayPayments, dayTakings } from './takings.ts'
import { dayTickets, productSales, registerMovements, walletMovements } from './till.ts'
import { issuedBook, receivedBook } from './vat-books.ts'

/** Every report of the product (A-48, decision 0130), in the order of the list. */
export const allReports: readonly Report[] = [
  ...[dayBookings, occupancy, cancellations],
  ...[attendance, memberActivity, joinedAndLeft, accesses, soldPasses, walletMovements],
  ...[dayTakings, dayPayments, registerMovements, dayTickets, productSales],
  ...[dayLines, pendingLines, debtsByAge, byIncomeType, dailyTakings, byMonth],
  ...[issuedBook, receivedBook],
]
