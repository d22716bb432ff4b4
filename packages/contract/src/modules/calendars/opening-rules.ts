import { addDays, type Day, weekday } from '../../values/day.ts'
import { asMidnight, type Minute } from '../../values/minute.ts'
import { by } from '../../values/order.ts'
import { hasWeekday } from '../../values/weekdays.ts'

/** Hours of a schedule: an end at or before the start is on the next day; 1439 and 1440 are midnight. */
export interface Slot {
  readonly dias: number
  readonly hora_ini: Minute
  readonly hora_fin: Minute
  readonly duracion: number
}
/** Schedule as the rules need it: type 2 with its ranges of month × 100 + day, type 3 with its days. */
export interface Schedule {
  readonly id_mst_horarios: number
  readonly tipo_horario: 1 | 2 | 3
  readonly fecha_ini: Day | null
  readonly fecha_fin: Day | null
  readonly rangos: readonly { readonly diames_ini: number; readonly diames_fin: number }[]
  readonly horas: readonly Slot[]
}
/** Holiday: one day, or a yearly month and day. */
export interface Holiday {
  readonly dia: Day | null
  readonly mes: number | null
  readonly dia_mes: number | null
}
/** Opening from one minute of the day to another; `to` beyond 1440 is on the next day. Bookings last `duracion` minutes by default. */
export interface OpenInterval {
  readonly from: Minute
  readonly to: Minute
  readonly duracion: number
}

/** Month × 100 + day, the form of yearly ranges. */
const monthDay = (day: Day) => Number(day.slice(5, 7) + day.slice(8, 10))

/** True if the day is a holiday of the club. */
const isHoliday = (holidays: readonly Holiday[], day: Day): boolean =>
  holidays.some(({ dia, mes, dia_mes }) => dia === day || (mes === Number(day.slice(5, 7)) && dia_mes === Number(day.slice(8, 10))))

/** True if a day is in a range. A range that ends before it starts runs over New Year. */
const inRange = (at: number, { diames_ini, diames_fin }: Schedule['rangos'][number]) =>
  diames_ini <= diames_fin ? at >= diames_ini && at <= diames_fin : at >= diames_ini || at <= diames_fin

const covers = (schedule: Schedule, day: Day): boolean => {
  if (schedule.tipo_horario === 1) return true
  if (schedule.tipo_horario === 2) return schedule.rangos.some((range) => inRange(monthDay(day), range))
  return (schedule.fecha_ini === null || schedule.fecha_ini <= day) && (schedule.fecha_fin === null || day <= schedule.fecha_fin)
}

/**
 * Schedule in force on a day: type 3 before 2 before 1, of two equal ones the last created; null on a holiday, which overrides all.
 */
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

/** Slots that start on a day, as minutes of that day; those past midnight end beyond 1440. */
const startingOn = (schedule: Schedule | null, day: Day): OpenInterval[] =>
  (schedule?.horas ?? [])
    .filter((slot) => hasWeekday(slot.dias, weekday(day)))
    .map(({ hora_ini, hora_fin, duracion }) => {
      const to = asMidnight(hora_fin)
      return { from: hora_ini, to: to <= hora_ini ? to + 1440 : to, duracion }
    })

/**
 * Opening hours of a calendar on a day, in order and without overlaps: the remainder of yesterday's hours after midnight (from 0), then the
 * day's own. Of two overlapping slots the earlier one counts; a holiday has only the remainder after midnight.
 */
export function openOn(schedules: readonly Schedule[], holidays: readonly Holiday[], day: Day): OpenInterval[] {
  const before = addDays(day, -1)
  // slots that end before midnight leave no remainder: their end is before 0
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

/**
 * Opening hours of a calendar from the start of a day to the end of the next one, with minutes of that from 1440 on: for bookings past
 * midnight.
 */
export const openThrough = (schedules: readonly Schedule[], holidays: readonly Holiday[], day: Day): OpenInterval[] => [
  ...openOn(schedules, holidays, day),
  ...openOn(schedules, holidays, addDays(day, 1)).map(({ from, to, duracion }) => ({ from: from + 1440, to: to + 1440, duracion })),
]

/** True if every minute from `from` to `to` (exclusive, beyond 1440 when past midnight) is open. */
export function isOpen(open: readonly OpenInterval[], from: Minute, to: Minute): boolean {
  let at = from
  for (const interval of open) if (interval.from <= at) at = Math.max(at, interval.to)
  return at >= to
}
