import { guestMember } from '@app/contract/members/member'
import { type Day, formatDay } from '@app/contract/values/day'
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

interface People {
  readonly places: readonly number[]
  readonly names: ReadonlyMap<number, string>
  readonly num_faltan: number
  /** True for a student of the booking's course. */
  readonly isStudent: (id_mst_socios: number) => boolean
}
/** Refuses more people than fit, a member twice, and more sought than places are left. A class holds all of its students. */
export function checkPlayers(court: CourtFacts, { places, names, num_faltan, isStudent }: People) {
  const twice = places.find((id, index) => id !== guestMember && places.indexOf(id) !== index)
  if (twice !== undefined) refuse('booking.jugador_repetido', { socios: 'booking.jugador_repetido' }, { nombre: names.get(twice) ?? '' })
  const max = court.capacidad_max
  const players = places.filter((id) => !isStudent(id)).length
  if (players > max) refuse('booking.demasiados_jugadores', { socios: 'booking.demasiados_jugadores' }, { pista: court.desc_recurso, max })
  const free = max - players
  if (num_faltan > free) refuse('booking.faltan_demasiados', { num_faltan: 'booking.faltan_demasiados' }, { max: free })
}

/** Warns of fewer players than the court asks for, sought ones included; the answer includes the field that confirms it. */
export function warnOfFew({ desc_recurso: pista, capacidad_min: min }: CourtFacts, places: readonly number[], num_faltan: number) {
  const n = places.length + Math.max(0, num_faltan)
  if (n >= min) return
  const words = { pista, min, n }
  refuse('booking.pocos_jugadores', { socios: { key: 'booking.pocos_jugadores', values: words } }, words, {
    error: 1,
    confirm: 'confirmar_jugadores',
  })
}

/**
 * Warns of a member who is inactive, or has left before that day; with `since`, of one who leaves between both days. The answer includes
 * the field that confirms it.
 */
export async function warnOfInactive(tx: Tx, members: readonly number[], day: Day, since: Day | null = null) {
  const away = await tx
    .selectFrom('socio')
    .select(fullName('socio').as('nombre'))
    .where('id_mst_socios', 'in', members)
    .where((eb) =>
      since === null
        ? eb.or([eb('activo', '=', false), eb('fecha_baja', '<', day)])
        : eb.and([eb('fecha_baja', '>=', since), eb('fecha_baja', '<', day)]),
    )
    .orderBy('id_mst_socios')
    .limit(1)
    .executeTakeFirst()
  if (!away) return
  const words = { nombre: away.nombre, fecha: formatDay(day) }
  refuse('booking.jugador_inactivo', { socios: { key: 'booking.jugador_inactivo', values: words } }, words, {
    error: 1,
    confirm: 'confirmar_inactivos',
  })
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
