import { type OpenInterval, openOn, openThrough } from '@app/contract/calendars/opening-rules'
import type { Day } from '@app/contract/values/day'
import { dayOfMonth, monthDayOf, monthOf } from '@app/contract/values/month-day'
import type { Tx } from '../../kit/database.ts'
import { loadCalendars } from './load-calendars.ts'

export { demoOpening } from './demo.ts'

interface CourtWithCalendar {
  readonly id_mst_recurso: number
  readonly id_mst_calendario: number | null
}
/** A court without a calendar. */
const alwaysOpen: readonly OpenInterval[] = [{ from: 0, to: 1440, duracion: 60 }]
type Opening = ReadonlyMap<number, readonly OpenInterval[]>
const openingBy =
  (openOf: typeof openOn, without: readonly OpenInterval[]) =>
  async (tx: Tx, day: Day, courts: readonly CourtWithCalendar[]): Promise<Opening> => {
    const calendars = [...new Set(courts.flatMap((court) => court.id_mst_calendario ?? []))]
    const { schedules, holidays } = calendars.length > 0 ? await loadCalendars(tx, calendars) : { schedules: [], holidays: [] }
    const ofCalendar = Map.groupBy(schedules, (schedule) => schedule.id_mst_calendario)
    const open = new Map(calendars.map((id) => [id, openOf(ofCalendar.get(id) ?? [], holidays, day)]))
    return new Map(courts.map(({ id_mst_recurso, id_mst_calendario: id }) => [id_mst_recurso, id === null ? without : open.get(id)!]))
  }

/** When each of these courts is open on a day, by court id, in minutes of that day; `to` beyond 1440 lies on the next day. A court without a calendar is open all day in hours. One query. */
export const openingOn = openingBy(openOn, alwaysOpen)
/** The same to the end of the next day, whose minutes begin at 1440: for what runs past midnight. */
export const openingThrough = openingBy(openThrough, [{ from: 0, to: 2880, duracion: 60 }])

/** When each of these courts is open on each of these days, by day and court id; the calendars are read once. */
export async function openingBetween(
  tx: Tx,
  days: readonly Day[],
  courts: readonly CourtWithCalendar[],
): Promise<ReadonlyMap<Day, Opening>> {
  const calendars = [...new Set(courts.flatMap((court) => court.id_mst_calendario ?? []))]
  const { schedules, holidays } = calendars.length > 0 ? await loadCalendars(tx, calendars) : { schedules: [], holidays: [] }
  const ofCalendar = Map.groupBy(schedules, (schedule) => schedule.id_mst_calendario)
  return new Map(
    days.map((day) => {
      const open = new Map(calendars.map((id) => [id, openOn(ofCalendar.get(id) ?? [], holidays, day)]))
      return [
        day,
        new Map(courts.map(({ id_mst_recurso, id_mst_calendario: id }) => [id_mst_recurso, id === null ? alwaysOpen : open.get(id)!])),
      ]
    }),
  )
}

/** The names of the holidays among these days. */
export async function holidaysBetween(tx: Tx, days: readonly Day[]): Promise<ReadonlyMap<Day, string>> {
  const rows = await tx.selectFrom('festivo').select(['dia', 'mes', 'dia_mes', 'desc_festivo']).orderBy('id_mst_festivos').execute()
  const nameOf = (day: Day) =>
    rows.find(({ dia, mes, dia_mes }) => dia === day || (mes === monthOf(monthDayOf(day)) && dia_mes === dayOfMonth(monthDayOf(day))))
  return new Map(days.flatMap((day): [Day, string][] => [[day, nameOf(day)?.desc_festivo ?? '']]).filter(([, name]) => name !== ''))
}

/** The name of the holiday that closes a day; null on any other day. */
export async function holidayOn(tx: Tx, day: Day): Promise<string | null> {
  const found = await tx
    .selectFrom('festivo')
    .select('desc_festivo')
    .where((eb) => eb.or([eb('dia', '=', day), eb.and({ mes: monthOf(monthDayOf(day)), dia_mes: dayOfMonth(monthDayOf(day)) })]))
    .orderBy('dia')
    .limit(1)
    .executeTakeFirst()
  return found?.desc_festivo ?? null
}
