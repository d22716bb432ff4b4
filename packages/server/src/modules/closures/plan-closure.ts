import { createHash } from 'node:crypto'
import { clubMinutes, lockReason } from '@app/contract/bookings/booking-rules'
import type { closureLine, previewClosure } from '@app/contract/closures/close-courts'
import { answerFor, type ClosureAnswer, closureGraceMinutes, type Stretch } from '@app/contract/closures/closure-rules'
import type { InputOf } from '@app/contract/kit/action'
import type { ValueOf } from '@app/contract/kit/field'
import { formatMinute } from '@app/contract/values/minute'
import { ascending, by } from '@app/contract/values/order'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { type Booking, courtFacts, moneyMoved } from '../bookings/public.ts'
import { param } from '../club/public.ts'
import { occupiedBy } from '../courts/public.ts'
import { readersOf } from '../letters/public.ts'
import { clashes } from '../permanent/public.ts'
import { freePlaces, type Place } from './free-places.ts'

export type Area = InputOf<typeof previewClosure>
export type ClosureLine = ValueOf<typeof closureLine>
/** A booking on the courts with its planned treatment. */
export interface PlannedBooking {
  readonly booking: Booking
  readonly line: ClosureLine
  /** Leaf courts that it occupies. */
  readonly leafCourts: readonly number[]
  readonly place: Place | null
}
export interface ClosurePlan {
  readonly planned: readonly PlannedBooking[]
  /** Leaf courts of each chosen court, without those kept by bookings. */
  readonly occupied: ReadonlyMap<number, readonly number[]>
  readonly avisos: number
  readonly vista: string
}

/** The courts that a closure looks at: its own, and those of its sport to which bookings may move. */
export async function courtsInQuestion(tx: Tx, { recursos, id_mst_tiporecurso }: Pick<Area, 'recursos' | 'id_mst_tiporecurso'>) {
  const sport = await courtFacts(tx, { type: id_mst_tiporecurso })
  const own = await courtFacts(tx, { ids: recursos })
  if (recursos.length === 0 || own.length !== new Set(recursos).size) refuse('msg.not_found', { recursos: 'msg.not_found' })
  const stranger = own.find((court) => court.id_mst_tiporecurso !== id_mst_tiporecurso)
  if (stranger) refuse('closures.otro_deporte', { recursos: 'closures.otro_deporte' }, { pista: stranger.desc_recurso })
  return [...own, ...sport.filter((court) => !recursos.includes(court.id_mst_recurso))].map((court) => court.id_mst_recurso)
}

/** Refuses hours that end before they begin, last longer than a day, or are over. */
export function checkHours({ fecha, hora_ini, hora_fin }: Area, { today, minute }: Pick<Call<unknown>, 'today' | 'minute'>) {
  if (hora_fin <= hora_ini) refuse('closures.horas_invertidas', { hora_fin: 'closures.horas_invertidas' })
  if (hora_fin - hora_ini > 1440) refuse('closures.demasiado_largo', { hora_fin: 'closures.demasiado_largo' })
  const first = clubMinutes(today, minute) - closureGraceMinutes
  if (clubMinutes(fecha, hora_ini) >= first) return
  const hora = formatMinute(((first % 1440) + 1440) % 1440)
  refuse('closures.pasado', { [fecha < today ? 'fecha' : 'hora_ini']: 'closures.pasado' }, { hora })
}

const stretchOf = ({ fecha, hora_ini, duracion }: Pick<Booking, 'fecha' | 'hora_ini' | 'duracion'>): Stretch => {
  const from = clubMinutes(fecha, hora_ini)
  return { from, to: from + duracion }
}
export const areaStretch = ({ fecha, hora_ini, hora_fin }: Pick<Area, 'fecha' | 'hora_ini' | 'hora_fin'>): Stretch => ({
  from: clubMinutes(fecha, hora_ini),
  to: clubMinutes(fecha, hora_fin),
})
const leafCourtsOf = (occupied: ClosurePlan['occupied'], courts: readonly number[]) =>
  new Set(courts.flatMap((court) => occupied.get(court) ?? []))

