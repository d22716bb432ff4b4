import type { Day } from '../../values/day.ts'
import type { Minute } from '../../values/minute.ts'
import { clubMinutes } from '../bookings/booking-rules.ts'
import type { Cell, Line, Outcome } from './series.ts'

/** Stored date of the series on a court. */
export interface KeptDate {
  readonly fecha: Day
  readonly id_mst_recurso: number
  /** Its booking; null if skipped. */
  readonly reserva: KeptBooking | null
}
/** Current booking of the series. */
export interface KeptBooking {
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
export interface InTheWay {
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
export interface Wanted {
  readonly dates: readonly Day[]
  readonly courts: readonly number[]
  readonly hora_ini: Minute
  readonly duracion: number
}

export interface Judging {
  readonly wanted: Wanted | null
  /** Former hours of the series; a booking with others was moved by hand. */
  readonly before: { readonly hora_ini: Minute; readonly duracion: number } | null
  readonly kept: readonly KeptDate[]
  /** Changes apply between these days. */
  readonly from: Day
  readonly to: Day
  /** Day and minute of the club. */
  readonly today: Day
  readonly minute: Minute
  /** Clashing bookings, of any court that may be chosen. */
  readonly taken: readonly InTheWay[]
  /** Closed courts by day, by `keyOf`, with the reason's name. */
  readonly closed: ReadonlyMap<string, string | null>
  /** Alternative courts, in the order of the offer. */
  readonly others: readonly number[]
}

export const keyOf = (fecha: Day, court: number) => `${fecha} ${court}`

/** Precedence of outcomes for a line with courts of different outcomes: the first of these. */
const order: readonly Outcome[] = ['clash', 'moved', 'new', 'removed', 'skipped', 'paid', 'closed', 'kept', 'past']
/** Outcomes that change something when ticked. */
const changing: readonly Outcome[] = ['clash', 'moved', 'new', 'removed', 'skipped']

/** Compares each date of a series, current and requested, with the clashes: one line per date. Nothing is decided yet. */
export function judgeSeries(judging: Judging): Line[] {
  const { wanted, kept, from, to } = judging
  const dates = Map.groupBy(kept, ({ fecha }) => fecha)
  const wantedDays = new Set((wanted?.dates ?? []).filter((day) => day >= from && day <= to))
  const taken = Map.groupBy(judging.taken, ({ fecha, id_mst_recurso }) => keyOf(fecha, id_mst_recurso))
  const staying = stayingBookings(judging, wantedDays)
  const days = [...new Set([...dates.keys(), ...wantedDays])].sort((a, b) => a.localeCompare(b))
  return days.flatMap((fecha) => {
    const here = dates.get(fecha) ?? []
    const courts = wantedDays.has(fecha) ? wanted!.courts : []
    const all = [...courts, ...here.map((one) => one.id_mst_recurso).filter((court) => !courts.includes(court))]
    const celdas = all.flatMap((court) => {
      const one = here.find(({ id_mst_recurso }) => id_mst_recurso === court)
      return judgeCell(judging, { fecha, court, isWanted: courts.includes(court), one, taken, staying }) ?? []
    })
    return celdas.length > 0 ? [lineOf(judging, { fecha, celdas, here, isWanted: courts.length > 0 })] : []
  })
}

const isOver = ({ today, minute }: Judging, fecha: Day, start: Minute) => clubMinutes(fecha, start) <= clubMinutes(today, minute)
/** True if the booking was moved by hand to another day or hours. */
const isByHand = ({ before }: Judging, { fecha, reserva }: KeptDate) =>
  reserva !== null &&
  before !== null &&
  (reserva.fecha !== fecha || reserva.hora_ini !== before.hora_ini || reserva.duracion !== before.duracion)
/** True if it already has the requested day and hours; its court may be another free one. */
const isThere = (fecha: Day, reserva: KeptBooking, { hora_ini, duracion }: Wanted) =>
  reserva.fecha === fecha && reserva.hora_ini === hora_ini && reserva.duracion === duracion
const isUntouched = (judging: Judging, reserva: KeptBooking) =>
  reserva.cobrada || isOver(judging, reserva.fecha, reserva.hora_ini) || judging.from > reserva.fecha || judging.to < reserva.fecha

/** Bookings of the series that stay in place regardless of ticks: they clash with its other dates. */
function stayingBookings(judging: Judging, wantedDays: ReadonlySet<Day>): ReadonlySet<number> {
  const { wanted } = judging
  const isWanted = (one: KeptDate) => wanted !== null && wantedDays.has(one.fecha) && wanted.courts.includes(one.id_mst_recurso)
  const stays = (one: KeptDate) =>
    one.reserva !== null &&
    (isUntouched(judging, one.reserva) || (isWanted(one) && (isByHand(judging, one) || isThere(one.fecha, one.reserva, wanted!))))
  return new Set(judging.kept.filter(stays).map((one) => one.reserva!.id_reg_reserva))
}

interface Asked {
  readonly fecha: Day
  readonly court: number
  readonly isWanted: boolean
  readonly one: KeptDate | undefined
  readonly taken: ReadonlyMap<string, readonly InTheWay[]>
  readonly staying: ReadonlySet<number>
}

function judgeCell(judging: Judging, { fecha, court, isWanted, one, taken, staying }: Asked): Cell | null {
  const { wanted, kept } = judging
  const reserva = one?.reserva ?? null
  const own = new Set(kept.flatMap((date) => date.reserva?.id_reg_reserva ?? []))
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
  if (reserva) {
    if (isOver(judging, reserva.fecha, reserva.hora_ini)) return cell('past')
    if (reserva.cobrada) return cell('paid')
    if (fecha < judging.from || fecha > judging.to) return cell('kept')
    if (!isWanted || !wanted) return cell('removed')
    if (isThere(fecha, reserva, wanted)) return cell('kept')
  }
  if (!isWanted || !wanted || isOver(judging, fecha, wanted.hora_ini)) return null
  const day = keyOf(fecha, court)
  if (judging.closed.has(day)) return cell('closed', { motivo: judging.closed.get(day) ?? null })
  const found = inTheWay(court)
  if (found.length > 0) {
    const isFree = (other: number) =>
      !wanted.courts.includes(other) && !judging.closed.has(keyOf(fecha, other)) && inTheWay(other).length === 0
    const clash = {
      choques: [...new Set(found.map(({ id_reg_reserva }) => id_reg_reserva))],
      solapa: found.some(({ solapa }) => solapa),
      libres: judging.others.filter(isFree),
    }
    return cell(one && !reserva ? 'skipped' : 'clash', clash)
  }
  if (reserva) return cell('moved')
  return cell(one ? 'skipped' : 'new')
}

interface Whole {
  readonly fecha: Day
  readonly celdas: readonly Cell[]
  readonly here: readonly KeptDate[]
  readonly isWanted: boolean
}
function lineOf(judging: Judging, { fecha, celdas, here, isWanted }: Whole): Line {
  const bookings = here.flatMap(({ reserva }) => reserva ?? [])
  const byHand = here.some((one) => isByHand(judging, one)) && isWanted
  const resultado = order.find((outcome) => celdas.some((cell) => cell.resultado === outcome))!
  const marcable = celdas.some((cell) => changing.includes(cell.resultado))
  return {
    fecha,
    resultado,
    hora_ini: isWanted ? judging.wanted!.hora_ini : null,
    duracion: isWanted ? judging.wanted!.duracion : null,
    antes: bookings[0]?.hora_ini ?? null,
    pagado: bookings.reduce((sum, one) => sum + one.pagado, 0),
    marcable,
    marcada: marcable && resultado !== 'skipped' && !byHand,
    celdas,
  }
}
