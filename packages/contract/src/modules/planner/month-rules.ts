import { addDays, addMonths, type Day, endOfMonth, startOfMonth, weekday } from '../../values/day.ts'
import type { Stretch } from './planner-rules.ts'

/** Hours drawn for a month, 8 to 22, and the peak hours among them. */
export const monthHours = Array.from({ length: 15 }, (_, index) => 8 + index)
const peak = { from: 17, to: 22 }
/** True for an hour of the peak. */
export const isPeak = (hour: number) => hour >= peak.from && hour < peak.to

/** Monday to Sunday around a day. */
export const weekOf = (day: Day) => {
  const start = addDays(day, 1 - weekday(day))
  return { start, end: addDays(start, 6) }
}

/** Whole weeks of a month. */
export const weeksOfMonth = (day: Day) => ({ start: weekOf(startOfMonth(day)).start, end: weekOf(endOfMonth(day)).end })

/** Next Saturday, or today on a Saturday. */
export const comingSaturday = (today: Day) => addDays(today, (13 - weekday(today)) % 7)

/** Minutes of a stretch in each hour, from midnight on; hours past 24 belong to the next day. */
export function minutesByHour({ hora_ini, hora_fin }: Stretch): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (let hour = Math.floor(hora_ini / 60); hour * 60 < hora_fin; hour += 1)
    found.set(hour, Math.min(hora_fin, hour * 60 + 60) - Math.max(hora_ini, hour * 60))
  return found
}

/** Minutes by hour of a day. */
export type Hours = readonly number[]

const sum = (hours: Hours) => hours.reduce((total, minutes) => total + minutes, 0)
/** Whole percent, 100 only when all is taken. */
export const share = (taken: number, open: number) => (open === 0 ? 0 : Math.min(100, Math.floor((100 * taken) / open)))

/** Figures of a day, from open and taken minutes by hour; taken time outside opening hours does not count. */
export function dayFigures(open: Hours, taken: Hours) {
  const within = open.map((minutes, hour) => Math.min(minutes, taken[hour] ?? 0))
  return {
    ocupacion: share(sum(within), sum(open)),
    punta_libre: sum(open.slice(peak.from, peak.to)) - sum(within.slice(peak.from, peak.to)),
    horas: monthHours.map((hour) => (open[hour] ? share(within[hour] ?? 0, open[hour]) : null)),
  }
}

interface Ahead {
  readonly HORAS_VISTA: number
  readonly DIAS_VISTA: number
  readonly MESES_VISTA: number
}

/** Last day that members may book: n hours, days or months from now, by the club's setting; null if all are off. */
export function lastBookableDay({ HORAS_VISTA, DIAS_VISTA, MESES_VISTA }: Ahead, today: Day, minute: number): Day | null {
  if (HORAS_VISTA > 0) return addDays(today, Math.floor((minute + HORAS_VISTA * 60) / 1440))
  if (DIAS_VISTA > 0) return addDays(today, DIAS_VISTA)
  return MESES_VISTA > 0 ? addMonths(today, MESES_VISTA) : null
}