/** The numbers of the bookings on the closing leaf courts, in order; overlapping ones included. */
export async function affectedBy(tx: Tx, area: Area, occupied: ClosurePlan['occupied']): Promise<number[]> {
  const leaves = [...leafCourtsOf(occupied, area.recursos)]
  const { from, to } = areaStretch(area)
  const rows = await tx
    .selectFrom('reserva_ocupa')
    .select('id_reg_reserva')
    .distinct()
    .where('id_mst_recurso', 'in', leaves)
    .where(sql<boolean>`ocupa && int4range(${from}::int, ${to}::int)`)
    .execute()
  return ascending(rows.map((row) => row.id_reg_reserva))
}

/** Players of bookings, each with a flag that a letter reaches the player. */
async function peopleOf(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('reserva_socio')
    .select(['id_reg_reserva', 'id_mst_socios'])
    .where('id_reg_reserva', 'in', ids) // only for speed
    .execute()
  const readers = await readersOf(tx, [...new Set(rows.map((row) => row.id_mst_socios))], 'booking')
  const reached = new Set(readers.flatMap((one) => (one.motivo === null ? one.id_mst_socios : [])))
  return Map.groupBy(
    rows.map((row) => ({ ...row, recibe: reached.has(row.id_mst_socios) })),
    (row) => row.id_reg_reserva,
  )
}

/**
 * Outcome of each booking on closed courts, in the order of their start; moved ones compete for free courts in that
 * order. Reads only: the preview shows it, and closing applies it with everything locked.
 */
export async function planClosure(call: Call<unknown>, area: Area, occupied: ClosurePlan['occupied']): Promise<ClosurePlan> {
  const { tx, club, today, minute } = call
  const ids = await affectedBy(tx, area, occupied)
  const answers = new Map(area.cambios.map((one) => [one.id_reg_reserva, one.hacer]))
  const when = areaStretch(area)
  const [rows, facts, courts, charging] = await together(
    ids.length > 0 ? tx.selectFrom('reserva').selectAll().where('id_reg_reserva', 'in', ids).execute() : Promise.resolve([]),
    clashes(tx, ids),
    courtFacts(tx, { type: area.id_mst_tiporecurso }),
    param(tx, 'LLUVIA_COBRO'),
  )
  const leavesByCourt = await occupiedBy(tx, [...new Set(rows.map((row) => row.id_mst_recurso))])
  const people = ids.length > 0 ? await peopleOf(tx, ids) : new Map<number, never[]>()
  const free = await freePlaces(tx, {
    day: area.fecha,
    courts,
    occupied,
    closing: { leaves: leafCourtsOf(occupied, area.recursos), when },
    earliest: area.fecha === today ? minute + 1 : 0,
    zone: club.zone,
  })
  const factsOf = new Map(facts.map((one) => [one.id_reg_reserva, one]))
  const inOrder = rows.toSorted(
    by(
      (one) => stretchOf(one).from,
      (one) => one.id_reg_reserva,
    ),
  )
  const planned: PlannedBooking[] = []
  for (const booking of inOrder) {
    const own = people.get(booking.id_reg_reserva) ?? []
    const fact = factsOf.get(booking.id_reg_reserva)!
    const isInPlay = stretchOf(booking).from < when.from
    const seats = own.length + Math.max(0, booking.num_faltan)
    const mayMove = !booking.es_bloqueig && booking.fecha === area.fecha && lockReason(booking) === null
    const place = mayMove ? free.next(booking, seats) : null
    const posibles = possible(booking, { isInPlay, isCharged: fact.cobrada, isPaid: fact.pagado > 0, hasPlace: place !== null })
    const hacer = answerFor(posibles, area.politica, {
      requested: answers.get(booking.id_reg_reserva),
      movedBy: place ? Math.abs(place.hora_ini - booking.hora_ini) : 0,
    })
    if (hacer === 'move' && place) free.take(place, booking)
    const money = await moneyOf(call, { booking, hacer, when, charging, fact })
    const line: ClosureLine = {
      ...{ id_reg_reserva: booking.id_reg_reserva, version: booking.version, es_bloqueig: booking.es_bloqueig },
      ...{ id_mst_recurso: booking.id_mst_recurso, fecha: booking.fecha, hora_ini: booking.hora_ini },
      ...{ id_mst_reservasfijas: booking.id_mst_reservasfijas, hora_fin: fact.hora_fin, desc_recurso: fact.desc_recurso },
      ...{ nombre: fact.nombre, pago: fact.pago, total: fact.total, pagado: fact.pagado },
      personas: own.length,
      avisos: hacer === 'leave' ? 0 : own.filter((one) => one.recibe).length,
      en_juego: isInPlay,
      posibles,
      hacer,
      destino: place && {
        id_mst_recurso: place.court.id_mst_recurso,
        desc_recurso: place.court.desc_recurso,
        fecha: area.fecha,
        hora_ini: place.hora_ini,
        hora_fin: place.hora_ini + booking.duracion,
      },
      ...money,
    }
    planned.push({ booking, line, leafCourts: leavesByCourt.get(booking.id_mst_recurso) ?? [], place: hacer === 'move' ? place : null })
  }
  const notified = planned.filter(({ line }) => line.hacer !== 'leave').flatMap(({ booking }) => people.get(booking.id_reg_reserva) ?? [])
  const avisos = new Set(notified.flatMap((one) => (one.recibe ? one.id_mst_socios : []))).size
  return { planned, occupied, avisos, vista: markOf(planned) }
}

