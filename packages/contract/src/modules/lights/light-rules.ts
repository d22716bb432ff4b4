import { addDays, type Day, weekday } from '../../values/day.ts'
import { asMidnight, formatMinute, type Minute } from '../../values/minute.ts'
import { formatMonthDay, isMonthDay, type MonthDay, monthDayOf } from '../../values/month-day.ts'
import { by } from '../../values/order.ts'
import { endOf, hoursFault } from '../../values/week-slots.ts'
import { hasWeekday } from '../../values/weekdays.ts'
import type { lightsTexts } from './texts.ts'

/** Switching times of lights: each year from one day to the other, on their weekdays, from one time to another (decision 0018). */
export interface LightHours {
  readonly diames_ini: MonthDay
  readonly diames_fin: MonthDay
  readonly hora_ini: Minute
  readonly hora_fin: Minute
  readonly dias: number
}
/** Lights on from a minute of the day to another. */
export interface LightInterval {
  readonly from: Minute
  readonly to: Minute
}
/** Default slot of a form: 18:00 to 23:59 every day. */
export const defaultLight = { hora_ini: 1080, hora_fin: 1439, dias: 127 } as const

/** True if a slot begins on a day; days that end before they start run over New Year. */
function beginsOn({ diames_ini, diames_fin, dias }: LightHours, day: Day): boolean {
  const at = monthDayOf(day)
  const isInside = diames_ini <= diames_fin ? at >= diames_ini && at <= diames_fin : at >= diames_ini || at <= diames_fin
  return isInside && hasWeekday(dias, weekday(day))
}

/**
 * Light intervals of a day: in order, without overlaps, with the remainder of the night before after midnight. Minutes are local time, also
 * on days of clock changes.
 */
export function lightIntervals(slots: readonly LightHours[], day: Day): LightInterval[] {
  const own = slots.filter((slot) => beginsOn(slot, day)).map((slot) => ({ from: slot.hora_ini, to: Math.min(1440, endOf(slot)) }))
  const left = slots
    .filter((slot) => beginsOn(slot, addDays(day, -1)) && endOf(slot) > 1440)
    .map((slot) => ({ from: 0, to: endOf(slot) - 1440 }))
  const on: LightInterval[] = []
  for (const next of [...left, ...own].sort(by((one) => one.from))) {
    const last = on.at(-1)
    if (last && next.from <= last.to) on[on.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
    else on.push(next)
  }
  return on
}

/** Shifts a slot by minutes; null if its start or its end would cross a midnight. 1439 is midnight. */
export function shiftLight<S extends LightHours>(slot: S, minutes: number): S | null {
  const [start, end] = [slot.hora_ini + minutes, endOf(slot) + minutes]
  const isNight = endOf(slot) > 1440
  const stays = start >= 0 && start < 1440 && (isNight ? end > 1440 : end <= 1440)
  if (!stays) return null
  const hora_fin = isNight ? end - 1440 : end
  return { ...slot, hora_ini: start, hora_fin: hora_fin === 1440 ? 1439 : hora_fin }
}

const keys = { whole_day: 'luz.horas_iguales', same: 'luz.horas_iguales', end_first: 'luz.fin_antes' } as const

interface Complaint {
  readonly key: keyof typeof lightsTexts
  readonly values: Readonly<Record<string, string | number>>
}

/** Faults of a slot, by field: impossible days, no weekday, hours that end before they start. */
export function lightComplaints(slot: LightHours): Readonly<Record<string, Complaint>> {
  const missing = (at: MonthDay): Complaint => ({ key: 'luz.dia_inexistente', values: { dia: formatMonthDay(at) } })
  const wrong = hoursFault(slot)
  return {
    ...(!isMonthDay(slot.diames_ini) && { diaInicio: missing(slot.diames_ini) }),
    ...(!isMonthDay(slot.diames_fin) && { diaFin: missing(slot.diames_fin) }),
    ...(slot.dias === 0 && { dias: { key: 'luz.sin_dias', values: {} } }),
    ...(wrong && { horario: { key: keys[wrong], values: {} } }),
  }
}

/** '15/06–15/09 18:00–24:00': form of a slot in notices. */
export const lightText = ({ diames_ini, diames_fin, hora_ini, hora_fin }: LightHours): string =>
  `${formatMonthDay(diames_ini)}–${formatMonthDay(diames_fin)} ${formatMinute(hora_ini)}–${formatMinute(asMidnight(hora_fin))}`
