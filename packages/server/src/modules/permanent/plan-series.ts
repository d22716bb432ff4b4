import { createHash } from 'node:crypto'
import { isOpen } from '@app/contract/calendars/opening-rules'
import { compareSeries, keyOf } from '@app/contract/permanent/compare-series'
import { spans } from '@app/contract/permanent/permanent-booking'
import { datesOf, type Line, lengthOf } from '@app/contract/permanent/series'
import { addDays, type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { User } from '../../kit/http/user.ts'
import { type CourtFacts, checkActive, courtFacts, skippedAt } from '../bookings/public.ts'
import { holidayNames, openingOfDays } from '../calendars/public.ts'
import { param } from '../club/public.ts'
import { occupiedBy } from '../courts/public.ts'
import { requireAllowedSports } from '../member-permissions/public.ts'
import { bookingsInTheWay, type Clash, clashes } from './conflicts.ts'
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
  readonly occupied: ReadonlyMap<number, readonly number[]>
  readonly hasta: Day
  readonly vista: string
}

/** Maximum of bookings of a series created or changed per request. */
const most = 10_000
/** Days back that are still shown; earlier bookings are never changed. */
const shownDays = 60
const never: Day = '2199-12-31'
/** The earliest of some days, ignoring missing ones. */
export const earliest = (...days: (Day | null | undefined)[]): Day =>
  days.flatMap((day) => day ?? []).sort((a, b) => a.localeCompare(b))[0]!

/** The last of some days. */
export const latest = (...days: readonly Day[]): Day => days.toSorted((a, b) => a.localeCompare(b)).at(-1)!

/** The last day of a series; null for an open-ended one. */
export const endOf = ({ row }: Series) => (row.tipo_horario === spans.forever ? null : row.fecha_fin)

/** The last day for which the bookings of a series exist: the horizon, or its own end. */
export async function lastDay({ tx, today }: PlanContext, series: Series): Promise<Day> {
  const { row } = series
  const horizon = addDays(today, await param(tx, 'DIAS_RESERVAS_FIJAS'))
  return earliest(horizon, endOf(series), row.desactivada_desde && addDays(row.desactivada_desde, -1))
}

/** The courts of a series that may be chosen: its own, and the active ones of its sports. */
async function courtsFor(tx: Tx, own: readonly number[], sport: number | null | undefined): Promise<CourtFacts[]> {
  const known = own.length > 0 ? await courtFacts(tx, { ids: own }) : []
  const sports = [...new Set([...known.map((court) => court.id_mst_tiporecurso), ...(sport ? [sport] : [])])]
  const same = await together(...sports.map((type) => courtFacts(tx, { type })))
  const offered = same.flat().filter((court) => court.reservar_pista && court.calendario_activo && court.deporte_activo)
  return [...known, ...offered.filter((court) => !own.includes(court.id_mst_recurso))]
}

/** Refuses courts that share leaf courts: their bookings would collide. */
function checkApart(courts: readonly CourtFacts[], occupied: Plan['occupied']) {
  const taken = new Map<number, string>()
  for (const { id_mst_recurso, desc_recurso } of courts)
    for (const leaf of occupied.get(id_mst_recurso) ?? []) {
      const otra = taken.get(leaf)
      if (otra !== undefined)
        refuse('permanent.pistas_comparten', { recursos: 'permanent.pistas_comparten' }, { pista: desc_recurso, otra })
      taken.set(leaf, desc_recurso)
    }
}

/**
 * Refuses courts of a type that is closed to the author of the series, or to its responsible member; courts it
 * had already are kept.
 */
async function requireAllowed(
  { tx, user }: PlanContext,
  { series, kept, own }: Pick<Target, 'series' | 'kept'> & { own: readonly CourtFacts[] },
) {
  if (!user || !series) return
  const owner = series.row.id_mst_socios
  const courts = kept?.row.id_mst_socios === owner ? own.filter((court) => !kept.courts.includes(court.id_mst_recurso)) : own
  if (courts.length > 0) await requireAllowedSports(tx, { user, owner, courts })
}

