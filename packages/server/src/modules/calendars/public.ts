import { type OpenInterval, openOn } from '@app/contract/calendars/opening-rules'
import type { Day } from '@app/contract/values/day'
import { dayOfMonth, monthDayOf, monthOf } from '@app/contract/values/month-day'
import type { Tx } from '../../kit/database.ts'
import { loadCalendars } from './load-calendars.ts'

interface CourtWithCalendar {
  readonly id_mst_recurso: number
  readonly id_mst_calendario: number | null
}
/** A court without a calendar is open all day in hours. */
const always: readonly OpenInterval[] = [{ from: 0, to: 1440, duracion: 60 }]

/** When each of these courts is open on a day, by court id, in minutes of that day; `to` beyond 1440 lies on the next day. One query. */
export async function openingOn(
  tx: Tx,
  day: Day,
  courts: readonly CourtWithCalendar[],
): Promise<ReadonlyMap<number, readonly OpenInterval[]>> {
  const calendars = [...new Set(courts.flatMap((court) => court.id_mst_calendario ?? []))]
  const { schedules, holidays } = calendars.length > 0 ? await loadCalendars(tx, calendars) : { schedules: [], holidays: [] }
  const ofCalendar = Map.groupBy(schedules, (schedule) => schedule.id_mst_calendario)
  const open = new Map(calendars.map((id) => [id, openOn(ofCalendar.get(id) ?? [], holidays, day)]))
  return new Map(
    courts.map(({ id_mst_recurso, id_mst_calendario }) => [
      id_mst_recurso,
      id_mst_calendario === null ? always : open.get(id_mst_calendario)!,
    ]),
  )
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
