import { type Field, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { type Day, daysBetween, readDay } from '../../values/day.ts'
import { indexOf, isMonthDay, type MonthDay, monthDay, monthDayAt, monthDayOf, parseMonthDay } from '../../values/month-day.ts'
import { by } from '../../values/order.ts'

/** Yearly days of a type 2 schedule, as month × 100 + day; an end before the start runs over New Year. */
export interface DayMonths {
  readonly diames_ini: MonthDay
  readonly diames_fin: MonthDay
}
/** A range never exceeds a year: the 367th step is refused. */
const maxSteps = 367

interface Read {
  readonly at: MonthDay
  /** Whole date, if one with a real year was sent. */
  readonly day: Day | null
}
/** 615, '615', '15/06', '06-15', '0004-06-15' or a whole date. */
function readOne(raw: unknown): Read {
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : ''
  const bare = /^\d{3,4}$/.test(text) ? Number(text) : null
  if (bare !== null) return isMonthDay(bare) ? { at: bare, day: null } : refuseValue('invalid.day')
  const day = readDay(text)
  if (day) return { at: monthDayOf(day), day }
  const iso = /^(?:0{3}[04]-)?(\d{2})-(\d{2})$/.exec(text)
  const at = iso ? monthDay(Number(iso[1]), Number(iso[2])) : parseMonthDay(text)
  return at !== null && isMonthDay(at) ? { at, day: null } : refuseValue('invalid.day')
}

const shape = object({ diames_ini: field.integer(), diames_fin: field.integer() })
const dayMonths: Field<DayMonths, 'required'> = {
  ...shape,
  read: (raw) => {
    const isPair = typeof raw === 'object' && raw !== null
    const sent = (isPair ? raw : { diames_ini: raw, diames_fin: raw }) as Record<string, unknown>
    const ini = readOne(sent.diames_ini ?? sent.ini)
    const fin = readOne(sent.diames_fin ?? sent.fin)
    if (ini.day && fin.day) {
      if (fin.day < ini.day) refuseValue('calendario.fechas_al_reves')
      if (daysBetween(ini.day, fin.day) + 1 >= maxSteps) refuseValue('calendario.demasiados_dias')
      const isWholeYear = ini.day.slice(0, 4) !== fin.day.slice(0, 4) && fin.at >= ini.at
      if (isWholeYear) return { diames_ini: 101, diames_fin: 1231 }
    }
    return { diames_ini: ini.at, diames_fin: fin.at }
  },
}
/** Yearly ranges of days; a single day is a range of one. */
export const dayMonthList = list(dayMonths, 1000)

/** Joins consecutive single days into ranges, in the order of the year. */
export function joinDays(ranges: readonly DayMonths[]): DayMonths[] {
  const joined: DayMonths[] = []
  for (const range of ranges.toSorted(by((one) => one.diames_ini))) {
    const last = joined.at(-1)
    const isSingle = range.diames_ini === range.diames_fin
    const follows =
      last !== undefined && last.diames_ini <= last.diames_fin && monthDayAt(indexOf(last.diames_fin) + 1) === range.diames_ini
    if (isSingle && follows && range.diames_ini !== 101) joined[joined.length - 1] = { ...last, diames_fin: range.diames_fin }
    else joined.push(range)
  }
  return joined
}
