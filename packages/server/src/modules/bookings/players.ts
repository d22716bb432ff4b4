import { guestMember } from '@app/contract/members/member'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { CourtFacts } from './schedule/court-facts.ts'

/** The names of members by id; refuses unknown ids. */
export async function namesOf(tx: Tx, members: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(members)]
  const rows = await tx
    .selectFrom('socio')
    .select(['id_mst_socios', fullName('socio').as('nombre')])
    .where('id_mst_socios', 'in', wanted)
    .execute()
  if (rows.length !== wanted.length) refuse('booking.jugador_desconocido', { socios: 'booking.jugador_desconocido' })
  return new Map(rows.map((row) => [row.id_mst_socios, row.nombre]))
}

/** Refuses more people than fit, a member twice, and more sought than places are left. */
export function checkPlayers(court: CourtFacts, places: readonly number[], names: ReadonlyMap<number, string>, num_faltan: number) {
  const twice = places.find((id, index) => id !== guestMember && places.indexOf(id) !== index)
  if (twice !== undefined) refuse('booking.jugador_repetido', { socios: 'booking.jugador_repetido' }, { nombre: names.get(twice) ?? '' })
  const max = court.capacidad_max
  if (places.length > max)
    refuse('booking.demasiados_jugadores', { socios: 'booking.demasiados_jugadores' }, { pista: court.desc_recurso, max })
  const free = max - places.length
  if (num_faltan > free) refuse('booking.faltan_demasiados', { num_faltan: 'booking.faltan_demasiados' }, { max: free })
}

export const placesOfBooking = async (tx: Tx, id_reg_reserva: number): Promise<number[]> =>
  (
    await tx.selectFrom('reserva_socio').select('id_mst_socios').where('id_reg_reserva', '=', id_reg_reserva).orderBy('orden').execute()
  ).map((row) => row.id_mst_socios)

/** Writes the places of a booking in order, in place of those it had. */
export async function setPlaces(tx: Tx, id_reg_reserva: number, places: readonly number[]) {
  await tx.deleteFrom('reserva_socio').where('id_reg_reserva', '=', id_reg_reserva).execute()
  if (places.length === 0) return
  await tx
    .insertInto('reserva_socio')
    .values(places.map((id_mst_socios, orden) => ({ id_reg_reserva, id_mst_socios, orden })))
    .execute()
}
