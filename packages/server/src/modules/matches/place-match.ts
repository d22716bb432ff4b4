import { confirmStates } from '@app/contract/bookings/booking'
import { placeMatch, unplaceMatch } from '@app/contract/matches/place-match'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import {
  bookedElsewhere,
  checkSlot,
  deleteWithLines,
  insertBooking,
  lockWithCourt,
  oneCourt,
  requireFree,
  requireRealTime,
  slotOf,
  warnOfSameTime,
} from '../bookings/public.ts'
import { settings } from '../club/public.ts'
import { lockOccupied } from '../courts/public.ts'
import { requireAllowedSports } from '../member-permissions/public.ts'
import { type MatchRow, matchById } from './match-rows.ts'
import { placedText } from './matches.ts'

interface Place {
  readonly fecha: string
  readonly hora_ini: number
  readonly id_mst_recurso: number
}

/** Owner of the booking of a match: its first member. */
export const ownerOf = ({ miembros }: Pick<MatchRow, 'miembros'>) => miembros[0] ?? null

/**
 * Inserts the booking of a match: its members have the places, it has no lines, and it is pending approval. Its courts
 * and the match are locked.
 */
export const bookMatch = ({ tx, user, now }: Call<unknown>, match: MatchRow, place: Place, occupied: readonly number[]) =>
  insertBooking(tx, {
    row: {
      ...place,
      duracion: match.duracion,
      nombre: match.nombre,
      id_mst_tiporeserva: match.id_mst_tiporeserva,
      id_mst_socios: ownerOf(match),
      id_reg_partidos: match.id_reg_partidos,
      pendiente_confirmar: confirmStates.pending,
      id_mst_socios_creacion: user.id_mst_socios,
      fecha_creacion: now,
      fecha_modificacion: now,
    },
    occupied,
    places: match.miembros,
  })

export const place = handle(placeMatch, async (call) => {
  const { tx, input, club } = call
  const { id_reg_partidos: id, confirmar_mismo_horario, ...where } = input
  const occupied = (await lockOccupied(tx, [where.id_mst_recurso])).get(where.id_mst_recurso) ?? []
  if (occupied.length === 0) refuse('msg.not_found', { id_mst_recurso: 'msg.not_found' })
  await tx.selectFrom('partido').select('id_reg_partidos').where('id_reg_partidos', '=', id).forUpdate().executeTakeFirst()
  const match = (await matchById(tx, id)) ?? refuse('msg.not_found', { id_reg_partidos: 'msg.not_found' })
  if (match.reserva) refuse('partido.ya_colocado', {}, placedText(match.reserva))
  const slot = slotOf({ ...where, duracion: match.duracion })
  const court = await oneCourt(tx, slot.court)
  if (court.id_mst_tiporecurso !== match.id_mst_tiporecurso)
    refuse('partido.otro_deporte', { id_mst_recurso: 'partido.otro_deporte' }, { pista: court.desc_recurso })
  await requireAllowedSports(tx, { user: call.user, owner: ownerOf(match), courts: [court] })
  await requireFree(tx, occupied, slot)
  // the length of a match is set by its championship, not by the court
  await checkSlot(tx, court, slot, { minutes: slot.minutes })
  requireRealTime(slot, club.zone)
  if (!confirmar_mismo_horario)
    warnOfSameTime(await bookedElsewhere(tx, { members: match.miembros, when: slot, except: 0 }), await settings(tx))
  const { id_reg_reserva, version } = await bookMatch(call, match, where, occupied)
  return { id_reg_reserva, version }
})

export const unplace = handle(unplaceMatch, async (call) => {
  const { tx, input } = call
  const match = (await matchById(tx, input.id)) ?? refuse('msg.not_found')
  const { id_reg_reserva } = match.reserva ?? refuse('partido.sin_pista')
  await deleteWithLines(call, await lockWithCourt(tx, id_reg_reserva), { elimina_admin: true, motivo: null })
  return { id_reg_reserva }
})
