import type { Day } from '@app/contract/values/day'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../../../kit/database/database.ts'
import { removeOpenLines } from '../../invoices/public.ts'
import type { Booking } from '../booking-row.ts'
import { bookingWithLines } from '../booking-with-lines.ts'
import { recordDepartures, recordLeaving } from '../calendar/record-leaving.ts'
import { addSeats } from '../classes/seats.ts'
import { dropNotices } from '../notices/pending-notices.ts'
import { occupyShared, reclaim, release, vacate } from '../schedule/occupation.ts'
import { unpark } from '../schedule/parked-booking.ts'
import { isStudentsPlace } from '../students.ts'

/** Place and time of one booking of a series, all at the same hours; `solapada` ones may overlap others (A-162). */
interface Placed {
  readonly fecha: string
  readonly id_mst_recurso: number
  readonly solapada: boolean
}
interface NewBookings {
  readonly where: readonly Placed[]
  /** Columns common to all of them. */
  readonly row: Omit<Insertable<Database['reserva']>, keyof Placed>
  /** Players of each, the owner first. */
  readonly places: readonly number[]
  /** The courts without parts that a booking of each court occupies. */
  readonly occupied: ReadonlyMap<number, readonly number[]>
}

/** Bookings by id, locked in the order of their ids. */
export const lockBookings = (tx: Tx, ids: readonly number[]): Promise<Booking[]> =>
  tx.selectFrom('reserva').selectAll().where('id_reg_reserva', 'in', ids).orderBy('id_reg_reserva').forUpdate().execute()

/** Inserts bookings with their places and their occupation: a fixed number of statements. Returns their ids in the order of `where`. */
export async function insertBookings(tx: Tx, { where, row, places, occupied }: NewBookings): Promise<number[]> {
  if (where.length === 0) return []
  const shared = Object.entries(row) as [keyof typeof row, unknown][]
  const made = await tx
    .insertInto('reserva')
    .columns(['fecha', 'id_mst_recurso', 'solapada', ...shared.map(([name]) => name)])
    .expression((db) =>
      db
        .selectFrom(
          sql<{
            fecha: string
            court: number
            over: boolean
          }>`unnest(${where.map((one) => one.fecha)}::date[], ${where.map((one) => one.id_mst_recurso)}::bigint[], ${where.map((one) => one.solapada)}::boolean[])`.as<'w'>(
            sql`w(fecha, court, over)`,
          ),
        )
        .select(['w.fecha', 'w.court', 'w.over', ...shared.map(([name, value]) => sql`${value}`.as(name))]),
    )
    .returning(['id_reg_reserva', 'fecha', 'id_mst_recurso'])
    .execute()
  const idOf = new Map(made.map((one) => [`${one.fecha} ${one.id_mst_recurso}`, one.id_reg_reserva]))
  const ids = where.map((one) => idOf.get(`${one.fecha} ${one.id_mst_recurso}`)!)
  await insertPlaces(tx, ids, places)
  await occupyMany(
    tx,
    where.map((one, index) => ({ ...one, id_reg_reserva: ids[index]! })),
    { ...row, occupied },
  )
  return ids
}

const insertPlaces = async (tx: Tx, ids: readonly number[], places: readonly number[]) => {
  if (places.length === 0 || ids.length === 0) return
  await tx
    .insertInto('reserva_socio')
    .columns(['id_reg_reserva', 'id_mst_socios', 'orden'])
    .expression((db) =>
      db
        .selectFrom([
          sql<{ id: number }>`unnest(${ids}::bigint[])`.as<'b'>(sql`b(id)`),
          sql<{ id: number; n: number }>`unnest(${places}::bigint[]) with ordinality`.as<'seat'>(sql`seat(id, n)`),
        ])
        .select(['b.id as id_reg_reserva', 'seat.id as id_mst_socios', sql<number>`seat.n - 1`.as('orden')]),
    )
    .execute()
}

