import { addDays, type Day, weekday } from '../../values/day.ts'
import { asMidnight } from '../../values/minute.ts'
import { by } from '../../values/order.ts'
import { appliesTo, type Configuration, dayFlags } from './config-rules.ts'

/** Booking that counts against its owner's hours; an end past 1440 is in the next day and counts on the first. */
export interface Hours {
  readonly fecha: Day
  readonly hora_ini: number
  readonly duracion: number
  readonly id_mst_tiporeserva: number
  readonly id_mst_tiporecurso: number
  /** True if its booking type is subject to the limits of configurations without a type (`restriccion_reservas`). */
  readonly restriccion_reservas: boolean
}
/** Owner of the hours: member types and types of the passes in force. */
export interface Owner {
  readonly tiposocios: readonly number[]
  readonly tipoabonos: readonly number[]
}

export const limitNames = [
  'horas_reservas_dia',
  'horas_reservas_franja',
  'horas_reservas_franja_consecutivas',
  'horas_reservas_semana',
] as const
export type LimitName = (typeof limitNames)[number]

/** Limit that a booking would exceed; times in minutes. */
export interface Breach {
  readonly limite: LimitName
  readonly configuracion: Configuration
  readonly maximo: number
  /** Minutes that the owner has already booked, this booking not counted. */
  readonly usado: number
  /** Minutes with it. */
  readonly total: number
  /** Last day that counts. */
  readonly hasta: Day
}

/** Days of a week from Monday to Sunday. */
export const weekAround = (day: Day) => {
  const monday = addDays(day, 1 - weekday(day))
  return { monday, sunday: addDays(monday, 6) }
}

interface Span {
  readonly from: number
  readonly to: number
}
const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0)

/** Part of each booking within the hours of a configuration. */
const withinHours = ({ hora_ini, hora_fin }: Configuration, bookings: readonly Hours[]): Span[] =>
  bookings
    .map((one) => ({ from: Math.max(one.hora_ini, hora_ini), to: Math.min(one.hora_ini + one.duracion, asMidnight(hora_fin)) }))
    .filter(({ from, to }) => from < to)

/** Length of the unbroken stretch that contains a minute; two courts at a time count once. */
function inARow(spans: readonly Span[], minute: number): number {
  const runs: { from: number; to: number }[] = []
  for (const { from, to } of spans.toSorted(by((one) => one.from))) {
    const last = runs.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else runs.push({ from, to })
  }
  return lengthOf(runs.filter(({ from, to }) => from <= minute && minute < to))
}

/** True if a configuration counts a booking: of its type or, without a type, of a restricting one; of its court type. */
const counts = ({ id_mst_tiporeserva: type, id_mst_tiporecurso: sport }: Configuration, one: Hours) =>
  (type === null ? one.restriccion_reservas : type === one.id_mst_tiporeserva) && (sport === null || sport === one.id_mst_tiporecurso)

/** Minutes by limit, of the bookings that a configuration counts; `requested` is one of them if it is to be made. */
function minutesOf(one: Configuration, requested: Hours, bookings: readonly Hours[]): Readonly<Record<LimitName, number>> {
  const sameDay = bookings.filter(({ fecha }) => fecha === requested.fecha)
  const { monday, sunday } = weekAround(requested.fecha)
  const sameWeek = bookings.filter(({ fecha }) => monday <= fecha && fecha <= sunday && one[dayFlags[weekday(fecha) - 1]!])
  const total = (some: readonly Hours[]) => some.reduce((sum, { duracion }) => sum + duracion, 0)
  const within = withinHours(one, sameDay)
  return {
    horas_reservas_dia: total(sameDay),
    horas_reservas_franja: lengthOf(within),
    horas_reservas_franja_consecutivas: inARow(within, requested.hora_ini),
    horas_reservas_semana: total(sameWeek),
  }
}

/**
 * First hour limit that a booking would exceed, of the configurations that apply to it: all are checked, in the order of their ids. A day
 * counts all its hours, `franja` those within the configuration's hours, the week its Monday to Sunday on the configuration's weekdays.
 * Null if none is exceeded; a limit of 0 is unlimited.
 */
export function firstBreach(all: readonly Configuration[], owner: Owner, requested: Hours, others: readonly Hours[]): Breach | null {
  const criteria = { ...requested, ...owner, dia: weekday(requested.fecha) }
  for (const configuracion of all.filter((one) => appliesTo(one, criteria) && counts(one, requested))) {
    const counted = others.filter((one) => counts(configuracion, one))
    const before = minutesOf(configuracion, requested, counted)
    const after = minutesOf(configuracion, requested, [...counted, requested])
    for (const limite of limitNames) {
      // A limit such as 1,15 h is a whole number of minutes that binary fractions miss.
      const maximo = Math.floor(configuracion[limite] * 60 + 0.5)
      const total = after[limite]
      if (maximo === 0 || total <= maximo) continue
      // The stretches before and after the booking may be separate.
      const isRow = limite === 'horas_reservas_franja_consecutivas'
      const usado = isRow ? total - lengthOf(withinHours(configuracion, [requested])) : before[limite]
      const hasta = limite === 'horas_reservas_semana' ? weekAround(requested.fecha).sunday : requested.fecha
      return { limite, configuracion, maximo, usado, total, hasta }
    }
  }
  return null
}
