import { isPaymentDueAtBooking } from '@app/contract/courts/court-rules'
import type { Day } from '@app/contract/values/day'
import { recheckVersion } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'

export { documentsAsked } from './court-documents.ts'
export { lockCourtTypeTimes, setCourtTypeTimes } from './court-type-times.ts'
export { demoRooms } from './demo/details.ts'
export { demoCourts } from './demo/first-courts.ts'
export { type DemoSport, demoPeak, demoSports } from './demo/sports.ts'
export type { Collision } from './family.ts'
export { addSport, giveCalendar, removeSport } from './whole-sport.ts'

/** Leaf courts of each of these courts, with the requested court: the court itself if it has no parts. */
const partsBelow = (tx: Tx, courts: readonly number[]) =>
  tx
    .withRecursive('below(root, id)', (db) =>
      db
        .selectFrom('recurso')
        .where('id_mst_recurso', 'in', courts)
        .select(['id_mst_recurso as root', 'id_mst_recurso as id'])
        // a union, not a union all: a circle of parents, which nothing should make, ends instead of running for ever
        .union(
          db
            .selectFrom('recurso')
            .innerJoin('below', 'below.id', 'recurso.id_mst_recurso_padre')
            .select(['below.root', 'recurso.id_mst_recurso as id']),
        ),
    )
    .selectFrom('recurso as leaf')
    .innerJoin('below', 'below.id', 'leaf.id_mst_recurso')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('recurso as part').select('part.id_mst_recurso').whereRef('part.id_mst_recurso_padre', '=', 'below.id')),
      ),
    )
    .select(['below.root', 'leaf.id_mst_recurso as id'])
    .orderBy('id')

/** The courts that a booking of this court occupies, in id order. */
export async function descendantLeaves(tx: Tx, court: number): Promise<number[]> {
  const rows = await partsBelow(tx, [court]).execute()
  return rows.length > 0 ? rows.map(({ id }) => id) : [court]
}

/** The courts that bookings of these courts occupy, by court. */
export async function occupiedBy(tx: Tx, courts: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const byCourt = Map.groupBy(await partsBelow(tx, courts).execute(), ({ root }) => root)
  return new Map(courts.map((court) => [court, byCourt.get(court)?.map(({ id }) => id) ?? []]))
}

/**
 * Locks the leaf courts of these courts, in the order of ids before any decision: rivals for a slot take turns instead
 * of colliding in the constraint, where they would wait for a deadlock. Returns the leaf courts by court.
 */
export async function lockOccupied(tx: Tx, courts: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await partsBelow(tx, courts).forNoKeyUpdate('leaf').execute()
  recheckVersion(tx)
  const byCourt = Map.groupBy(rows, ({ root }) => root)
  return new Map(courts.map((court) => [court, byCourt.get(court)?.map(({ id }) => id) ?? []]))
}

interface Stretch {
  readonly id_mst_recurso: number
  readonly fecha: Day
  readonly hora_ini: number
  readonly duracion: number
}
/** The hours in which bookings are paid as they are made, by court. */
export const paymentSlots = async (tx: Tx) =>
  Map.groupBy(await tx.selectFrom('recurso_pago_tramo').selectAll().execute(), ({ id_mst_recurso }) => id_mst_recurso)

/** True if a booking of the court at that time must be prepaid. */
export async function paidAtOnce(tx: Tx, { id_mst_recurso, fecha, hora_ini, duracion }: Stretch): Promise<boolean> {
  const slots = await tx.selectFrom('recurso_pago_tramo').selectAll().where('id_mst_recurso', '=', id_mst_recurso).execute()
  return isPaymentDueAtBooking(slots, { day: fecha, from: hora_ini, to: hora_ini + duracion })
}