/** Replaces the players of bookings; their students stay, after the new ones. */
export async function changePlacesOf(
  tx: Tx,
  ids: readonly number[],
  { places, now }: { readonly places: readonly number[]; readonly now: Date },
) {
  await recordLeaving(tx, ids, now)
  const students = await tx
    .selectFrom('reserva_socio as p')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
    .select(['p.id_reg_reserva', 'p.id_mst_socios'])
    .where('p.id_reg_reserva', 'in', ids)
    .where((eb) => isStudentsPlace(eb))
    .orderBy('p.id_reg_reserva')
    .orderBy('p.orden')
    .execute()
  await setPlacesOf(tx, ids, places)
  await addSeats(
    tx,
    students.filter((seat) => !places.includes(seat.id_mst_socios)),
  )
}

/** Those of some bookings with exactly these players, in their order, besides students of their courses. */
export async function withPlaces(tx: Tx, ids: readonly number[], places: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('reserva as r')
    .select('r.id_reg_reserva')
    .where('r.id_reg_reserva', 'in', ids)
    .where(
      (eb) =>
        sql<boolean>`coalesce(${eb
          .selectFrom('reserva_socio as p')
          .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
          .where((own) => own.or([sql<boolean>`p.id_mst_socios = any(${places}::bigint[])`, own.not(isStudentsPlace(own))]))
          .select(sql`array_agg(p.id_mst_socios order by p.orden)`.as('all'))}, '{}') = ${places}::bigint[]`,
    )
    .orderBy('r.id_reg_reserva')
    .execute()
  return rows.map((row) => row.id_reg_reserva)
}

/** Writes the players of bookings in place of those they had. */
export async function setPlacesOf(tx: Tx, ids: readonly number[], places: readonly number[]) {
  await tx.deleteFrom('reserva_socio').where('id_reg_reserva', 'in', ids).execute()
  await insertPlaces(tx, ids, places)
}

interface Hours {
  readonly hora_ini: number
  readonly duracion: number
  readonly occupied: ReadonlyMap<number, readonly number[]>
}
type Moved = Placed & { readonly id_reg_reserva: number }

/** Occupies the courts of bookings that are in their table; `reserva_pista_libre` has the last word. */
async function occupyMany(tx: Tx, bookings: readonly Moved[], { hora_ini, duracion, occupied }: Hours) {
  const all = bookings.flatMap((one) => (occupied.get(one.id_mst_recurso) ?? []).map((leaf) => ({ ...one, id: one.id_reg_reserva, leaf })))
  await occupyShared(
    tx,
    all.filter((one) => one.solapada),
  )
  const rows = all.filter((one) => !one.solapada)
  if (rows.length === 0) return
  await tx
    .insertInto('reserva_ocupa')
    .columns(['id_reg_reserva', 'id_mst_recurso', 'fecha', 'hora_ini', 'duracion'])
    .expression((db) =>
      db
        .selectFrom(
          sql<{
            id: number
            leaf: number
            fecha: string
          }>`unnest(${rows.map((one) => one.id_reg_reserva)}::bigint[], ${rows.map((one) => one.leaf)}::bigint[], ${rows.map((one) => one.fecha)}::date[])`.as<'w'>(
            sql`w(id, leaf, fecha)`,
          ),
        )
        .select([
          'w.id',
          'w.leaf',
          'w.fecha',
          sql<number>`${hora_ini}::smallint`.as('hora_ini'),
          sql<number>`${duracion}::integer`.as('duracion'),
        ]),
    )
    .execute()
}

/** Moves bookings to other hours, days or courts; all of their old leaf courts are released before new ones are occupied. */
export async function moveBookings(tx: Tx, moved: readonly Moved[], { now, ...hours }: Hours & { readonly now: Date }) {
  if (moved.length === 0) return
  const { hora_ini, duracion } = hours
  const ids = moved.map((one) => one.id_reg_reserva)
  await recordLeaving(tx, ids, now)
  const sharing = await vacate(tx, ids)
  await unpark(tx, ids)
  await tx
    .updateTable('reserva as r')
    .from(
      sql<{
        id: number
        court: number
        fecha: string
        over: boolean
      }>`unnest(${ids}::bigint[], ${moved.map((one) => one.id_mst_recurso)}::bigint[], ${moved.map((one) => one.fecha)}::date[], ${moved.map((one) => one.solapada)}::boolean[])`.as<'w'>(
        sql`w(id, court, fecha, over)`,
      ),
    )
    .set((eb) => ({
      fecha: eb.ref('w.fecha'),
      id_mst_recurso: eb.ref('w.court'),
      solapada: eb.ref('w.over'),
      hora_ini,
      duracion,
      fecha_modificacion: now,
      version: eb('r.version', '+', 1),
    }))
    .whereRef('r.id_reg_reserva', '=', 'w.id')
    .execute()
  await occupyMany(tx, moved, hours)
  await reclaim(tx, sharing)
}

