import { seasonStates } from '@app/contract/bookings/booking'
import { guestMember } from '@app/contract/members/member'
import { mergeSeason, undoMerge } from '@app/contract/season/merge-season'
import type { MergedBookings } from '@app/contract/season/season'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import {
  type Booking,
  changeBookings,
  changePlacesOf,
  occupyShared,
  reclaim,
  removeBookings,
  restoreWithLines,
  vacate,
} from '../bookings/public.ts'
import { occupiedBy } from '../courts/public.ts'
import { placesBy } from './season-series.ts'
import { lockWishes, requireSeason, type Wish, wishesOf } from './wishes.ts'

/** The numbers of a list with commas; refuses an empty list and entries that are not numbers. */
function numbersOf(text: string): number[] {
  const parts = text.split(',').map((part) => part.trim())
  const ids = [...new Set(parts.filter((part) => /^\d{1,15}$/.test(part)).map(Number))]
  if (ids.length === 0) refuse('No_element_selected', { ids: 'No_element_selected' })
  if (ids.length === 1) refuse('msg.FUSIONAR_SELECCIONADOS_MINIMO', { ids: 'msg.FUSIONAR_SELECCIONADOS_MINIMO' })
  if (parts.some((part) => !/^\d{1,15}$/.test(part))) refuse('msg.not_found', { ids: 'msg.not_found' })
  return ids
}

const endOf = ({ hora_ini, duracion }: Pick<Wish, 'hora_ini' | 'duracion'>) => hora_ini + duracion

/** From the first start to the last end; refuses bookings of several places, approved ones, and one that overlaps none before it. */
function unionOf(wishes: readonly Wish[]) {
  const [first, ...rest] = wishes
  const approved = wishes.find((one) => one.estado_reserva_fija === seasonStates.approved)
  if (approved) refuse('season.ya_aprobada', {}, { nombre: approved.titulo })
  let end = endOf(first!)
  for (const one of rest) {
    if (one.fecha !== first!.fecha || one.id_mst_recurso !== first!.id_mst_recurso) refuse('season.otra_pista')
    if (one.hora_ini >= end) refuse('season.no_se_pisan', {}, { nombre: one.titulo })
    end = Math.max(end, endOf(one))
  }
  const duracion = end - first!.hora_ini
  if (duracion > 1440) refuse('season.fusion_larga')
  return { hora_ini: first!.hora_ini, duracion }
}

/** The places of all, those of the first one first: a member once, guests as many as there are. */
const joined = (all: readonly (readonly number[])[]) => {
  const people = all.flat()
  return people.filter((id, index) => id === guestMember || people.indexOf(id) === index)
}

/** Occupies the courts of a booking at its new hours; bookings of the model week may overlap. */
async function occupyCourts(tx: Tx, { id_reg_reserva: id, id_mst_recurso: court }: Booking) {
  const leaves = (await occupiedBy(tx, [court])).get(court) ?? []
  await occupyShared(
    tx,
    leaves.map((leaf) => ({ id, leaf })),
  )
}

/** True if it shares its court with another one. */
const overlaps = async (tx: Tx, id: number) =>
  (await tx.selectFrom('reserva').select('solapada').where('id_reg_reserva', '=', id).executeTakeFirstOrThrow()).solapada

export const merge = handle(mergeSeason, async (call) => {
  const { tx, now, today, user } = call
  await requireSeason(tx)
  const ids = numbersOf(call.input.ids)
  const { juntar } = call.input
  const principal = call.input.principal ?? ids[0]!
  if (!ids.includes(principal)) refuse('msg.not_found', { principal: 'msg.not_found' })
  const locked = await lockWishes(tx, ids)
  const wishes = await wishesOf(tx, { ids })
  const hours = unionOf(wishes)
  const booking = locked.find((one) => one.id_reg_reserva === principal)!
  const others = locked.filter((one) => one !== booking)
  const placesOf = await placesBy(tx, ids)
  const own = placesOf.get(principal) ?? []
  const datos: MergedBookings = {
    antes: { ...before(booking), socios: own },
    quitadas: others.map((one) => one.id_reg_reserva),
  }
  const id_mst_socios = booking.id_mst_socios ?? others.find((one) => one.id_mst_socios !== null)?.id_mst_socios ?? null
  await removeBookings(
    tx,
    others.map((one) => one.id_reg_reserva),
    { now, today, by: user.id_mst_socios, motivo: wishes.find((one) => one.id_reg_reserva === principal)!.titulo },
  )
  const state = locked.some((one) => one.estado_reserva_fija === seasonStates.pending) ? seasonStates.pending : seasonStates.draft
  const owner = juntar ? id_mst_socios : booking.id_mst_socios
  const sharing = await vacate(tx, [principal])
  await changeBookings(tx, [principal], { ...hours, estado_reserva_fija: state, id_mst_socios: owner, now })
  await occupyCourts(tx, booking)
  await reclaim(tx, sharing)
  if (juntar) {
    const places = joined([own, ...others.map((one) => placesOf.get(one.id_reg_reserva) ?? [])])
    await changePlacesOf(tx, [principal], { places, now })
  }
  await tx
    .insertInto('temporada_fusion')
    .values({ id_reg_reserva: principal, datos: json(datos), fecha_creacion: now })
    .execute()
  return { id_reg_reserva: principal, version: booking.version + 1, ...hours, solapada: await overlaps(tx, principal) }
})

const before = ({ hora_ini, duracion, solapada, estado_reserva_fija, id_mst_socios }: Booking) => ({
  hora_ini,
  duracion,
  solapada,
  estado_reserva_fija,
  id_mst_socios,
})

export const undo = handle(undoMerge, async (call) => {
  const { tx, now, input } = call
  await requireSeason(tx)
  const [booking] = await lockWishes(tx, [input.id])
  const merged = await tx
    .selectFrom('temporada_fusion')
    .selectAll()
    .where('id_reg_reserva', '=', input.id)
    .orderBy('id_reg_temporada_fusion', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!merged) refuse('season.sin_fusion')
  if (booking!.estado_reserva_fija === seasonStates.approved) refuse('season.anula_antes')
  const { antes, quitadas } = merged.datos
  const { socios, solapada: wasOver, ...row } = antes
  const sharing = await vacate(tx, [input.id])
  await changeBookings(tx, [input.id], { ...row, now })
  // the booking that held the court before holds it again
  if (!wasOver) await occupyCourts(tx, booking!)
  await changePlacesOf(tx, [input.id], { places: socios, now })
  for (const id of quitadas) await restoreWithLines(call, id)
  if (wasOver) await occupyCourts(tx, booking!)
  await reclaim(tx, sharing)
  await tx.deleteFrom('temporada_fusion').where('id_reg_temporada_fusion', '=', merged.id_reg_temporada_fusion).execute()
  return {
    id_reg_reserva: input.id,
    version: booking!.version + 1,
    hora_ini: antes.hora_ini,
    duracion: antes.duracion,
    solapada: await overlaps(tx, input.id),
  }
})
