import { type ArchivedBooking, booking } from '@app/contract/bookings/booking'
import { invoice } from '@app/contract/invoices/invoice'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/refusal.ts'
import { lockOccupied } from '../courts/public.ts'
import { lockLinesOf } from '../invoices/public.ts'
import { lockBookings, setPlacesOf } from './many-bookings.ts'
import { occupy, requireFree } from './occupation.ts'
import { slotText } from './slot.ts'
import { wholeBooking } from './whole-booking.ts'

/** Bookings whole as they are now, by number; those that are not there are left out. */
export async function wholeBookings(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, ArchivedBooking>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('reserva as r')
    .select((eb) => ['r.id_reg_reserva', wholeBooking(eb).as('datos')])
    .where('r.id_reg_reserva', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id_reg_reserva, row.datos]))
}

interface Acting {
  readonly now: Date
  readonly by: number | null
}
/** Keeps what an act did to bookings, those that it made among `ids`; gives the number by which it can be taken back. */
export async function keepAct(tx: Tx, before: ReadonlyMap<number, ArchivedBooking>, ids: readonly number[], { now, by }: Acting) {
  const after = await wholeBookings(tx, ids)
  const { id_reg_acto } = await tx
    .insertInto('acto')
    .values({ id_mst_socios_creacion: by, fecha_creacion: now })
    .returning('id_reg_acto')
    .executeTakeFirstOrThrow()
  const rows = ids.map((id_reg_reserva) => ({
    id_reg_reserva,
    antes: before.get(id_reg_reserva) ?? null,
    despues: after.get(id_reg_reserva) ?? null,
  }))
  if (rows.length > 0)
    await tx
      .insertInto('acto_reserva')
      .columns(['id_reg_acto', 'id_reg_reserva', 'antes', 'despues'])
      .expression((db) =>
        db
          .selectFrom(
            sql<{
              id_reg_reserva: number
              antes: ArchivedBooking | null
              despues: ArchivedBooking | null
            }>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'w'>(sql`w(id_reg_reserva bigint, antes jsonb, despues jsonb)`),
          )
          .select([sql<number>`${id_reg_acto}::bigint`.as('act'), 'w.id_reg_reserva'])
          .select([sql<never>`nullif(w.antes, 'null'::jsonb)`.as('antes'), sql<never>`nullif(w.despues, 'null'::jsonb)`.as('despues')]),
      )
      .execute()
  return id_reg_acto
}

const actRows = (tx: Tx, id_reg_acto: number) =>
  tx
    .selectFrom('acto_reserva')
    .select(['id_reg_reserva', 'antes', 'despues'])
    .where('id_reg_acto', '=', id_reg_acto)
    .orderBy('id_reg_reserva')
    .execute()

/** Locks what an act did, in the order of every call: courts, bookings, lines. It is taken back with what this gives. */
export async function lockAct(tx: Tx, id_reg_acto: number) {
  const rows = await actRows(tx, id_reg_acto)
  const courts = rows.flatMap(({ antes, despues }) => [antes, despues].flatMap((one) => (one ? Number(one.reserva.id_mst_recurso) : [])))
  const occupied = await lockOccupied(tx, [...new Set(courts)])
  const ids = rows.map((row) => row.id_reg_reserva)
  if (ids.length > 0) {
    await lockBookings(tx, ids)
    await lockLinesOf(tx, ids)
  }
  return { id_reg_acto, rows, occupied }
}

/** Refuses when somebody touched what would be taken back since, and names it. What the act made and is gone meanwhile needs nobody. */
async function requireUntouched(tx: Tx, id_reg_acto: number) {
  const touched = await tx
    .selectFrom('acto_reserva as a')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'a.id_reg_reserva')
    .leftJoin('recurso as c', (join) =>
      join.on(sql<boolean>`c.id_mst_recurso = coalesce(r.id_mst_recurso, (a.antes -> 'reserva' ->> 'id_mst_recurso')::bigint)`),
    )
    .select(['a.id_reg_reserva', 'a.antes', 'a.despues', 'c.desc_recurso'])
    .where('a.id_reg_acto', '=', id_reg_acto)
    .where((eb) => eb.or([eb('a.antes', 'is not', null), eb('r.id_reg_reserva', 'is not', null)]))
    .where(
      (eb) =>
        sql<boolean>`${eb
          .selectFrom('reserva as r')
          .whereRef('r.id_reg_reserva', '=', 'a.id_reg_reserva')
          .select((own) => wholeBooking(own).as('datos'))} is distinct from a.despues`,
    )
    .orderBy('a.id_reg_reserva')
    .execute()
  if (touched.length === 0) return
  const reservas = touched.map(({ id_reg_reserva, antes, despues, desc_recurso }) => {
    const row = rowOf(despues ?? antes!)
    const { pista, fecha, hora_ini } = slotText({ desc_recurso: desc_recurso ?? '' }, row)
    return { id_reg_reserva, nombre: row.nombre, lugar: `${pista} ${fecha} ${hora_ini}` }
  })
  const words = reservas.map((one) => (one.nombre ? `${one.nombre} (${one.lugar})` : one.lugar)).join(', ')
  refuse('booking.tocada_despues', {}, { reservas: words }, { reservas })
}

