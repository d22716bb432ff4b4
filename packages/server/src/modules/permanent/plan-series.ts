import { createHash } from 'node:crypto'
import { type ConflictingBooking, compareSeries, type StoredDate } from '@app/contract/permanent/compare-series'
import { spans } from '@app/contract/permanent/permanent-booking'
import { datesOf, type Line, lengthOf } from '@app/contract/permanent/series'
import { addDays, type Day, earliest, formatDay, latest } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { User } from '../../kit/http/user.ts'
import type { CourtFacts } from '../bookings/public.ts'
import { param } from '../club/public.ts'
import { occupiedBy } from '../courts/public.ts'
import { closedOn } from './closed-dates.ts'
import { bookingsInTheWay, type Clash, clashes } from './conflicts.ts'
import { checkApart, checkCourts, courtsFor, independentCourts, type LeafCourts, requireAllowed } from './series-courts.ts'
import { type Series, type StoredSeries, storedDates } from './series-rows.ts'

/** Context of a plan: the transaction, and the club's time. */
export interface PlanContext {
  readonly tx: Tx
  readonly today: Day
  readonly minute: number
  readonly zone: string
  /** Text for a change of the clocks. */
  readonly clocks: string
  /** The user whose permitted court types apply; null is the worker, which continues with earlier permissions. */
  readonly user: User | null
}
export interface Target {
  /** The series after the change; null if its bookings are to be deleted. */
  readonly series: Series | null
  /** The stored series; null for a new one. */
  readonly kept: StoredSeries | null
  /** First day of the change; `to` is its last, if any. */
  readonly from: Day
  readonly to?: Day
  /** The sport whose courts may be chosen besides those of the series. */
  readonly sport?: number | null
}
export interface Plan {
  readonly lines: readonly Line[]
  readonly clashes: readonly Clash[]
  readonly courts: readonly CourtFacts[]
  /** Number of dates with an obstacle, by court. */
  readonly inTheWay: ReadonlyMap<number, number>
  readonly occupied: LeafCourts
  readonly hasta: Day
  readonly vista: string
}

/** Maximum of bookings of a series created or changed per request. */
const most = 10_000
/** Days back that are still shown; earlier bookings are never changed. */
const shownDays = 60
/** Day after all others. */
export const never: Day = '2199-12-31'
/** The last day of a series; null for an open-ended one. */
export const endOf = ({ row }: Series) => (row.tipo_horario === spans.forever ? null : row.fecha_fin)

/** The last day for which the bookings of a series exist: the horizon, or its own end. */
export async function lastDay({ tx, today }: PlanContext, series: Series): Promise<Day> {
  const { row } = series
  const horizon = addDays(today, await param(tx, 'DIAS_RESERVAS_FIJAS'))
  return earliest(horizon, endOf(series), row.desactivada_desde && addDays(row.desactivada_desde, -1))
}

/** The last day with bookings, before and after the change. */
const lastDayOfPlan = async (at: PlanContext, { series, kept }: Target): Promise<Day> =>
  series ? lastDay(at, series) : (kept?.row.generada_hasta ?? at.today)

/** The courts that may be chosen for a series, and its own among them. Refuses unknown, forbidden, inactive and overlapping courts. */
async function courtsOfPlan(at: PlanContext, { series, kept, sport }: Target) {
  const chosen = series?.courts ?? []
  const courts = await courtsFor(at.tx, [...new Set(chosen)], sport)
  const own = courts.filter((court) => chosen.includes(court.id_mst_recurso))
  if (own.length !== chosen.length) refuse('msg.not_found', { recursos: 'msg.not_found' })
  await requireAllowed(at, { series, kept, own })
  const occupied = await occupiedBy(
    at.tx,
    courts.map((court) => court.id_mst_recurso),
  )
  checkApart(own, occupied)
  return { courts, own, occupied }
}

const checkCount = (n: number) => {
  if (n > most) refuse('permanent.demasiadas', { recursos: 'permanent.demasiadas' }, { n, max: most })
}

