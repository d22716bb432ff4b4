import type { Day } from '../../values/day.ts'
import type { Minute } from '../../values/minute.ts'
import { clubMinutes } from '../bookings/booking-rules.ts'
import type { Cell, Line, Outcome } from './series.ts'

/** Stored date of the series on a court. */
export interface StoredDate {
  readonly fecha: Day
  readonly id_mst_recurso: number
  /** Its booking; null if skipped. */
  readonly reserva: StoredBooking | null
}
/** Current booking of the series. */
export interface StoredBooking {
  readonly id_reg_reserva: number
  readonly fecha: Day
  readonly hora_ini: Minute
  readonly duracion: number
  readonly id_mst_recurso: number
  readonly pagado: number
  /** Total of its lines, in cents. */
  readonly importe: number
  /** It has payments, or is on an invoice: it stays untouched. */
  readonly cobrada: boolean
}
/** Booking on a court that the series needs. */
export interface ConflictingBooking {
  readonly fecha: Day
  readonly id_mst_recurso: number
  readonly id_reg_reserva: number
  /**
   * It occupies the same leaf courts at the same time; otherwise it only conflicts with the minutes that its court, or the new one, keeps
   * free after a booking.
   */
  readonly solapa: boolean
}

/** Requested series: null if it is to have no bookings at all. */
export interface SeriesRequest {
  readonly dates: readonly Day[]
  readonly courts: readonly number[]
  readonly hora_ini: Minute
  readonly duracion: number
}

export interface SeriesComparison {
  readonly requested: SeriesRequest | null
  /** Former hours of the series; a booking with others was moved by hand. */
  readonly formerHours: { readonly hora_ini: Minute; readonly duracion: number } | null
  readonly stored: readonly StoredDate[]
  /** Changes apply between these days. */
  readonly from: Day
  readonly to: Day
  /** Day and minute of the club. */
  readonly today: Day
  readonly minute: Minute
  /** Clashing bookings, of any court that may be chosen. */
  readonly conflicts: readonly ConflictingBooking[]
  /** Closed courts by day, by `keyOf`, with the reason's name. */
  readonly closed: ReadonlyMap<string, string | null>
  /** Alternative courts, in the order of the offer. */
  readonly alternatives: readonly number[]
}

export const keyOf = (fecha: Day, court: number) => `${fecha} ${court}`

/** Precedence of outcomes for a line with courts of different outcomes: the first of these. */
const order: readonly Outcome[] = ['clash', 'moved', 'new', 'removed', 'skipped', 'paid', 'closed', 'kept', 'past']
/** Outcomes that change something when ticked. */
export const changing: readonly Outcome[] = ['clash', 'moved', 'new', 'removed', 'skipped']

/** Compares each date of a series, current and requested, with the clashes: one line per date. Nothing is decided yet. */
export function compareSeries(series: SeriesComparison): Line[] {
  const { requested, stored, from, to } = series
  const dates = Map.groupBy(stored, ({ fecha }) => fecha)
  const requestedDays = new Set((requested?.dates ?? []).filter((day) => day >= from && day <= to))
  const taken = Map.groupBy(series.conflicts, ({ fecha, id_mst_recurso }) => keyOf(fecha, id_mst_recurso))
  const staying = stayingBookings(series, requestedDays)
  const days = [...new Set([...dates.keys(), ...requestedDays])].sort((a, b) => a.localeCompare(b))
  return days.flatMap((fecha) => {
    const here = dates.get(fecha) ?? []
    const courts = requestedDays.has(fecha) ? requested!.courts : []
    const all = [...courts, ...here.map((one) => one.id_mst_recurso).filter((court) => !courts.includes(court))]
    const celdas = all.flatMap((court) => {
      const one = here.find(({ id_mst_recurso }) => id_mst_recurso === court)
      return compareCell(series, { fecha, court, isRequested: courts.includes(court), one, taken, staying }) ?? []
    })
    return celdas.length > 0 ? [lineOf(series, { fecha, celdas, here, isRequested: courts.length > 0 })] : []
  })
}

const isOver = ({ today, minute }: SeriesComparison, fecha: Day, start: Minute) => clubMinutes(fecha, start) <= clubMinutes(today, minute)
/** True if the booking was moved by hand to another day or hours. */
const isByHand = ({ formerHours }: SeriesComparison, { fecha, reserva }: StoredDate) =>
  reserva !== null &&
  formerHours !== null &&
  (reserva.fecha !== fecha || reserva.hora_ini !== formerHours.hora_ini || reserva.duracion !== formerHours.duracion)
/** True if it already has the requested day and hours; its court may be another free one. */
const isUnchanged = (fecha: Day, reserva: StoredBooking, { hora_ini, duracion }: SeriesRequest) =>
  reserva.fecha === fecha && reserva.hora_ini === hora_ini && reserva.duracion === duracion
