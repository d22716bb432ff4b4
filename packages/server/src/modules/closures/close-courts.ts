import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { closeCourts, previewClosure } from '@app/contract/closures/close-courts'
import { type ClosureKind, type Stretch, without } from '@app/contract/closures/closure-rules'
import { fromDayNumber } from '@app/contract/values/day'
import { by } from '@app/contract/values/order'
import { after } from '../../kit/clock.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import {
  beginAct,
  changeLocked,
  endAct,
  insertBooking,
  lockBookings,
  muteNotices,
  occupy,
  occupyShared,
  reclaim,
  removeBookings,
  repriceBooking,
  slotOf,
  unpark,
  vacate,
} from '../bookings/public.ts'
import { param } from '../club/public.ts'
import { lockOccupied, occupiedBy } from '../courts/public.ts'
import { linesOfBooking, lockLinesOf, overridePrices } from '../invoices/public.ts'
import { noticesJob } from './closure-letters.ts'
import {
  type Area,
  affectedBy,
  areaStretch,
  type ClosurePlan,
  checkHours,
  courtsInQuestion,
  type PlannedBooking,
  planClosure,
} from './plan-closure.ts'

export const preview = handle(previewClosure, async (call) => {
  checkHours(call.input, call)
  const occupied = await occupiedBy(call.tx, await courtsInQuestion(call.tx, call.input))
  const { planned, avisos, vista } = await planClosure(call, call.input, occupied)
  return { lineas: planned.map(({ line }) => line), avisos, minutos: await param(call.tx, 'MINUTOS_AVISO_CIERRE'), vista }
})

export const close = handle(closeCourts, async (call) => {
  const { tx, input: area, now, today, user } = call
  checkHours(area, call)
  // courts first and alone, then bookings, then lines: the order of every call
  const occupied = await lockOccupied(tx, await courtsInQuestion(tx, area))
  const affected = await affectedBy(tx, area, occupied)
  if (affected.length > 0) {
    await lockBookings(tx, affected)
    await lockLinesOf(tx, affected)
  }
  const plan = await planClosure(call, area, occupied)
  const lineas = plan.planned.map(({ line }) => line)
  if (plan.vista !== area.vista) refuse('closures.vista_cambiada', {}, {}, { lineas, avisos: plan.avisos, vista: plan.vista })
  const pieces = piecesOf(area, plan)
  if (pieces.length === 0) refuse('closures.ya_cerradas', { recursos: 'closures.ya_cerradas' })

  const touched = plan.planned.filter(({ line }) => line.hacer !== 'leave')
  const ids = touched.map(({ booking }) => booking.id_reg_reserva)
  const gone = touched.filter(({ line }) => line.hacer === 'cancel' || line.hacer === 'skip').map(({ booking }) => booking.id_reg_reserva)
  const by = user.id_mst_socios
  const id_reg_acto = await beginAct(tx, ids, { now, by })
  // the closure has letters of its own
  await muteNotices(tx, ids)
  await removeBookings(tx, gone, { now, today, by, motivo: call.say(`closures.block.${area.motivo}`) })
  const sharing = await vacate(tx, ids)
  for (const one of touched) await settle(call, area, plan, one)
  const blocks: { id_mst_recurso: number; id_reg_reserva: number }[] = []
  for (const piece of pieces) blocks.push(await closePiece(call, area.motivo, piece))
  // unplaced paid ones hold the minutes around the blocks, then others what they shared with bookings that left
  const owed = touched.filter(({ line }) => line.hacer === 'owe')
  for (const { booking, leafCourts } of owed) await occupyShared(tx, onLeaves(booking.id_reg_reserva, leafCourts))
  await reclaim(tx, sharing)
  await endAct(
    tx,
    id_reg_acto,
    blocks.map((one) => one.id_reg_reserva),
  )

  const leave = after(now, 60 * (await param(tx, 'MINUTOS_AVISO_CIERRE')))
  const { id_mst_tiporecurso, motivo, fecha, hora_ini, hora_fin } = area
  const { id_mst_cierre: id } = await tx
    .insertInto('cierre')
    .values({
      ...{ id_mst_tiporecurso, motivo, fecha, hora_ini, hora_fin, id_reg_acto },
      ...{ avisos: plan.avisos, avisos_salen: leave, id_mst_socios_creacion: by, fecha_creacion: now },
    })
    .returning('id_mst_cierre')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('cierre_bloqueo')
    .values(blocks.map((one) => ({ ...one, id_mst_cierre: id })))
    .execute()
  if (plan.planned.length > 0)
    await tx
      .insertInto('cierre_reserva')
      .values(
        plan.planned.map(({ line: { id_reg_reserva, nombre, desc_recurso, hacer, por_devolver } }) => ({
          ...{ id_mst_cierre: id, id_reg_reserva, nombre: nombre ?? desc_recurso, hacer, por_devolver },
        })),
      )
      .execute()
  if (plan.avisos > 0) await insertJob(tx, noticesJob, { id }, { now: leave })
  const pistas = new Set(blocks.map((one) => one.id_mst_recurso)).size
  return { id_mst_cierre: id, avisos: plan.avisos, avisos_salen: leave, pistas, resueltas: ids.length }
})

