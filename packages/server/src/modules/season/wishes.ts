import { seasonStates } from '@app/contract/bookings/booking'
import { isSeasonDay, seasonWeek } from '@app/contract/season/season-days'
import { formatMinute } from '@app/contract/values/minute'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Booking, lockBookings } from '../bookings/public.ts'
import { param } from '../club/public.ts'
import { occupiedBy } from '../courts/public.ts'
import { lockCourts } from '../permanent/public.ts'

/** A booking of the model week: a request for the season. */
export interface Wish {
  readonly id_reg_reserva: number
  readonly fecha: string
  readonly hora_ini: number
  readonly duracion: number
  readonly id_mst_recurso: number
  readonly estado_reserva_fija: number
  /** True if it overlaps one that came before it and holds the court. */
  readonly solapada: boolean
  /** Its name, its owner's, or its type's. */
  readonly titulo: string
  readonly responsable: string | null
}

/** Refuses everything of the season while its mode is off. */
export async function requireSeason(tx: Tx) {
  if (!(await param(tx, 'ACTIVAR_RESERVAS_TEMPORADA'))) refuse('season.desactivada')
}

/** The bookings of the model week, of a sport, of one day, or those of some numbers. */
export const wishesOf = (tx: Tx, { sport, day, ids }: { sport?: number | null; day?: string; ids?: readonly number[] }): Promise<Wish[]> =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .leftJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.id_mst_recurso', 'r.estado_reserva_fija', 'r.solapada'])
    .select([
      sql<string>`coalesce(r.nombre, ${fullName('s')}, t.desc_tiporeserva)`.as('titulo'),
      sql<string | null>`${fullName('s')}`.as('responsable'),
    ])
    .where('r.fecha', '>=', day ?? seasonWeek.start)
    .where('r.fecha', '<=', day ?? seasonWeek.end)
    .$if(sport !== undefined && sport !== null, (q) => q.where('c.id_mst_tiporecurso', '=', sport!))
    .$if(ids !== undefined, (q) => q.where('r.id_reg_reserva', 'in', ids!))
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .execute()

/** One of them by its number; refuses another booking, and none. */
export async function oneWish(tx: Tx, id: number): Promise<Wish> {
  const booking = await tx.selectFrom('reserva').select('fecha').where('id_reg_reserva', '=', id).executeTakeFirst()
  if (!booking) refuse('msg.not_found')
  return (await wishesOf(tx, { ids: [id] }))[0] ?? refuse('season.no_es_temporada')
}

/** The bookings themselves with the courts of all of them, and more courts, locked before: courts first, in order, alone. */
export async function lockWishes(tx: Tx, ids: readonly number[], courts: readonly number[] = []): Promise<Booking[]> {
  const seen = await tx.selectFrom('reserva').select(['id_reg_reserva', 'id_mst_recurso']).where('id_reg_reserva', 'in', ids).execute()
  if (seen.length !== new Set(ids).size) refuse('msg.not_found')
  await lockCourts(tx, [...seen.map((one) => one.id_mst_recurso), ...courts])
  const locked = await lockBookings(tx, ids)
  const courtOf = new Map(seen.map((one) => [one.id_reg_reserva, one.id_mst_recurso]))
  if (locked.length !== seen.length || locked.some((one) => courtOf.get(one.id_reg_reserva) !== one.id_mst_recurso))
    refuse('msg.changed_meanwhile')
  if (locked.some((one) => !isSeasonDay(one.fecha))) refuse('season.no_es_temporada')
  return locked
}

/** Refuses a booking that is not pending approval, and names its state. */
export function requirePending({ estado_reserva_fija: state }: Pick<Booking, 'estado_reserva_fija'>, nombre: string) {
  if (state === seasonStates.approved) refuse('season.ya_aprobada', {}, { nombre })
  if (state !== seasonStates.pending) refuse('season.borrador', {}, { nombre })
}

/** True if two of one day overlap. */
const meet = (a: Wish, b: Wish) => a.hora_ini < b.hora_ini + b.duracion && b.hora_ini < a.hora_ini + a.duracion

/** Overlapping bookings of each: same leaf courts at the same time. */
export async function overlapsOf(tx: Tx, wishes: readonly Wish[]): Promise<ReadonlyMap<number, readonly Wish[]>> {
  if (wishes.length === 0) return new Map()
  const leavesOf = await occupiedBy(tx, [...new Set(wishes.map((one) => one.id_mst_recurso))])
  const leavesByBooking = new Map(wishes.map((one) => [one.id_reg_reserva, new Set(leavesOf.get(one.id_mst_recurso) ?? [])]))
  const byDay = Map.groupBy(wishes, (one) => one.fecha)
  return new Map(
    wishes.map((one) => {
      const own = leavesByBooking.get(one.id_reg_reserva)!
      const others = byDay.get(one.fecha)!.filter((other) => other !== one && meet(one, other))
      return [one.id_reg_reserva, others.filter((other) => [...leavesByBooking.get(other.id_reg_reserva)!].some((leaf) => own.has(leaf)))]
    }),
  )
}

/** Refuses an overlapping booking while another one holds its courts: names it. */
export async function requireCourtsFree(tx: Tx, wish: Wish) {
  const over = (await overlapsOf(tx, await wishesOf(tx, { day: wish.fecha }))).get(wish.id_reg_reserva) ?? []
  const other = over.find((one) => !one.solapada) ?? over[0]
  if (!other) return
  const hours = { hora_ini: formatMinute(other.hora_ini), hora_fin: formatMinute(other.hora_ini + other.duracion) }
  refuse('season.solapada', {}, { nombre: wish.titulo, otra: other.titulo, ...hours })
}
