import { type ArchivedBooking, booking } from '@app/contract/bookings/booking'
import { lockReason } from '@app/contract/bookings/booking-rules'
import { archiveBooking, deleteBooking, deletedBookings, restoreBooking } from '@app/contract/bookings/cancel-booking'
import type { RefundMethod } from '@app/contract/invoices/refund'
import { daysBetween, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { sql } from 'kysely'
import { clubTime } from '../../../kit/clock.ts'
import { json, type Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Call, handle } from '../../../kit/http/serve.ts'
import { lockOccupied } from '../../courts/public.ts'
import { detachPaidLines, type Line, lockBookingLines, lockLines, paymentsLeft, postRefund, reattachLines } from '../../invoices/public.ts'
import { inSports, sportsReadBy } from '../../member-permissions/public.ts'
import { detachPasses } from '../../passes/public.ts'
import { type Booking, lockBooking, lockWithCourt, savedAs } from '../booking-row.ts'
import { recordLeaving } from '../calendar/record-leaving.ts'
import { lockCourses } from '../classes/booking-course.ts'
import { renewStudents, seatingOf } from '../classes/seat-students.ts'
import { noteRestored } from '../notices/pending-notices.ts'
import { placesOfBooking, setPlaces } from '../players.ts'
import { occupyRestored, release, sharedBy } from '../schedule/occupation.ts'
import { slotOf } from '../schedule/slot.ts'
import { cancelNotices } from './cancel-notices.ts'
import { deadlineOf, pardon, penalise } from './owner-cancellation.ts'

interface Archiving {
  readonly booking: Booking
  readonly lines: readonly Line[]
  /** null keeps the value of an earlier archive, otherwise as administrator. */
  readonly elimina_admin: boolean | null
  readonly motivo: string | null
  readonly deleted: boolean
  readonly castigo?: ArchivedBooking['castigo'] | null
}

/** The archive of a booking that is not deleted yet. */
const archivedBefore = (tx: Tx, id_reg_reserva: number) =>
  tx
    .selectFrom('reserva_hist')
    .select(['id_reg_reserva_hist', 'elimina_admin', 'motivo'])
    .where('id_reg_reserva', '=', id_reg_reserva)
    .where('fecha_baja', 'is', null)
    .executeTakeFirst()

/**
 * Copies the current booking into the history. An entry archived earlier and not yet deleted is overwritten: archiving
 * is the first half of deleting.
 */
async function archive({ tx, now, user }: Call<unknown>, { booking, lines, elimina_admin, motivo, deleted, castigo }: Archiving) {
  const { id_reg_reserva, fecha, hora_ini, duracion, id_mst_recurso } = booking
  const known = await archivedBefore(tx, id_reg_reserva)
  const datos: ArchivedBooking = {
    reserva: booking,
    socios: await placesOfBooking(tx, id_reg_reserva),
    facturas: lines,
    compartida: await sharedBy(tx, id_reg_reserva),
    ...(castigo && { castigo }),
  }
  const row = {
    id_reg_reserva,
    fecha,
    hora_ini,
    duracion,
    id_mst_recurso,
    elimina_admin: elimina_admin ?? known?.elimina_admin ?? true,
    motivo: motivo ?? known?.motivo ?? null,
    id_mst_socios_baja: user.id_mst_socios,
    fecha_archivo: now,
    fecha_baja: deleted ? now : null,
    datos: json(datos),
  }
  const written = known
    ? await tx
        .updateTable('reserva_hist')
        .set(row)
        .where('id_reg_reserva_hist', '=', known.id_reg_reserva_hist)
        .returning('id_reg_reserva_hist')
        .executeTakeFirstOrThrow()
    : await tx.insertInto('reserva_hist').values(row).returning('id_reg_reserva_hist').executeTakeFirstOrThrow()
  return { id_reg_reserva_hist: written.id_reg_reserva_hist }
}

export const toHistory = handle(archiveBooking, async (call) => {
  const { id_reg_reserva, elimina_admin, motivo } = call.input
  const booking = await lockBooking(call.tx, id_reg_reserva)
  return archive(call, { booking, lines: await lockBookingLines(call.tx, id_reg_reserva), elimina_admin, motivo, deleted: false })
})

/** Reason of a deletion, and treatment of its paid money; without one a paid booking is refused. */
interface Deletion extends Pick<Archiving, 'elimina_admin' | 'motivo'> {
  readonly devolucion?: RefundMethod | 'conservar' | null
  readonly id_mst_caja?: number | null
  readonly confirmar_monedero?: boolean
}

/** Paid and not yet refunded amounts, in cents by line. */
async function leftOf(tx: Tx, lines: readonly Line[]) {
  const payments = await paymentsLeft(
    tx,
    lines.filter((line) => line.pagado > 0).map((line) => line.id_reg_factura),
  )
  return Map.groupBy(payments, (one) => one.id_reg_factura!)
}

/** True for a deletion in the name of the owner after the deadline, which gives nothing back; refuses to refund it. */
async function isTooLate(call: Call<unknown>, booking: Booking, { elimina_admin, devolucion }: Deletion) {
  if (elimina_admin ?? (await archivedBefore(call.tx, booking.id_reg_reserva))?.elimina_admin ?? true) return false
  const { limite, fuera_de_plazo } = await deadlineOf(call, booking)
  if (fuera_de_plazo && devolucion && devolucion !== 'conservar') {
    const { today, minute } = clubTime(limite, call.club.zone)
    const words = { limite: `${formatDay(today)} ${formatMinute(minute)}` }
    refuse('booking.anulada_tarde', { devolucion: { key: 'booking.anulada_tarde', values: words } }, words)
  }
  return fuera_de_plazo
}

/**
 * Archives a booking that is locked with its court and deletes it with its unpaid lines; lines with payments are kept. Uses of passes are
 * returned, except for a late cancellation of its owner, who is penalised.
 */
export async function deleteWithLines(
  call: Call<unknown>,
  booking: Booking,
  { devolucion: asked = null, id_mst_caja = null, confirmar_monedero = false, ...why }: Deletion,
) {
  const isLate = await isTooLate(call, booking, { ...why, devolucion: asked })
  const devolucion = isLate ? 'conservar' : asked
  const { tx, now, today, note } = call
  const { id_reg_reserva } = booking
  const seen = await lockBookingLines(tx, id_reg_reserva)
  const left = await leftOf(tx, seen)
  const paid = [...left.values()].flat().reduce((sum, { queda }) => sum + queda, 0)
  if (paid > 0 && devolucion === null) refuse('booking.tiene_pagos', {}, { importe: formatEuros(paid) })
  const facturas = [...left.keys()].map((id_reg_factura) => ({ id_reg_factura, importe: null }))
  const { devuelto } =
    facturas.length > 0 && devolucion !== null && devolucion !== 'conservar'
      ? await postRefund(call, seen, { facturas, forma: devolucion, id_mst_caja, confirmar_monedero, motivo: why.motivo })
      : { devuelto: 0 }
  // registers are locked before members, the owners of these passes
  const lifted = isLate ? [] : await detachPasses(call, seen)
  const ids = seen.map((line) => line.id_reg_factura)
  const lines = lifted.length > 0 ? await lockLines(tx, ids) : seen
  const castigo = isLate ? await penalise(call, booking) : null
  const archived = await archive(call, { booking, lines, ...why, deleted: true, castigo })
  await detachPaidLines(tx, { id_reg_reserva, ...archived, lines, today })
  await recordLeaving(tx, [id_reg_reserva], now)
  await release(tx, [id_reg_reserva])
  await setPlaces(tx, id_reg_reserva, [])
  await tx.deleteFrom('reserva').where('id_reg_reserva', '=', id_reg_reserva).execute()
  if (lines.length > 0) note('factura', lines, null)
  return { ...archived, devuelto, castigado_hasta: castigo?.hasta ?? null }
}

export const remove = handle(deleteBooking, async (call) => {
  const booking = await lockWithCourt(call.tx, call.input.id_reg_reserva)
  const reason = lockReason(booking)
  if (reason) refuse(reason)
  const { pasar_a_monedero, forzar_notificar, ...why } = call.input
  const avisos = forzar_notificar ? await cancelNotices(call, [booking.id_reg_reserva]) : 0
  const done = await deleteWithLines(call, booking, { ...why, devolucion: why.devolucion ?? (pasar_a_monedero ? 'monedero' : null) })
  return { ...done, avisos }
})

/** The last deletion of a booking that has not been undone, locked. */
const lastDeletion = async (tx: Tx, id: number) =>
  (await tx
    .selectFrom('reserva_hist')
    .selectAll()
    .where('id_reg_reserva', '=', id)
    .where('fecha_baja', 'is not', null)
    .where('fecha_restaurada', 'is', null)
    .orderBy('id_reg_reserva_hist', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()) ?? refuse('booking.ya_restaurada')

/** Restores a deleted booking with its places and lines: paid ones unchanged, refunded ones as owed again. */
export async function restoreWithLines(call: Call<unknown>, id: number) {
  const { tx, now, today, user, note } = call
  const { id_reg_reserva_hist, datos, id_mst_recurso } = await lastDeletion(tx, id)
  const kept = datos.reserva as Booking
  const occupied = (await lockOccupied(tx, [id_mst_recurso])).get(id_mst_recurso) ?? []
  await lockCourses(tx, [kept.id_mst_curso])
  const restored = await tx
    .insertInto('reserva')
    .values({
      ...kept,
      solapada: false,
      version: kept.version + 1,
      fecha_creacion: booking.fields.fecha_creacion.read(kept.fecha_creacion),
      fecha_modificacion: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (kept.ocupado) await occupyRestored(tx, restored.id_reg_reserva, occupied, { to: slotOf(kept), shared: datos.compartida ?? [] })
  await setPlaces(tx, restored.id_reg_reserva, datos.socios)
  const coming = { id_reg_reserva: restored.id_reg_reserva, id_reg_reserva_hist, kept: datos.facturas as readonly Line[] }
  note('factura', null, await reattachLines(tx, { ...coming, today, by: user.id_mst_socios }))
  await renewStudents(seatingOf(call), [restored.id_reg_reserva])
  await noteRestored(tx, [restored.id_reg_reserva], now)
  if (datos.castigo) await pardon(call, kept.id_mst_socios!, datos.castigo)
  await tx.updateTable('reserva_hist').set({ fecha_restaurada: now }).where('id_reg_reserva_hist', '=', id_reg_reserva_hist).execute()
  return savedAs(tx, restored)
}

export const restore = handle(restoreBooking, (call) => restoreWithLines(call, call.input.id))

const longest = 366

export const deleted = handle(deletedBookings, async ({ tx, user, input: { start_date, end_date, id_mst_tiporecurso } }) => {
  const days = daysBetween(start_date, end_date)
  if (days < 0 || days > longest) refuse('booking.demasiado_intervalo', { end_date: 'booking.demasiado_intervalo' }, { max: longest })
  return tx
    .selectFrom('reserva_hist as h')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'h.id_mst_recurso')
    .leftJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios_baja')
    .leftJoin('socio as o', (join) => join.on(sql<boolean>`o.id_mst_socios = (h.datos -> 'reserva' ->> 'id_mst_socios')::bigint`))
    .select([
      'h.id_reg_reserva_hist',
      'h.id_reg_reserva',
      'h.fecha',
      'h.hora_ini',
      'h.duracion',
      'h.id_mst_recurso',
      'h.elimina_admin',
      'h.motivo',
      'h.fecha_baja',
      'c.desc_recurso',
      'c.id_mst_tiporecurso',
    ])
    .select([
      sql<string | null>`coalesce(h.datos -> 'reserva' ->> 'nombre', ${fullName('o')})`.as('nombre'),
      sql<string | null>`${fullName('s')}`.as('desc_socio_baja'),
    ])
    .where('h.fecha', '>=', start_date)
    .where('h.fecha', '<=', end_date)
    .where('h.fecha_baja', 'is not', null)
    .where('h.fecha_restaurada', 'is', null)
    .$if(id_mst_tiporecurso !== null, (q) => q.where('c.id_mst_tiporecurso', '=', id_mst_tiporecurso!))
    .where(inSports('c.id_mst_tiporecurso', await sportsReadBy(tx, user)))
    .orderBy('h.fecha_baja', 'desc')
    .orderBy('h.id_reg_reserva_hist', 'desc')
    .execute()
})