/** Writes the same details into bookings. */
export const changeBookings = (tx: Tx, ids: readonly number[], { now, ...row }: Updateable<Database['reserva']> & { readonly now: Date }) =>
  tx
    .updateTable('reserva')
    .set((eb) => ({ ...row, fecha_modificacion: now, version: eb('version', '+', 1) }))
    .where('id_reg_reserva', 'in', ids)
    .execute()

interface Replacement {
  readonly name: keyof Updateable<Database['reserva']>
  readonly from: unknown
  readonly to: unknown
}
/** Replaces values of bookings, each group of columns only if a booking has its former values. */
export async function replaceShared(
  tx: Tx,
  changed: readonly (readonly Replacement[])[],
  { ids, now }: { ids: readonly number[]; now: Date },
) {
  if (changed.length === 0 || ids.length === 0) return
  const has = (group: readonly Replacement[]) =>
    sql<boolean>`(${sql.join(
      group.map(({ name, from }) => sql`${sql.ref(name)} is not distinct from ${from}`),
      sql` and `,
    )})`
  await tx
    .updateTable('reserva')
    .set((eb) => ({
      ...Object.fromEntries(
        changed.flatMap((group) => group.map(({ name, to }) => [name, sql`case when ${has(group)} then ${to} else ${sql.ref(name)} end`])),
      ),
      fecha_modificacion: now,
      version: eb('version', '+', 1),
    }))
    .where('id_reg_reserva', 'in', ids)
    .where((eb) => eb.or(changed.map(has)))
    .execute()
}

interface Removing {
  readonly now: Date
  /** Of the club: the day on which their lines are deleted. */
  readonly today: Day
  readonly by: number | null
  readonly motivo: string | null
  /** Staff chose that nobody is told. */
  readonly isSilent?: boolean
}
/**
 * Archives bookings and deletes them with their lines, as single deletions do (R-209); the caller has locked them and
 * checked that nothing was paid.
 */
export async function removeBookings(tx: Tx, ids: readonly number[], { now, today, by, motivo, isSilent = false }: Removing) {
  if (ids.length === 0) return
  if (isSilent) {
    await recordDepartures(tx, ids, now)
    await dropNotices(tx, ids)
  } else await recordLeaving(tx, ids, now)
  await tx
    .insertInto('reserva_hist')
    .columns([
      'id_reg_reserva',
      'fecha',
      'hora_ini',
      'duracion',
      'id_mst_recurso',
      'elimina_admin',
      'motivo',
      'id_mst_socios_baja',
      'fecha_archivo',
      'fecha_baja',
      'datos',
    ])
    .expression((db) =>
      db
        .selectFrom('reserva as r')
        .where('r.id_reg_reserva', 'in', ids)
        .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.id_mst_recurso'])
        .select((eb) => [
          sql<boolean>`true`.as('elimina_admin'),
          sql<string | null>`${motivo}`.as('motivo'),
          sql<number | null>`${by}::bigint`.as('by'),
          sql<Date>`${now}::timestamptz`.as('archived'),
          sql<Date>`${now}::timestamptz`.as('deleted'),
          bookingWithLines(eb).as('datos'),
        ]),
    )
    .execute()
  await removeOpenLines(tx, ids, today)
  await release(tx, ids)
  await tx.deleteFrom('reserva_socio').where('id_reg_reserva', 'in', ids).execute()
  await tx.deleteFrom('reserva').where('id_reg_reserva', 'in', ids).execute()
}
