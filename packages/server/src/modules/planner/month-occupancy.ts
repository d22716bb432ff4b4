import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { monthOccupancy } from '@app/contract/planner/month-occupancy'
import { dayFigures, lastBookableDay, minutesByHour, share, weeksOfMonth } from '@app/contract/planner/month-rules'
import { relatedCourts } from '@app/contract/planner/planner-rules'
import { addDays, type Day, daysBetween, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { sql } from 'kysely'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { handle } from '../../kit/http/serve.ts'
import { type CourtFacts, courtFacts } from '../bookings/public.ts'
import { holidayNames, openingOfDays } from '../calendars/public.ts'
import { settings } from '../club/public.ts'

interface Span {
  readonly courts: readonly number[]
  readonly start: Day
  readonly end: Day
}

/**
 * Occupied times, in one pass over the courts' own index: the count of each stretch of a day, and each court's minutes
 * of each day. A night before the span that runs into it counts.
 */
const takenBetween = (tx: Tx, { courts, start, end }: Span) =>
  tx
    .selectFrom('reserva_ocupa')
    .select(['fecha', sql<number | null>`id_mst_recurso`.as('court'), sql<number | null>`hora_ini`.as('from')])
    .select([sql<number | null>`duracion`.as('length'), sql<number>`count(*)`.as('times'), sql<number>`sum(duracion)`.as('minutes')])
    .where('id_mst_recurso', 'in', courts)
    .where('capa', '=', 0)
    .where(sql<boolean>`ocupa && int4range(${sql.lit(clubMinutes(start, 0))}, ${sql.lit(clubMinutes(end, 1440))})`)
    .groupBy(sql`grouping sets ((fecha, hora_ini, duracion), (fecha, id_mst_recurso))`)
    .execute()

/** Number of bookings of each day. */
const countsBetween = (tx: Tx, { courts, start, end }: Span) =>
  tx
    .selectFrom('reserva')
    .select(['fecha', sql<number>`count(*)`.as('reservas')])
    .where('id_mst_recurso', 'in', courts)
    .where('fecha', '>=', start) // only for speed
    .where('fecha', '<=', end) // only for speed
    .groupBy('fecha')
    .execute()

/** Leaf courts of each: itself, or its smallest parts, which bookings of it occupy. */
function leafCourtsOf(courts: readonly CourtFacts[]): ReadonlyMap<number, readonly number[]> {
  const related = relatedCourts(courts)
  const wholes = new Set(courts.map((court) => court.id_mst_recurso_padre))
  return new Map(
    courts.map(({ id_mst_recurso: id }) => [id, wholes.has(id) ? related.get(id)!.filter((other) => !wholes.has(other)) : [id]]),
  )
}

const noHours = () => Array.from({ length: 24 }, () => 0)

/** Adds the minutes of a stretch of a day to its hours and, past midnight, to those of the next. */
function addTo(days: ReadonlyMap<Day, number[]>, day: Day, { from, to, times }: { from: number; to: number; times: number }) {
  for (const [hour, minutes] of minutesByHour({ hora_ini: from, hora_fin: to })) {
    const hours = days.get(hour < 24 ? day : addDays(day, 1))
    if (hours) hours[hour % 24]! += minutes * times
  }
}

export const month = handle(monthOccupancy, async ({ tx, input, today, minute }) => {
  const day = input.day ?? today
  const { start, end } = weeksOfMonth(day)
  const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index))
  const facts = await courtFacts(tx, { type: input.id })
  // a busy sport is read along its days, a quiet one along its courts
  await planByValues(tx)
  const span = { courts: facts.map((court) => court.id_mst_recurso), start, end }
  const parts = leafCourtsOf(facts)
  const leafCourts = facts.filter((court) => parts.get(court.id_mst_recurso)?.[0] === court.id_mst_recurso)
  const isEmpty = facts.length === 0
  const [taken, counts, openOn, holidayOn, club] = await together(
    isEmpty ? Promise.resolve([]) : takenBetween(tx, span),
    isEmpty ? Promise.resolve([]) : countsBetween(tx, span),
    openingOfDays(tx, leafCourts, false),
    holidayNames(tx),
    settings(tx),
  )
  const open = new Map(days.map((one) => [one, noHours()]))
  const busy = new Map(days.map((one) => [one, noHours()]))
  const monthDays = new Set(days.filter((one) => one >= startOfMonth(day) && one <= endOfMonth(day)))
  const openOf = new Map<number, number>()
  for (const one of days) {
    for (const { id_mst_recurso: court, id_mst_calendario } of leafCourts) {
      for (const { from, to } of openOn(id_mst_calendario, one)) {
        addTo(open, one, { from, to, times: 1 })
        if (monthDays.has(one)) openOf.set(court, (openOf.get(court) ?? 0) + to - from)
      }
    }
  }
  const busyOf = new Map<number, number>()
  for (const { fecha, court, from, length, times, minutes } of taken) {
    if (from !== null && length !== null) addTo(busy, fecha, { from, to: from + length, times })
    else if (court !== null && monthDays.has(fecha)) busyOf.set(court, (busyOf.get(court) ?? 0) + minutes)
  }
  const reservas = new Map(counts.map((row) => [row.fecha, row.reservas]))
  const minutes = (of: ReadonlyMap<number, number>, court: number) => parts.get(court)!.reduce((sum, id) => sum + (of.get(id) ?? 0), 0)
  const inMonth = [...monthDays]
  const ofMonth = (hours: ReadonlyMap<Day, readonly number[]>) =>
    noHours().map((_, hour) => inMonth.reduce((sum, one) => sum + hours.get(one)![hour]!, 0))
  return {
    start,
    end,
    vista: lastBookableDay(club, today, minute),
    dias: days.map((one) => ({
      day: one,
      festivo: holidayOn(one),
      reservas: reservas.get(one) ?? 0,
      ...dayFigures(open.get(one)!, busy.get(one)!),
    })),
    recursos: facts.map(({ id_mst_recurso, desc_recurso }) => ({
      id_mst_recurso,
      desc_recurso,
      ocupacion: share(minutes(busyOf, id_mst_recurso), minutes(openOf, id_mst_recurso)),
    })),
    reservas: inMonth.reduce((sum, one) => sum + (reservas.get(one) ?? 0), 0),
    ocupacion: dayFigures(ofMonth(open), ofMonth(busy)).ocupacion,
  }
})
