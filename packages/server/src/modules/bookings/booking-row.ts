import type { booking } from '@app/contract/bookings/booking'
import type { RowOfResource } from '@app/contract/kit/resource'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { lockOccupied, paidAtOnce } from '../courts/public.ts'
import { recordLeaving } from './calendar/record-leaving.ts'
import { lockCourses } from './classes/booking-course.ts'
import { isElsewhere, slotOf } from './schedule/slot.ts'

export type Booking = RowOfResource<typeof booking>

/** A booking, locked: changes of it, its places and its lines wait for each other. */
export const lockBooking = async (tx: Tx, id: number): Promise<Booking> =>
  (await tx.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id).forUpdate().executeTakeFirst()) ?? refuse('msg.not_found')

interface Targets {
  readonly court?: number | undefined
  readonly course?: number | null | undefined
}
/** Locks courts first, then courses, and the booking after them, the order of every call, then reads the current booking. */
export async function lockWithCourts(tx: Tx, id: number, { court, course }: Targets = {}) {
  const seen =
    (await tx.selectFrom('reserva').select(['id_mst_recurso', 'id_mst_curso']).where('id_reg_reserva', '=', id).executeTakeFirst()) ??
    refuse('msg.not_found')
  const occupied = await lockOccupied(tx, court === undefined ? [seen.id_mst_recurso] : [seen.id_mst_recurso, court])
  await lockCourses(tx, [seen.id_mst_curso, course])
  const booking = await lockBooking(tx, id)
  // Another desk moved it between the look and the lock: its court and its course are not ours to lock any more.
  if (booking.id_mst_recurso !== seen.id_mst_recurso || booking.id_mst_curso !== seen.id_mst_curso) refuse('msg.changed_meanwhile')
  return { booking, occupied }
}

/** A booking, locked with its court: deletions, which let others hold its minutes, wait for new bookings of the court. */
export const lockWithCourt = async (tx: Tx, id: number): Promise<Booking> => (await lockWithCourts(tx, id)).booking

/** Refuses a range of levels with its ends swapped. */
export const checkLevels = ({ nivel, nivel_max }: Pick<Booking, 'nivel' | 'nivel_max'>) => {
  if (nivel > nivel_max) refuse('booking.nivel_invertido', { nivel_max: 'booking.nivel_invertido' })
}

/**
 * Answer of every call that saves a booking: `total` is the sum of its lines in cents, `diferencia` the amount still to
 * be collected for paid places.
 */
export async function savedAs(tx: Tx, booking: Booking) {
  const { id_reg_reserva, version } = booking
  const reading = tx
    .selectFrom('factura')
    .select(sql<number>`coalesce(sum(precio * cantidad), 0)::bigint`.as('total'))
    .select(
      sql<number>`coalesce(sum(precio * cantidad - pagado) filter (where id_reg_factura_origen is not null), 0)::bigint`.as('diferencia'),
    )
    .select(sql<number>`coalesce(sum(pagado), 0)::bigint`.as('pagado'))
    .where('id_reg_reserva', '=', id_reg_reserva)
    .executeTakeFirstOrThrow()
  const [{ pagado, ...sums }, isPaidAtOnce] = await together(reading, paidAtOnce(tx, booking))
  return { id_reg_reserva, version, ...sums, pago_inmediato: isPaidAtOnce && pagado < sums.total }
}

/** Updates a locked booking to its next version; occupation, price and people are the caller's. */
export async function changeLocked(
  tx: Tx,
  booking: Booking,
  { now, ...change }: Partial<Booking> & { readonly now: Date },
): Promise<Booking> {
  if (isElsewhere(slotOf(booking), slotOf({ ...booking, ...change }))) await recordLeaving(tx, [booking.id_reg_reserva], now)
  return tx
    .updateTable('reserva')
    .set({ ...change, version: booking.version + 1, fecha_modificacion: now })
    .where('id_reg_reserva', '=', booking.id_reg_reserva)
    .returningAll()
    .executeTakeFirstOrThrow()
}
