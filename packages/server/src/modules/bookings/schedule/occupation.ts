import type { ArchivedBooking } from '@app/contract/bookings/booking'
import { clubMinutes } from '@app/contract/bookings/booking-rules'
import type { Day } from '@app/contract/values/day'
import { ascending } from '@app/contract/values/order'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { inChunks } from '../../../kit/database/in-chunks.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { sharedOf } from '../booking-with-lines.ts'
import { type Slot, slotText } from './slot.ts'

/** Layer of the stretches that hold their court; other layers are the numbers of bookings, with the stretches that they share. */
const holding = 0

/** A day, in minutes: the maximum pause of a court, so further bookings are not read. */
const longestPause = 1440

type Shared = NonNullable<ArchivedBooking['compartida']>
interface Exemption {
  /** The booking itself. */
  readonly except?: number
  /** Stretches that it shared with others before: it may share them again. */
  readonly shared?: Shared
}

/** True if minutes of `o` within a range are shared with its booking already. */
const isShared = (range: ReturnType<typeof sql>, shared: Shared) =>
  sql<boolean>`exists (
    select from unnest(${shared.map(([leaf]) => leaf)}::bigint[], ${shared.map(([, from]) => from)}::int[],
      ${shared.map(([, , end]) => end)}::int[], ${shared.map(([, , , other]) => other)}::bigint[]) as s (leaf, first, last, other)
    where s.leaf = o.id_mst_recurso and s.other = o.id_reg_reserva and o.ocupa && ${range}
      and int4range(s.first, s.last) @> o.ocupa * ${range})`

/**
 * Refuses courts that another booking holds at that time, and names that booking, of the same sport, its court and time; or that need the minutes which their
 * court keeps free after each booking (`tiempo_reserva_posterior`), this one's before the next one too. Its courts are locked.
 */
export async function requireFree(tx: Tx, occupied: readonly number[], slot: Slot, { except = 0, shared = [] }: Exemption = {}) {
  const from = clubMinutes(slot.day, slot.from)
  const to = from + slot.minutes
  const range = sql`int4range(${from}::int, ${to}::int)`
  const overlaps = sql<boolean>`o.ocupa && ${range}`
  const taken = await tx
    .selectFrom('reserva_ocupa as o')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('recurso as own', (join) => join.on('own.id_mst_recurso', '=', slot.court))
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .leftJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .select(['c.desc_recurso', 'r.fecha as day', 'r.hora_ini as from', 'r.duracion as minutes', overlaps.as('overlaps')])
    .select(['r.id_reg_reserva', 'r.es_bloqueig', sql<string>`coalesce(r.nombre, ${fullName('s')}, t.desc_tiporeserva)`.as('nombre')])
    .select(sql<boolean>`c.id_mst_tiporecurso = own.id_mst_tiporecurso`.as('isOfSport'))
    .select(
      sql<number>`case when lower(o.ocupa) < ${from}::int then c.tiempo_reserva_posterior else own.tiempo_reserva_posterior end`.as(
        'pausa',
      ),
    )
    .where('o.id_mst_recurso', 'in', occupied)
    .where('o.id_reg_reserva', '<>', except)
    // bookings that share are behind the holder, unless the holder is exempt
    .$if(shared.length === 0, (q) => q.where('o.capa', '=', holding))
    .where(sql<boolean>`o.ocupa && int4range(${from - longestPause}::int, ${to + longestPause}::int)`)
    .where(sql<boolean>`lower(o.ocupa) < ${to}::int + own.tiempo_reserva_posterior`)
    .where(sql<boolean>`${from}::int < upper(o.ocupa) + c.tiempo_reserva_posterior`)
    .$if(shared.length > 0, (q) => q.where((eb) => eb.not(isShared(range, shared))))
    .orderBy(overlaps, 'desc')
    .orderBy('o.fecha')
    .orderBy('o.hora_ini')
    .limit(1)
    .executeTakeFirst()
  if (!taken) return
  const code = taken.overlaps ? 'booking.pista_ocupada' : 'booking.pista_en_pausa'
  // the desk that may book this court sees the bookings of its sport, not those of others that share its space
  const { id_reg_reserva, nombre, es_bloqueig, desc_recurso } = taken
  const words = slotText(taken, taken)
  const standing = { id_reg_reserva, nombre, desc_recurso, start: `${taken.day} ${words.hora_ini}`, es_bloqueig }
  const quien = taken.isOfSport ? ` (${nombre})` : ''
  refuse(code, { hora_ini: code }, { ...words, quien, minutos: taken.pausa }, taken.isOfSport ? { reservas: [standing] } : {})
}

/** Occupies courts for a booking; `reserva_pista_libre` has the last word. */
export const occupy = (tx: Tx, id_reg_reserva: number, occupied: readonly number[], { day, from, minutes }: Slot) =>
  tx
    .insertInto('reserva_ocupa')
    .values(occupied.map((id_mst_recurso) => ({ id_reg_reserva, id_mst_recurso, fecha: day, hora_ini: from, duracion: minutes })))
    .execute()

/** A booking on one of its leaf courts. */
export interface OnLeaf {
  readonly id: number
  readonly leaf: number
}

/**
 * Occupies leaf courts for bookings that may overlap others, none of each other: they hold the minutes that nobody holds, and share
 * the contested ones. Writes `solapada`. Their courts are locked, their rows are in `reserva`.
 */
