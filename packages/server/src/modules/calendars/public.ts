import { type OpenInterval, openOn, openThrough } from '@app/contract/calendars/opening-rules'
import type { Day } from '@app/contract/values/day'
import { dayOfMonth, monthDayOf, monthOf } from '@app/contract/values/month-day'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'
import { loadCalendars } from './load-calendars.ts'

export { demoOpening, isDemoHoliday } from './demo.ts'
export { createOpeningHours } from './schedules.ts'

interface CourtWithCalendar {
  readonly id_mst_recurso: number
  readonly id_mst_calendario: number | null
}
/** A court without a calendar. */
const alwaysOpen: readonly OpenInterval[] = [{ from: 0, to: 1440, duracion: 60 }]
const openBothDays: readonly OpenInterval[] = [{ from: 0, to: 2880, duracion: 60 }]

/** Opening times of these courts on any day, to the end of the next one with `through`; configuration is read once. */
export async function openingOfDays(tx: Tx, courts: readonly CourtWithCalendar[], through: boolean) {
  const calendars = [...new Set(courts.flatMap((court) => court.id_mst_calendario ?? []))]
  const { schedules, holidays } = calendars.length > 0 ? await loadCalendars(tx, calendars) : { schedules: [], holidays: [] }
  const ofCalendar = Map.groupBy(schedules, (schedule) => schedule.id_mst_calendario)
  const openOf = through ? openThrough : openOn
  const known = new Map<string, readonly OpenInterval[]>()
  return (calendar: number | null, day: Day): readonly OpenInterval[] => {
    if (calendar === null) return through ? openBothDays : alwaysOpen
    const key = `${calendar} ${day}`
    const open = known.get(key) ?? openOf(ofCalendar.get(calendar) ?? [], holidays, day)
    known.set(key, open)
    return open
  }
}

type Opening = ReadonlyMap<number, readonly OpenInterval[]>
const openingBy =
  (through: boolean) =>
  async (tx: Tx, day: Day, courts: readonly CourtWithCalendar[]): Promise<Opening> => {
    const openOf = await openingOfDays(tx, courts, through)
    return new Map(courts.map(({ id_mst_recurso, id_mst_calendario }) => [id_mst_recurso, openOf(id_mst_calendario, day)]))
  }

/**
 * Opening times of these courts on a day, by court id, in minutes of that day; `to` beyond 1440 is on the next day
 * . A court without a calendar is open all day in hours. One query.
 */
export const openingOn = openingBy(false)
/** The same to the end of the next day, whose minutes begin at 1440: for bookings past midnight. */
export const openingThrough = openingBy(true)

/** Names of the holidays. */
const namedHolidays = cached(['festivo'], (tx) =>
  tx.selectFrom('festivo').select(['dia', 'mes', 'dia_mes', 'desc_festivo']).orderBy('dia').execute(),
)

/** The names of the holidays that close days: of one day, or of a month and day of every year. */
export async function holidayNames(tx: Tx): Promise<(day: Day) => string | null> {
  const rows = await namedHolidays(tx)
  const isOn = (row: (typeof rows)[number], day: Day) =>
    row.dia === day || (row.mes === monthOf(monthDayOf(day)) && row.dia_mes === dayOfMonth(monthDayOf(day)))
  return (day) => rows.find((row) => isOn(row, day))?.desc_festivo ?? null
}

/** The name of the holiday that closes a day; null on any other day. */
export const holidayOn = async (tx: Tx, day: Day): Promise<string | null> => (await holidayNames(tx))(day)