/** Checks a series against the existing bookings: reads only, in statements over all dates and courts. */
export async function planSeries(at: PlanContext, target: Target): Promise<Plan> {
  const { tx, today, minute, zone, clocks } = at
  const { series, kept, from, to = never } = target
  const hasta = await lastDayOfPlan(at, target)
  const { courts, own, occupied } = await courtsOfPlan(at, target)
  const wanted = series && pattern(at, series, { from, hasta })
  if (wanted) checkCount(wanted.days.length * own.length)
  const isBlock = series?.row.es_bloqueig === true
  if (!isBlock) checkCourts(own)
  const [inTheWay, closed, dates] = await together(
    wanted
      ? bookingsInTheWay(tx, {
          ...wanted,
          courts: courts.map(({ id_mst_recurso: id, tiempo_reserva_posterior: pause }) => ({ id, leaves: occupied.get(id) ?? [], pause })),
        })
      : Promise.resolve([]),
    wanted && !isBlock ? closedOn(tx, { ...wanted, courts, zone, clocks }) : Promise.resolve(new Map<string, string | null>()),
    kept ? storedDates(tx, kept.row.id_mst_reservasfijas, addDays(today, -shownDays)) : Promise.resolve([]),
  )
  const lines = compareSeries({
    requested: wanted && {
      dates: wanted.days,
      courts: own.map((court) => court.id_mst_recurso),
      hora_ini: wanted.hora_ini,
      duracion: wanted.duracion,
    },
    formerHours: kept && hoursOf(kept),
    stored: dates,
    from,
    to,
    today,
    minute,
    conflicts: inTheWay,
    closed,
    alternatives: isBlock ? [] : independentCourts(courts, own, occupied),
  })
  const ids = [...new Set(lines.flatMap((line) => line.celdas.flatMap((cell) => cell.choques)))]
  return {
    lines,
    clashes: await clashes(tx, ids),
    courts,
    inTheWay: obstructedDates(inTheWay, dates),
    occupied,
    hasta,
    vista: markOf(lines),
  }
}

/** Number of dates on which other bookings occupy a court. */
function obstructedDates(inTheWay: readonly ConflictingBooking[], stored: readonly StoredDate[]): ReadonlyMap<number, number> {
  const ownIds = new Set(stored.flatMap((date) => date.reserva?.id_reg_reserva ?? []))
  const byCourt = Map.groupBy(
    inTheWay.filter(({ id_reg_reserva }) => !ownIds.has(id_reg_reserva)),
    ({ id_mst_recurso }) => id_mst_recurso,
  )
  return new Map([...byCourt].map(([court, found]) => [court, new Set(found.map(({ fecha }) => fecha)).size]))
}

export const hoursOf = ({ row: { hora_ini, hora_fin } }: Series) => ({ hora_ini, duracion: lengthOf(hora_ini, hora_fin) })

function pattern({ today }: PlanContext, series: Series, { from, hasta }: { from: Day; hasta: Day }) {
  const first = latest(series.row.fecha_ini, from, today)
  return { days: datesOf({ dias: series.row.dias, from: first, to: hasta }), ...hoursOf(series) }
}

/** The mark of a list: another one when anything on it is another. */
const markOf = (lines: readonly Line[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines.map(({ fecha, resultado, celdas }) => [
          fecha,
          resultado,
          celdas.map((one) => [one.id_mst_recurso, one.resultado, one.id_reg_reserva, one.choques]),
        ]),
      ),
    )
    .digest('base64url')
    .slice(0, 32)

/** A clash in the words of a refusal. */
export const clashValues = (one: Clash) => ({
  nombre: one.nombre ?? one.desc_recurso,
  fecha: formatDay(one.fecha),
  hora_ini: formatMinute(one.hora_ini),
})

/** Refuses a series that begins beyond the horizon: nothing of it could be made yet. */
export async function checkHorizon(at: PlanContext, { row }: Series) {
  const last = addDays(at.today, await param(at.tx, 'DIAS_RESERVAS_FIJAS'))
  if (row.fecha_ini > last) refuse('permanent.fuera_horizonte', { fecha_ini: 'permanent.fuera_horizonte' }, { fecha: formatDay(last) })
}