interface Allowed {
  readonly isInPlay: boolean
  readonly isCharged: boolean
  readonly isPaid: boolean
  readonly hasPlace: boolean
}
/** Possible treatments of a booking. Bookings with money are not cancelled; those pending approval are not moved, and a block stays. */
function possible(booking: Booking, { isInPlay, isCharged, isPaid, hasPlace }: Allowed): ClosureAnswer[] {
  if (booking.es_bloqueig) return ['leave']
  const locked = lockReason(booking)
  const mayGo = locked === null || locked === 'booking.bloqueo_aprobacion'
  const gone: ClosureAnswer = booking.id_mst_reservasfijas === null ? 'cancel' : 'skip'
  return [
    ...(hasPlace ? (['move'] as const) : []),
    ...(isInPlay && locked === null ? (['shorten'] as const) : []),
    ...(mayGo && !isCharged ? [gone] : []),
    ...(isPaid ? (['owe'] as const) : []),
    'leave',
  ]
}

interface Money {
  readonly booking: Booking
  readonly hacer: ClosureAnswer
  readonly when: Stretch
  readonly charging: 'minutes' | 'whole' | 'nothing'
  readonly fact: { readonly total: number; readonly pagado: number }
}
/** Sum of a booking's lines afterwards, and the refund due to its players, in cents. */
async function moneyOf(call: Call<unknown>, { booking, hacer, when, charging, fact }: Money) {
  const as = (total_despues: number, por_devolver = 0) => ({ total_despues, por_devolver })
  // players moved by the club pay the agreed price
  if (hacer === 'leave' || hacer === 'move') return as(fact.total)
  if (hacer === 'cancel' || hacer === 'skip') return as(0)
  if (hacer === 'owe') return as(fact.total, fact.pagado)
  // it is cut short
  if (charging === 'whole') return as(fact.total)
  if (charging === 'nothing') return as(fact.pagado, fact.pagado)
  const { after, paidShort } = await moneyMoved(call, { ...booking, duracion: when.from - stretchOf(booking).from })
  // a paid line keeps its price: the difference to the minutes played is refunded
  return as(after - paidShort, Math.min(fact.pagado, Math.max(0, -paidShort)))
}

/** The mark of a list: another one when anything on it is another. */
const markOf = (planned: readonly PlannedBooking[]) =>
  createHash('sha256')
    .update(JSON.stringify(planned.map(({ line }) => line)))
    .digest('base64url')
    .slice(0, 32)