const isFixed = (series: SeriesComparison, reserva: StoredBooking) =>
  reserva.cobrada || isOver(series, reserva.fecha, reserva.hora_ini) || series.from > reserva.fecha || series.to < reserva.fecha

/** Bookings of the series that stay in place regardless of ticks: they clash with its other dates. */
function stayingBookings(series: SeriesComparison, requestedDays: ReadonlySet<Day>): ReadonlySet<number> {
  const { requested } = series
  const isRequested = (one: StoredDate) =>
    requested !== null && requestedDays.has(one.fecha) && requested.courts.includes(one.id_mst_recurso)
  const stays = (one: StoredDate) =>
    one.reserva !== null &&
    (isFixed(series, one.reserva) || (isRequested(one) && (isByHand(series, one) || isUnchanged(one.fecha, one.reserva, requested!))))
  return new Set(series.stored.filter(stays).map((one) => one.reserva!.id_reg_reserva))
}

interface CellInput {
  readonly fecha: Day
  readonly court: number
  readonly isRequested: boolean
  readonly one: StoredDate | undefined
  readonly taken: ReadonlyMap<string, readonly ConflictingBooking[]>
  readonly staying: ReadonlySet<number>
}

/** Outcome of an existing booking that stays or is removed; null if it has to move. */
function outcomeOfBooking(series: SeriesComparison, fecha: Day, reserva: StoredBooking, requested: SeriesRequest | null): Outcome | null {
  if (isOver(series, reserva.fecha, reserva.hora_ini)) return 'past'
  if (reserva.cobrada) return 'paid'
  if (fecha < series.from || fecha > series.to) return 'kept'
  if (!requested) return 'removed'
  return isUnchanged(fecha, reserva, requested) ? 'kept' : null
}

function compareCell(series: SeriesComparison, { fecha, court, isRequested, one, taken, staying }: CellInput): Cell | null {
  const requested = isRequested ? series.requested : null
  const reserva = one?.reserva ?? null
  const own = new Set(series.stored.flatMap((date) => date.reserva?.id_reg_reserva ?? []))
  const inTheWay = (where: number) =>
    (taken.get(keyOf(fecha, where)) ?? []).filter(
      ({ id_reg_reserva: id }) => !own.has(id) || (staying.has(id) && id !== reserva?.id_reg_reserva),
    )
  const cell = (resultado: Outcome, more: Partial<Cell> = {}): Cell => ({
    id_mst_recurso: court,
    resultado,
    id_reg_reserva: reserva?.id_reg_reserva ?? null,
    pista: reserva?.id_mst_recurso ?? court,
    importe: reserva?.importe ?? 0,
    choques: [],
    solapa: false,
    libres: [],
    motivo: null,
    ...more,
  })
  const outcome = reserva && outcomeOfBooking(series, fecha, reserva, requested)
  if (outcome) return cell(outcome)
  if (!requested || isOver(series, fecha, requested.hora_ini)) return null
  const day = keyOf(fecha, court)
  if (series.closed.has(day)) return cell('closed', { motivo: series.closed.get(day) ?? null })
  const found = inTheWay(court)
  if (found.length > 0) {
    const isFree = (other: number) =>
      !requested.courts.includes(other) && !series.closed.has(keyOf(fecha, other)) && inTheWay(other).length === 0
    const clash = {
      choques: [...new Set(found.map(({ id_reg_reserva }) => id_reg_reserva))],
      solapa: found.some(({ solapa }) => solapa),
      libres: series.alternatives.filter(isFree),
    }
    return cell(one && !reserva ? 'skipped' : 'clash', clash)
  }
  if (reserva) return cell('moved')
  return cell(one ? 'skipped' : 'new')
}

interface LineInput {
  readonly fecha: Day
  readonly celdas: readonly Cell[]
  readonly here: readonly StoredDate[]
  readonly isRequested: boolean
}
function lineOf(series: SeriesComparison, { fecha, celdas, here, isRequested }: LineInput): Line {
  const bookings = here.flatMap(({ reserva }) => reserva ?? [])
  const byHand = here.some((one) => isByHand(series, one)) && isRequested
  const resultado = order.find((outcome) => celdas.some((cell) => cell.resultado === outcome))!
  const marcable = celdas.some((cell) => changing.includes(cell.resultado))
  return {
    fecha,
    resultado,
    hora_ini: isRequested ? series.requested!.hora_ini : null,
    duracion: isRequested ? series.requested!.duracion : null,
    antes: bookings[0]?.hora_ini ?? null,
    pagado: bookings.reduce((sum, one) => sum + one.pagado, 0),
    marcable,
    marcada: marcable && resultado !== 'skipped' && !byHand,
    celdas,
  }
}