export async function occupyShared(tx: Tx, where: readonly OnLeaf[]) {
  if (where.length === 0) return
  const start = sql`((r.fecha - date '2000-01-01') * 1440 + r.hora_ini)`
  const whole = sql`int4range(${start}, ${start} + r.duracion)`
  const pieces = await tx
    .selectFrom(
      sql<OnLeaf>`unnest(${where.map((one) => one.id)}::bigint[], ${where.map((one) => one.leaf)}::bigint[])`.as<'w'>(sql`w(id, leaf)`),
    )
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'w.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('reserva_ocupa as o')
          .select(sql<string>`coalesce(range_agg(o.ocupa * ${whole}), '{}')`.as('held'))
          .whereRef('o.id_mst_recurso', '=', 'w.leaf')
          .whereRef('o.id_reg_reserva', '<>', 'w.id')
          .where('o.capa', '=', holding)
          .where(sql<boolean>`o.ocupa && ${whole}`)
          .as('others'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      sql<{ stretch: string; layer: number }>`(
        select unnest(int4multirange(${whole}) - others.held), ${holding}::integer
        union all select unnest(others.held), r.id_reg_reserva::integer)`.as<'piece'>(sql`piece(stretch, layer)`),
      (join) => join.onTrue(),
    )
    .select([
      'w.id as id_reg_reserva',
      'w.leaf as id_mst_recurso',
      sql<Day>`date '2000-01-01' + lower(piece.stretch) / 1440`.as('fecha'),
      sql<number>`lower(piece.stretch) % 1440`.as('hora_ini'),
      sql<number>`upper(piece.stretch) - lower(piece.stretch)`.as('duracion'),
      'piece.layer as capa',
    ])
    .execute()
  // not in one statement: PostgreSQL 18 loses entries of an index that a statement reads and splits
  await inChunks(pieces, (rows) => tx.insertInto('reserva_ocupa').values(rows).execute())
  await tx
    .updateTable('reserva as r')
    .set((eb) => ({ solapada: eb.not('r.solapada') }))
    .where('r.id_reg_reserva', 'in', [...new Set(where.map((one) => one.id))])
    .where(
      (eb) =>
        sql<boolean>`r.solapada <> ${eb.exists(
          eb
            .selectFrom('reserva_ocupa as o')
            .select('o.id_reg_reserva_ocupa')
            .whereRef('o.id_reg_reserva', '=', 'r.id_reg_reserva')
            .where('o.capa', '<>', holding),
        )}`,
    )
    .execute()
}

/**
 * Releases the leaf courts of bookings. Returns the bookings that shared the released minutes, to be passed to `reclaim` when these
 * bookings have their new courts.
 */
export async function vacate(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const sharing = await tx
    .with('released', (db) =>
      db
        .deleteFrom('reserva_ocupa')
        .where('id_reg_reserva', 'in', ids)
        .returning(['id_mst_recurso', 'capa', sql<string>`ocupa`.as('ocupa')]),
    )
    .selectFrom('released as v')
    .innerJoin('reserva_ocupa as o', (join) => join.onRef('o.id_mst_recurso', '=', 'v.id_mst_recurso').on(sql<boolean>`o.ocupa && v.ocupa`))
    .select('o.id_reg_reserva')
    .distinct()
    .where('v.capa', '=', holding)
    .where('o.capa', '<>', holding)
    .where('o.id_reg_reserva', 'not in', ids)
    .execute()
  return ascending(sharing.map((one) => one.id_reg_reserva))
}

/** Lets bookings hold what they shared with bookings that left, the first booked first. */
export async function reclaim(tx: Tx, sharing: readonly number[]) {
  if (sharing.length === 0) return
  await tx.selectFrom('reserva').select('version').where('id_reg_reserva', 'in', sharing).orderBy('id_reg_reserva').forUpdate().execute()
  for (const id of sharing) {
    const rows = await tx.deleteFrom('reserva_ocupa').where('id_reg_reserva', '=', id).returning('id_mst_recurso').execute()
    await occupyShared(
      tx,
      [...new Set(rows.map((row) => row.id_mst_recurso))].map((leaf) => ({ id, leaf })),
    )
  }
}

/** Releases the leaf courts of bookings that end, and lets others hold what they shared with them. */
export const release = async (tx: Tx, ids: readonly number[]) => reclaim(tx, await vacate(tx, ids))

/** Stretches that a booking shares with others. */
export const sharedBy = async (tx: Tx, id: number): Promise<Shared> =>
  (
    await tx
      .selectFrom('reserva as r')
      .where('r.id_reg_reserva', '=', id)
      .select((eb) => sharedOf(eb).as('shared'))
      .executeTakeFirstOrThrow()
  ).shared

/** Occupies the courts of a changed booking anew; minutes that it shares may stay shared. Its new place is in its row. */
export async function reoccupy(tx: Tx, id: number, { leaves, to, isShared }: Reoccupation) {
  const sharing = await vacate(tx, [id])
  await (isShared
    ? occupyShared(
        tx,
        leaves.map((leaf) => ({ id, leaf })),
      )
    : occupy(tx, id, leaves, to))
  await reclaim(tx, sharing)
}
interface Reoccupation {
  readonly leaves: readonly number[]
  readonly to: Slot
  /** The booking may overlap others. */
  readonly isShared: boolean
}

/**
 * Occupies the courts of a restored booking. Refused if another booking holds one, except for the minutes that both shared before
 * (A-119, A-162).
 */
export async function occupyRestored(tx: Tx, id: number, leaves: readonly number[], { to, shared }: Restoration) {
  await requireFree(tx, leaves, to, { except: id, shared })
  await reoccupy(tx, id, { leaves, to, isShared: shared.length > 0 })
}
interface Restoration {
  readonly to: Slot
  readonly shared: Shared
}