const onLeaves = (id: number, leaves: readonly number[]) => leaves.map((leaf) => ({ id, leaf }))

/** Applies a line of the plan to a booking; its courts are released already. A deleted booking is skipped. */
async function settle(call: Call<unknown>, area: Area, { occupied }: ClosurePlan, { booking, line, leafCourts, place }: PlannedBooking) {
  const { tx, now } = call
  const lines = await linesOfBooking(tx, booking.id_reg_reserva)
  if (line.hacer === 'owe') await changeLocked(tx, booking, { now })
  if (line.hacer === 'move' && place) {
    const to = { id_mst_recurso: place.court.id_mst_recurso, fecha: area.fecha, hora_ini: place.hora_ini }
    const saved = await changeLocked(tx, booking, { ...to, now })
    await unpark(tx, [saved.id_reg_reserva])
    await occupy(tx, saved.id_reg_reserva, occupied.get(to.id_mst_recurso) ?? [], slotOf(saved))
    await repriceBooking(call, saved, { from: slotOf(booking), court: place.court.desc_recurso, collects: false, isAgreed: true })
    await overridePrices(call, lines, ({ precio }) => precio)
  }
  if (line.hacer === 'shorten') {
    const duracion = areaStretch(area).from - clubMinutes(booking.fecha, booking.hora_ini)
    const saved = await changeLocked(tx, booking, { duracion, now })
    await occupyShared(tx, onLeaves(saved.id_reg_reserva, leafCourts))
    await repriceBooking(call, saved, { from: slotOf(booking), court: line.desc_recurso, collects: false, isAgreed: true })
    const charging = await param(tx, 'LLUVIA_COBRO')
    if (charging !== 'minutes') await overridePrices(call, lines, ({ precio }) => (charging === 'whole' ? precio : 0))
  }
}

interface Piece {
  /** Court of the closure. */
  readonly closing: number
  /** Court of the block: that one, or one of its leaf courts. */
  readonly court: number
  readonly leaves: readonly number[]
  readonly when: Stretch
}
/**
 * Stretches to close: the hours of each court without those of remaining bookings, then those of its leaf courts that they leave. Courts
 * whose leaf courts are already closed by another one are left out.
 */
function piecesOf(area: Area, { planned, occupied }: ClosurePlan): Piece[] {
  const when = areaStretch(area)
  const kept = planned.filter(({ line }) => line.hacer === 'leave')
  const closed = new Set<number>()
  const widest = area.recursos.toSorted(
    by(
      (court) => -(occupied.get(court)?.length ?? 0),
      (court) => court,
    ),
  )
  return widest.flatMap((court) => {
    const leaves = occupied.get(court) ?? []
    if (leaves.some((leaf) => closed.has(leaf))) return []
    for (const leaf of leaves) closed.add(leaf)
    const remaining = (on: readonly number[]) =>
      kept
        .filter(({ leafCourts }) => leafCourts.some((leaf) => on.includes(leaf)))
        .map(({ booking: { fecha, hora_ini, duracion } }) => areaStretch({ fecha, hora_ini, hora_fin: hora_ini + duracion }))
    const together = without(when, remaining(leaves))
    return [
      ...together.map((piece) => ({ closing: court, court, leaves, when: piece })),
      ...leaves.flatMap((leaf) =>
        without(when, [...remaining([leaf]), ...together]).map((piece) => ({ closing: court, court: leaf, leaves: [leaf], when: piece })),
      ),
    ]
  })
}

/** Closes a court for a stretch: a separate block, which cannot be booked over and which is deleted to open the court again. */
async function closePiece({ tx, now, user, say }: Call<unknown>, motivo: ClosureKind, { closing, court, leaves, when }: Piece) {
  const fecha = fromDayNumber(Math.floor(when.from / 1440))
  const row = {
    ...{ id_mst_recurso: court, fecha, hora_ini: when.from % 1440, duracion: when.to - when.from },
    ...{ nombre: say(`closures.block.${motivo}`), es_bloqueig: true, id_mst_socios_creacion: user.id_mst_socios },
    ...{ fecha_creacion: now, fecha_modificacion: now },
  }
  const { id_reg_reserva } = await insertBooking(tx, { row, occupied: leaves, places: [] })
  return { id_mst_recurso: closing, id_reg_reserva }
}