/** The row of a booking that was kept, as it is read. */
const rowOf = ({ reserva }: ArchivedBooking) => ({
  fecha: String(reserva.fecha),
  hora_ini: Number(reserva.hora_ini),
  duracion: Number(reserva.duracion),
  id_mst_recurso: Number(reserva.id_mst_recurso),
  solapada: reserva.solapada === true,
  nombre: typeof reserva.nombre === 'string' ? reserva.nombre : null,
})

/**
 * Takes an act back: what it made goes, what it deleted or changed is again as it was, with its places, its lines and its ground. Refused
 * when somebody touched one of them since, or took the ground that one would get back.
 */
export async function takeBack(tx: Tx, { id_reg_acto, rows, occupied }: Awaited<ReturnType<typeof lockAct>>, now: Date) {
  await requireUntouched(tx, id_reg_acto)
  const ids = rows.map((row) => row.id_reg_reserva)
  if (ids.length === 0) return
  const kept = rows.flatMap(({ antes, despues }) => (antes ? { antes, version: Number((despues ?? antes).reserva.version) + 1 } : []))
  const made = rows.filter(({ antes }) => antes === null).map((row) => row.id_reg_reserva)
  await tx.deleteFrom('reserva_ocupa').where('id_reg_reserva', 'in', ids).execute()
  await restoreRows(tx, kept)
  await restoreLines(
    tx,
    ids,
    kept.flatMap(({ antes }) => antes.facturas),
  )
  if (made.length > 0) {
    await setPlacesOf(tx, made, [])
    await tx.deleteFrom('reserva').where('id_reg_reserva', 'in', made).execute()
  }
  for (const { antes } of kept) {
    const id = Number(antes.reserva.id_reg_reserva)
    const place = rowOf(antes)
    const leaves = occupied.get(place.id_mst_recurso) ?? []
    await setPlacesOf(tx, [id], antes.socios)
    if (place.solapada) continue
    await requireFree(tx, leaves, place, id)
    await occupy(tx, id, leaves, place)
  }
  const deleted = rows.filter(({ despues }) => despues === null).map((row) => row.id_reg_reserva)
  if (deleted.length > 0)
    await tx
      .updateTable('reserva_hist')
      .set({ fecha_restaurada: now })
      .where('id_reg_reserva', 'in', deleted)
      .where('fecha_baja', 'is not', null)
      .where('fecha_restaurada', 'is', null)
      .execute()
  await tx.updateTable('acto').set({ fecha_deshecho: now }).where('id_reg_acto', '=', id_reg_acto).execute()
}

const bookingColumns = Object.keys(booking.fields) as (keyof typeof booking.fields)[]
const lineColumns = Object.keys(invoice.fields) as (keyof typeof invoice.fields)[]

/** Bookings as they were, under their own numbers and a version that no form has seen. */
async function restoreRows(tx: Tx, kept: readonly { antes: ArchivedBooking; version: number }[]) {
  if (kept.length === 0) return
  const sent = JSON.stringify(kept.map(({ antes, version }) => ({ ...antes.reserva, version })))
  await tx
    .insertInto('reserva')
    .columns(bookingColumns)
    .expression((db) =>
      db
        .selectFrom(
          sql<Selectable<Database['reserva']>>`jsonb_populate_recordset(null::${sql.table('reserva')}, ${sent}::jsonb)`.as<'w'>(sql`w`),
        )
        .select(bookingColumns.map((name) => `w.${name}` as const)),
    )
    .onConflict((conflict) =>
      conflict
        .column('id_reg_reserva')
        .doUpdateSet((eb) => Object.fromEntries(bookingColumns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute()
}

/** The lines of bookings as they were; those that came since go. */
async function restoreLines(tx: Tx, bookings: readonly number[], lines: ArchivedBooking['facturas']) {
  const ids = lines.map((line) => Number(line.id_reg_factura))
  await tx
    .deleteFrom('factura')
    .where('id_reg_reserva', 'in', bookings)
    .$if(ids.length > 0, (q) => q.where('id_reg_factura', 'not in', ids))
    .execute()
  if (ids.length === 0) return
  await tx
    .insertInto('factura')
    .columns(lineColumns)
    .expression((db) =>
      db
        .selectFrom(
          sql<
            Selectable<Database['factura']>
          >`jsonb_populate_recordset(null::${sql.table('factura')}, ${JSON.stringify(lines)}::jsonb)`.as<'w'>(sql`w`),
        )
        .select(lineColumns.map((name) => `w.${name}` as const)),
    )
    .onConflict((conflict) =>
      conflict
        .column('id_reg_factura')
        .doUpdateSet((eb) => Object.fromEntries(lineColumns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute()
}