/** Checks a series against the existing bookings: reads only, in statements over all dates and courts. */
export async function planSeries(at: PlanContext, { series, kept, from, to, sport }: Target): Promise<Plan> {
  const { tx, today, minute, zone, clocks } = at
  const hasta = series ? await lastDay(at, series) : (kept?.row.generada_hasta ?? today)
  const courts = await courtsFor(tx, [...new Set([...(series?.courts ?? [])])], sport)
  const own = courts.filter((court) => series?.courts.includes(court.id_mst_recurso))
  if (own.length !== (series?.courts.length ?? 0)) refuse('msg.not_found', { recursos: 'msg.not_found' })
  await requireAllowed(at, { series, kept, own })
  const occupied = await occupiedBy(
    tx,
    courts.map((court) => court.id_mst_recurso),
  )
  checkApart(own, occupied)
  const wanted = series && pattern(at, series, { from, hasta })
  if (wanted && wanted.days.length * own.length > most)
    refuse('permanent.demasiadas', { recursos: 'permanent.demasiadas' }, { n: wanted.days.length * own.length, max: most })
  const isBlock = series?.row.es_bloqueig === true
  if (!isBlock) checkCourts(own)
  const ownGround = new Set(own.flatMap((court) => occupied.get(court.id_mst_recurso) ?? []))
  // a court without parts that shares nothing with the series cannot collide between two dates
  const others = courts.filter(
    ({ id_mst_recurso: id }) => occupied.get(id)?.length === 1 && occupied.get(id)![0] === id && !ownGround.has(id),
  )
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
    to: to ?? never,
    today,
    minute,
    conflicts: inTheWay,
    closed,
    alternatives: isBlock ? [] : others.map((court) => court.id_mst_recurso),
  })
  const ids = [...new Set(lines.flatMap((line) => line.celdas.flatMap((cell) => cell.choques)))]
  const ownIds = new Set(dates.flatMap((date) => date.reserva?.id_reg_reserva ?? []))
  const counted = new Map<number, Set<Day>>()
  for (const { fecha, id_mst_recurso, id_reg_reserva } of inTheWay)
    if (!ownIds.has(id_reg_reserva)) counted.set(id_mst_recurso, (counted.get(id_mst_recurso) ?? new Set()).add(fecha))
  return {
    lines,
    clashes: await clashes(tx, ids),
    courts,
    inTheWay: new Map([...counted].map(([court, days]) => [court, days.size])),
    occupied,
    hasta,
    vista: markOf(lines),
  }
}

export const hoursOf = ({ row: { hora_ini, hora_fin } }: Series) => ({ hora_ini, duracion: lengthOf(hora_ini, hora_fin) })

function pattern({ today }: PlanContext, series: Series, { from, hasta }: { from: Day; hasta: Day }) {
  const first = latest(series.row.fecha_ini, from, today)
  return { days: datesOf({ dias: series.row.dias, from: first, to: hasta }), ...hoursOf(series) }
}

/** Refuses courts that take no bookings any more, as for a single one. */
function checkCourts(courts: readonly CourtFacts[]) {
  for (const court of courts) {
    checkActive(court)
    const { desc_recurso: pista } = court
    if (!court.reservar_pista) refuse('booking.pista_sin_reservas', { recursos: 'booking.pista_sin_reservas' }, { pista })
  }
}

interface Opening {
  readonly days: readonly Day[]
  readonly hora_ini: number
  readonly duracion: number
  readonly courts: readonly CourtFacts[]
  readonly zone: string
  readonly clocks: string
}
/** The courts that are closed on days, by `keyOf`, with the name of the holiday, or of the change of the clocks. */
async function closedOn(tx: Tx, { days, hora_ini, duracion, courts, zone, clocks }: Opening) {
  const [openOn, nameOn] = await together(openingOfDays(tx, courts, hora_ini + duracion > 1440), holidayNames(tx))
  const byCalendar = Map.groupBy(courts, (court) => court.id_mst_calendario)
  const closed = new Map<string, string | null>()
  for (const fecha of days) {
    const isSkipped = skippedAt({ day: fecha, from: hora_ini, minutes: duracion }, zone) !== null
    for (const [calendar, same] of byCalendar) {
      if (!isSkipped && isOpen(openOn(calendar, fecha), hora_ini, hora_ini + duracion)) continue
      for (const court of same) closed.set(keyOf(fecha, court.id_mst_recurso), isSkipped ? clocks : nameOn(fecha))
    }
  }
  return closed
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
