import type { ChargedPlace } from '@app/contract/invoices/invoice'
import { mayEditMoney } from '@app/contract/invoices/invoice-rules'
import { guestMember } from '@app/contract/members/member'
import { sql } from 'kysely'
import { json, type Tx } from '../../kit/database/database.ts'
import type { Call } from '../../kit/http/serve.ts'
import { refuseOwnRecord } from '../ledger/public.ts'
import { requireOpenLines } from '../periods/public.ts'
import { dueLines, type Moment } from './due-lines.ts'
import { type NewLine, reason } from './new-lines.ts'
import type { Line } from './settle.ts'

export { lockLines, requireDeskPaymentType, takePayment } from './charge.ts'
export { removeLinesOfFees } from './delete-lines.ts'
export { demoCharges, demoPaidLine } from './demo.ts'
export { allDueLines, debtsOf, dueLines, isDue, type Moment, unpaidLines } from './due-lines.ts'
export { heldPasses } from './held-passes.ts'
export { changeLine, deleteLine, hideLine, type IncomeFields, insertIncome, writeByPass, writeOff } from './income-lines.ts'
export { lineNumber } from './line-number.ts'
export { taxFor, taxOf } from './line-tax.ts'
export { insertManyLines, removeLines, removeOpenLines, removeQuotes, repriceLines } from './many-lines.ts'
export { insertLines, type NewLine } from './new-lines.ts'
export { paperParts, type Writing } from './papers/paper-parts.ts'
export { ticketFacts } from './papers/ticket-facts.ts'
export { payInvoices } from './pay-supplier.ts'
export { detachPaidLines, reattachLines } from './refunds/lines-of-deleted-booking.ts'
export { payOutCredits, walletLine } from './refunds/pay-out-credits.ts'
export { linesForRefund, postRefund } from './refunds/post-refund.ts'
export { redoRefund } from './refunds/redo-refund.ts'
export { refundableOf } from './refunds/refund.ts'
export { paymentsLeft, refundLinesOf, refunds } from './refunds/refundable-payments.ts'
export { restoreLines } from './refunds/restore-lines.ts'
export { undoRefund } from './refunds/undo-refund.ts'
export { forgetOfficialInvoice, nameOfficialInvoice, releaseLines, requireNotReserved, reserveLines } from './reserve-lines.ts'
export { salesBetween, takingsOf } from './sales.ts'
export { type Line, type MoneyContext, settle } from './settle.ts'
export * from './till-lines.ts'
export { workerOf } from './worker.ts'

/** The lines of a booking in the order of their creation, locked: changes and charges of them take turns. */
export const lockBookingLines = (tx: Tx, id_reg_reserva: number): Promise<Line[]> =>
  tx.selectFrom('factura').selectAll().where('id_reg_reserva', '=', id_reg_reserva).orderBy('id_reg_factura').forNoKeyUpdate().execute()

/** The lines of a booking in the order of their making. */
export const linesOfBooking = (tx: Tx, id_reg_reserva: number): Promise<Line[]> =>
  tx.selectFrom('factura').selectAll().where('id_reg_reserva', '=', id_reg_reserva).orderBy('id_reg_factura').execute()

/** Locks the lines of bookings, in the order of their making. */
export const lockLinesOf = (tx: Tx, bookings: readonly number[]) =>
  tx
    .selectFrom('factura')
    .select('id_reg_factura')
    .where('id_reg_reserva', 'in', bookings)
    .orderBy('id_reg_factura')
    .forNoKeyUpdate()
    .execute()

/** True if a line was priced by the booking and can still be repriced. */
export const isOpenQuote = (line: Line) => line.precio_calculado !== null && mayEditMoney(line)

/**
 * A line's new price and its reason; a price set by hand is kept, next to the calculated one, and so is a line
 * without calculated price.
 */
export async function repriceLine(
  call: Pick<Call<unknown>, 'tx' | 'today'>,
  line: Line,
  quote: Omit<NewLine, 'concepto' | 'precio' | 'cantidad' | 'id_reg_factura_origen'> & { concepto?: string },
): Promise<Line> {
  const byHand = line.precio !== line.precio_calculado && line.id_mst_socios === quote.id_mst_socios
  const { explicacion, ...plain } = quote
  const precio = byHand ? line.precio : (quote.precio_calculado ?? line.precio)
  if (precio !== line.precio || quote.id_mst_tipoingreso !== line.id_mst_tipoingreso) await requireOpenLines(call, [line])
  return call.tx
    .updateTable('factura')
    .set({
      ...plain,
      precio,
      explicacion: reason(explicacion),
      cobrado_por: null,
    })
    .where('id_reg_factura', '=', line.id_reg_factura)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Records on lines the place they were charged for, which their booking leaves, unless they have an earlier one. */
export const recordChargedPlace = (tx: Tx, lines: readonly Line[], place: ChargedPlace) =>
  tx
    .updateTable('factura')
    .set({ cobrado_por: json(place) })
    .where(
      'id_reg_factura',
      'in',
      lines.map((line) => line.id_reg_factura),
    )
    .where('cobrado_por', 'is', null)
    .execute()

/** Overrides the calculated price of a booking's open quotes: 0, which nobody gives to the own record, or their previous price. */
export async function overridePrices(call: Call<unknown>, lines: readonly Line[], priceOf: (line: Line) => number) {
  const open = lines.filter(isOpenQuote)
  refuseOwnRecord(
    call,
    open.filter((line) => priceOf(line) < line.precio).map((line) => line.id_mst_socios),
  )
  await requireOpenLines(call, open)
  for (const line of open)
    await call.tx
      .updateTable('factura')
      .set({ precio: priceOf(line) })
      .where('id_reg_factura', '=', line.id_reg_factura)
      .execute()
}

/** Marks lines of a booking as present or absent: all of them, or those that are named. */
export async function markPresence(tx: Tx, id_reg_reserva: number, asistencia: boolean, only?: readonly number[]) {
  const all = tx
    .updateTable('factura')
    .set({ asistencia })
    .where('id_reg_reserva', '=', id_reg_reserva)
    .where('asistencia', '=', !asistencia)
  await (only ? all.where('id_reg_factura', 'in', only) : all).execute()
}

/** Debts of members in cents. Members without debt are left out, and so is the guest, one record for many people. */
export async function pendingOf(tx: Tx, members: readonly number[], at: Moment): Promise<Map<number, number>> {
  const people = members.filter((id) => id !== guestMember)
  if (people.length === 0) return new Map()
  const rows = await dueLines(tx, people, at)
    .select(['f.id_mst_socios', sql<number>`sum(f.precio * f.cantidad - f.pagado)::bigint`.as('pending')])
    .groupBy('f.id_mst_socios')
    .execute()
  return new Map(rows.map((row) => [row.id_mst_socios!, row.pending]))
}
