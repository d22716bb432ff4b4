import { type ArchivedBooking, booking } from '@app/contract/bookings/booking'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { restoreRows } from '../../kit/database/restore-rows.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { lockOccupied } from '../courts/public.ts'
import { lockLinesOf, restoreLines } from '../invoices/public.ts'
import { bookingWithLines } from './booking-with-lines.ts'
import { recordLeaving } from './calendar/record-leaving.ts'
import { noteRestored } from './notices/pending-notices.ts'
import { lockBookings, setPlacesOf } from './pending/many-bookings.ts'
import { occupyRestored, release } from './schedule/occupation.ts'
import { slotOf, slotText } from './schedule/slot.ts'

interface Acting {
  readonly now: Date
  readonly by: number | null
}
/** Archives bookings before an act; returns the number that undoes it. They are locked. */
export async function beginAct(tx: Tx, ids: readonly number[], { now, by }: Acting): Promise<number> {
  const { id_reg_acto } = await tx
    .insertInto('acto')
    .values({ id_mst_socios_creacion: by, fecha_creacion: now })
    .returning('id_reg_acto')
    .executeTakeFirstOrThrow()
  if (ids.length > 0)
    await tx
      .insertInto('acto_reserva')
      .columns(['id_reg_acto', 'id_reg_reserva', 'antes'])
      .expression((db) =>
        db
          .selectFrom('reserva as r')
          .where('r.id_reg_reserva', 'in', ids)
          .select((eb) => [sql<number>`${id_reg_acto}::bigint`.as('act'), 'r.id_reg_reserva', bookingWithLines(eb).as('antes')]),
      )
      .execute()
  return id_reg_acto
}

/** Records the bookings changed and created by an act. */
export async function endAct(tx: Tx, id_reg_acto: number, made: readonly number[]) {
  await tx
    .updateTable('acto_reserva as a')
    .from('reserva as r')
    .set((eb) => ({ despues: bookingWithLines(eb) }))
    .whereRef('r.id_reg_reserva', '=', 'a.id_reg_reserva')
    .where('a.id_reg_acto', '=', id_reg_acto)
    .execute()
  if (made.length === 0) return
  await tx
    .insertInto('acto_reserva')
    .columns(['id_reg_acto', 'id_reg_reserva', 'despues'])
    .expression((db) =>
      db
        .selectFrom('reserva as r')
        .where('r.id_reg_reserva', 'in', made)
        .select((eb) => [sql<number>`${id_reg_acto}::bigint`.as('act'), 'r.id_reg_reserva', bookingWithLines(eb).as('despues')]),
    )
    .execute()
}

/** Deletes acts: they cannot be undone any more. */
export async function forgetActs(tx: Tx, acts: readonly number[]) {
  await tx.deleteFrom('acto_reserva').where('id_reg_acto', 'in', acts).execute()
  await tx.deleteFrom('acto').where('id_reg_acto', 'in', acts).execute()
}

/** Locks the rows of acts, in the order of every call: courts, bookings, lines. Returns them for reverting. */
export async function lockActs(tx: Tx, acts: readonly number[]) {
  const rows = await tx
    .selectFrom('acto_reserva')
    .select(['id_reg_reserva', 'antes', 'despues'])
    .where('id_reg_acto', 'in', acts)
    .orderBy('id_reg_reserva')
    .execute()
  const courts = rows.flatMap(({ antes, despues }) => [antes, despues].flatMap((one) => (one ? Number(one.reserva.id_mst_recurso) : [])))
  const occupied = await lockOccupied(tx, [...new Set(courts)])
  const ids = rows.map((row) => row.id_reg_reserva)
  if (ids.length > 0) {
    await lockBookings(tx, ids)
    await lockLinesOf(tx, ids)
  }
  return { acts, rows, occupied }
}

/** An archived booking without its overlaps: another booking that comes or leaves changes them, and is no edit of this one. */
const withoutSharing = (datos: RawBuilder<unknown>) => sql`(${datos}) - 'compartida' #- '{reserva,solapada}'`

