import { type Day, weekday } from '../../values/day.ts'
import { asMidnight } from '../../values/minute.ts'
import { isMonthDay, monthDay, monthDayOf } from '../../values/month-day.ts'
import { hasWeekday } from '../../values/weekdays.ts'
import type { courtsTexts } from './texts.ts'

/** The three times of a court or a type, in minutes; -1 inherits from the next level. */
export interface BookingTimes {
  readonly min: number
  readonly max: number
  readonly normal: number
}
type Complaint = { readonly key: keyof typeof courtsTexts; readonly values?: Readonly<Record<string, string | number>> }
type Complaints = Readonly<Record<string, Complaint>>

/** -1, or a multiple of the step. */
const isBookingTime = (minutes: number, step: number) => minutes === -1 || (minutes > 0 && minutes % step === 0)

/** Faults of three times: off the step, or not in the order of shortest, usual, longest. An inherited time is not compared. */
export function timeComplaints({ min, max, normal }: BookingTimes, step: number): { readonly [K in keyof BookingTimes]?: Complaint } {
  const off: Complaint = { key: 'recurso.tiempo_multiplo', values: { paso: step } }
  const wrong = { min: !isBookingTime(min, step), max: !isBookingTime(max, step), normal: !isBookingTime(normal, step) }
  const right = { min: wrong.min ? -1 : min, max: wrong.max ? -1 : max, normal: wrong.normal ? -1 : normal }
  const after = (one: number, other: number) => one !== -1 && other !== -1 && one > other
  const isOutside = after(right.min, right.normal) || after(right.normal, right.max)
  return {
    ...(wrong.min && { min: off }),
    ...(wrong.max ? { max: off } : after(right.min, max) && { max: { key: 'recurso.maximo_menor' } }),
    ...(wrong.normal ? { normal: off } : isOutside && { normal: { key: 'recurso.habitual_fuera' } }),
  }
}

/** Hours with a price for a member type; an end before the start is past midnight. */
export interface HourRow {
  readonly id_mst_tiposocio: number
  readonly hora_ini: number
  readonly hora_fin: number
}
const pieces = ({ hora_ini, hora_fin }: HourRow): readonly (readonly [number, number])[] => {
  const end = asMidnight(hora_fin)
  if (end > hora_ini) return [[hora_ini, end]]
  return [
    [hora_ini, 1440],
    [0, end],
  ]
}
const meet = (one: HourRow, other: HourRow) =>
  pieces(one).some(([from, to]) => pieces(other).some(([start, end]) => from < end && start < to))

/** Faults of price rows, by their place in the list: '2.hora_fin'. A member type may not have two prices for one hour. */
export function hourComplaints(rows: readonly HourRow[]): Complaints {
  const wrong = rows.flatMap((row, index): [string, Complaint][] => {
    if (row.hora_ini === row.hora_fin) return [[`${index}.hora_fin`, { key: 'recurso.horas_iguales' }]]
    const double = rows.slice(0, index).some((other) => other.id_mst_tiposocio === row.id_mst_tiposocio && meet(row, other))
    return double ? [[`${index}.hora_ini`, { key: 'recurso.horas_solapadas' }]] : []
  })
  return Object.fromEntries(wrong)
}

/** Hours on some weekdays between two yearly days, both inclusive; the range may span New Year. */
export interface YearlyHours {
  readonly diaInicio: number
  readonly mesInicio: number
  readonly diaFin: number
  readonly mesFin: number
  readonly hora_ini: number
  readonly hora_fin: number
  readonly dias: number
}

/** Faults of a payment slot: impossible days, no weekday, an end that is not after the start (spec 3 §3). */
export function slotComplaints({ diaInicio, mesInicio, diaFin, mesFin, hora_ini, hora_fin, dias }: YearlyHours): Complaints {
  return {
    ...(!isMonthDay(monthDay(mesInicio, diaInicio)) && { diaInicio: { key: 'recurso.dia_inexistente' } }),
    ...(!isMonthDay(monthDay(mesFin, diaFin)) && { diaFin: { key: 'recurso.dia_inexistente' } }),
    ...(asMidnight(hora_fin) <= hora_ini && { 'horario.hora_fin': { key: 'recurso.fin_antes_de_inicio' } }),
    ...(dias === 0 && { dias: { key: 'recurso.sin_dias' } }),
  }
}

/** True if a booking must be paid when it is made: at least a part of it is in a payment slot of its court. */
export const isPaymentDueAtBooking = (slots: readonly YearlyHours[], { day, from, to }: { day: Day; from: number; to: number }): boolean =>
  slots.some(({ diaInicio, mesInicio, diaFin, mesFin, hora_ini, hora_fin, dias }) => {
    const [at, first, last] = [monthDayOf(day), monthDay(mesInicio, diaInicio), monthDay(mesFin, diaFin)]
    const isInYear = first <= last ? first <= at && at <= last : first <= at || at <= last
    return isInYear && hasWeekday(dias, weekday(day)) && from < asMidnight(hora_fin) && hora_ini < to
  })
