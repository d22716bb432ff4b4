import { addDays, type Day, weekday } from '../../values/day.ts'
import { asMidnight, type Minute } from '../../values/minute.ts'
import { by } from '../../values/order.ts'
import { hasWeekday } from '../../values/weekdays.ts'

/** Hours of a schedule: an end at or before the start lies on the next day; 1439 and 1440 are midnight. */
export interface Slot {
  readonly dias: number
  readonly hora_ini: Minute
  readonly hora_fin: Minute
  readonly duracion: number
}
/** A schedule as the rules need it: type 2 with its ranges of month × 100 + day, type 3 with its days. */
export interface Schedule {
  readonly id_mst_horarios: number
  readonly tipo_horario: 1 | 2 | 3
  readonly fecha_ini: Day | null
  readonly fecha_fin: Day | null
  readonly rangos: readonly { readonly diames_ini: number; readonly diames_fin: number }[]
  readonly horas: readonly Slot[]
}
/** A holiday of one day, or of a month and day of every year. */
export interface Holiday {
  readonly dia: Day | null
  readonly mes: number | null
  readonly dia_mes: number | null
}
/** Open from a minute of the day to another; `to` beyond 1440 lies on the next day. Bookings last `duracion` minutes by default. */
export interface OpenInterval {
  readonly from: Minute
  readonly to: Minute
  readonly duracion: number
}

/** Month × 100 + day, the form of yearly ranges. */
const monthDay = (day: Day) => Number(day.slice(5, 7) + day.slice(8, 10))

/** Whether the club keeps this day as a holiday. */
const isHoliday = (holidays: readonly Holiday[], day: Day): boolean =>
  holidays.some(({ dia, mes, dia_mes }) => dia === day || (mes === Number(day.slice(5, 7)) && dia_mes === Number(day.slice(8, 10))))

/** A range that ends before it starts runs over New Year. */
const inRange = (at: number, { diames_ini, diames_fin }: Schedule['rangos'][number]) =>
  diames_ini <= diames_fin ? at >= diames_ini && at <= diames_fin : at >= diames_ini || at <= diames_fin

const covers = (schedule: Schedule, day: Day): boolean => {
  if (schedule.tipo_horario === 1) return true
  if (schedule.tipo_horario === 2) return schedule.rangos.some((range) => inRange(monthDay(day), range))
  return (schedule.fecha_ini === null || schedule.fecha_ini <= day) && (schedule.fecha_fin === null || day <= schedule.fecha_fin)
}

/** The schedule in force on a day: type 3 before 2 before 1, of two alike the one made last; null on a holiday, which comes before all. */
export function scheduleOn(schedules: readonly Schedule[], holidays: readonly Holiday[], day: Day): Schedule | null {
  if (isHoliday(holidays, day)) return null
  return (
    schedules
      .filter((schedule) => covers(schedule, day))
      .toSorted(
        by(
          (one) => -one.tipo_horario,
          (one) => -one.id_mst_horarios,
        ),
      )[0] ?? null
  )
}

/** The slots that start on a day, as minutes of that day; those past midnight end beyond 1440. */
const startingOn = (schedule: Schedule | null, day: Day): OpenInterval[] =>
  (schedule?.horas ?? [])
    .filter((slot) => hasWeekday(slot.dias, weekday(day)))
    .map(({ hora_ini, hora_fin, duracion }) => {
      const to = asMidnight(hora_fin)
      return { from: hora_ini, to: to <= hora_ini ? to + 1440 : to, duracion }
    })

/**
 * When a calendar is open on a day, in order and without overlaps: what yesterday's hours leave after midnight (from 0), then the day's own.
 * Where two slots overlap the one that starts first counts; empty on a holiday but for what came over midnight.
 */
export function openOn(schedules: readonly Schedule[], holidays: readonly Holiday[], day: Day): OpenInterval[] {
  const before = addDays(day, -1)
  // what ends before midnight leaves nothing: it ends before it starts
  const left = startingOn(scheduleOn(schedules, holidays, before), before).map(({ to, duracion }) => ({ from: 0, to: to - 1440, duracion }))
  const own = startingOn(scheduleOn(schedules, holidays, day), day)
  const open: OpenInterval[] = []
  for (const next of [...left, ...own].sort(
    by(
      (one) => one.from,
      (one) => -one.to,
    ),
  )) {
    const from = Math.max(next.from, open.at(-1)?.to ?? 0)
    if (from < next.to) open.push({ ...next, from })
  }
  return open
}

/** What a calendar is open from the start of a day to the end of the next one, whose minutes begin at 1440: what a booking past midnight needs. */
export const openThrough = (schedules: readonly Schedule[], holidays: readonly Holiday[], day: Day): OpenInterval[] => [
  ...openOn(schedules, holidays, day),
  ...openOn(schedules, holidays, addDays(day, 1)).map(({ from, to, duracion }) => ({ from: from + 1440, to: to + 1440, duracion })),
]

/** Whether every minute from `from` to `to` (exclusive, beyond 1440 when past midnight) is open. */
export function isOpen(open: readonly OpenInterval[], from: Minute, to: Minute): boolean {
  let at = from
  for (const interval of open) if (interval.from <= at) at = Math.max(at, interval.to)
  return at >= to
}
