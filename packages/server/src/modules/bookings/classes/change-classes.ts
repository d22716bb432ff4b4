import type { WorkCall } from '../../../kit/http/serve.ts'
import type { User } from '../../../kit/http/user.ts'
import { recordDepartures } from '../calendar/record-leaving.ts'
import { changeBookings } from '../pending/many-bookings.ts'
import { type ClassSpan, covers, type Seat } from '../students.ts'
import { seatChange, seatStudents } from './seat-students.ts'

/** The part of a call, of a desk or the worker, that a change of classes needs. */
export interface ClassCall extends Pick<WorkCall, 'tx' | 'now' | 'today' | 'note'> {
  readonly user: Pick<User, 'id_mst_socios'> | null
  readonly club: Pick<WorkCall['club'], 'zone'>
}
/** Days of a member in the classes of a course, before and after a change; null is none. */
export interface ClassChange {
  readonly id_mst_curso: number
  readonly id_mst_socios: number
  readonly before: ClassSpan | null
  readonly after: ClassSpan | null
}

/**
 * Brings the bookings of courses from today on in line with changed days of their students. The caller has locked the courses, whose new
 * bookings wait for it; bookings are locked here, in the order of their ids, and then their lines.
 */
export async function changeClasses({ tx, now, today, note, user, club }: ClassCall, changes: readonly ClassChange[]) {
  if (changes.length === 0) return
  const bookings = await tx
    .selectFrom('reserva')
    .selectAll()
    .where('id_mst_curso', 'in', [...new Set(changes.map((change) => change.id_mst_curso))])
    .where('fecha', '>=', today)
    .orderBy('id_reg_reserva')
    .forUpdate()
    .execute()
  if (bookings.length === 0) return
  const students = [...Map.groupBy(changes, (one) => `${one.id_mst_curso} ${one.id_mst_socios}`).values()]
  const seats = (when: 'before' | 'after'): Seat[] =>
    students.flatMap((own) => {
      const { id_mst_curso, id_mst_socios } = own[0]!
      const spans = own.flatMap((change) => change[when] ?? [])
      return bookings
        .filter((booking) => booking.id_mst_curso === id_mst_curso && covers(spans, booking.fecha))
        .map(({ id_reg_reserva }) => ({ id_reg_reserva, id_mst_socios }))
    })
  const wanted = seatChange(seats('before'), seats('after'))
  // letters about a course name its classes
  await recordDepartures(tx, [...new Set(wanted.gone.map((seat) => seat.id_reg_reserva))], now)
  const changed = await seatStudents({ tx, today, note, zone: club.zone, by: user?.id_mst_socios ?? null }, bookings, wanted)
  if (changed.length > 0) await changeBookings(tx, changed, { now })
}