/** Refuses if a booking was edited after the act, and names it. Bookings that the act created and that were deleted since are ignored. */
async function requireUntouched(tx: Tx, acts: readonly number[]) {
  const touched = await tx
    .selectFrom('acto_reserva as a')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'a.id_reg_reserva')
    .leftJoin('recurso as c', (join) =>
      join.on(sql<boolean>`c.id_mst_recurso = coalesce(r.id_mst_recurso, (a.antes -> 'reserva' ->> 'id_mst_recurso')::bigint)`),
    )
    .select(['a.id_reg_reserva', 'a.antes', 'a.despues', 'c.desc_recurso'])
    .where('a.id_reg_acto', 'in', acts)
    .where((eb) => eb.or([eb('a.antes', 'is not', null), eb('r.id_reg_reserva', 'is not', null)]))
    .where(
      (eb) =>
        sql<boolean>`${eb
          .selectFrom('reserva as r')
          .whereRef('r.id_reg_reserva', '=', 'a.id_reg_reserva')
          .select((own) => withoutSharing(bookingWithLines(own)).as('datos'))} is distinct from ${withoutSharing(sql`a.despues`)}`,
    )
    .orderBy('a.id_reg_reserva')
    .execute()
  if (touched.length === 0) return
  const reservas = touched.map(({ id_reg_reserva, antes, despues, desc_recurso }) => {
    const row = rowOf(despues ?? antes!)
    const { pista, fecha, hora_ini } = slotText({ desc_recurso: desc_recurso ?? '' }, slotOf(row))
    return { id_reg_reserva, nombre: row.nombre, lugar: `${pista} ${fecha} ${hora_ini}` }
  })
  const words = reservas.map((one) => (one.nombre ? `${one.nombre} (${one.lugar})` : one.lugar)).join(', ')
  refuse('booking.tocada_despues', {}, { reservas: words }, { reservas })
}

/** An archived booking as a row of its table. */
const rowOf = ({ reserva }: ArchivedBooking) => ({
  fecha: String(reserva.fecha),
  hora_ini: Number(reserva.hora_ini),
  duracion: Number(reserva.duracion),
  id_mst_recurso: Number(reserva.id_mst_recurso),
  ocupado: reserva.ocupado === true,
  nombre: typeof reserva.nombre === 'string' ? reserva.nombre : null,
})

const paidByPass = ({ facturas }: ArchivedBooking) => facturas.some((line) => Number(line.id_mst_tipopago) === paymentTypes.pass)

/**
 * Reverts acts: created bookings are deleted; deleted and changed ones are restored, with places, lines and occupied
 * courts. Refused if one of them was edited since, if another booking occupies the court of one, or if a pass has paid
 * for a place of one (0098).
 */
export async function revertActs(
  call: Pick<Call<unknown>, 'tx' | 'now' | 'today'>,
  { acts, rows, occupied }: Awaited<ReturnType<typeof lockActs>>,
) {
  const { tx, now } = call
  await requireUntouched(tx, acts)
  await tx.updateTable('acto').set({ fecha_deshecho: now }).where('id_reg_acto', 'in', acts).execute()
  const ids = rows.map((row) => row.id_reg_reserva)
  if (ids.length === 0) return
  // the ledger has followed the passes, the archived lines have not
  if (rows.some(({ antes, despues }) => antes && despues && paidByPass(antes))) refuse('booking.deshacer_con_abono')
  const kept = rows.flatMap(({ antes, despues }) => (antes ? { antes, version: Number((despues ?? antes).reserva.version) + 1 } : []))
  const made = rows.filter(({ antes }) => antes === null).map((row) => row.id_reg_reserva)
  await recordLeaving(tx, ids, now)
  await release(tx, ids)
  // under a version that no form has seen
  await restoreRows(
    tx,
    booking,
    kept.map(({ antes, version }) => ({ ...antes.reserva, solapada: false, version })),
  )
  await restoreLines(
    call,
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
    if (place.ocupado) await occupyRestored(tx, id, leaves, { to: slotOf(place), shared: antes.compartida ?? [] })
  }
  const deleted = rows.filter(({ despues }) => despues === null).map((row) => row.id_reg_reserva)
  await noteRestored(tx, deleted, now)
  if (deleted.length > 0)
    await tx
      .updateTable('reserva_hist')
      .set({ fecha_restaurada: now })
      .where('id_reg_reserva', 'in', deleted)
      .where('fecha_baja', 'is not', null)
      .where('fecha_restaurada', 'is', null)
      .execute()
}
