import { isOpen } from '@app/contract/calendars/opening-rules'
import { keyOf } from '@app/contract/permanent/compare-series'
import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { type CourtFacts, skippedAt } from '../bookings/public.ts'
import { holidayNames, openingOfDays } from '../calendars/public.ts'

interface Opening {
  readonly days: readonly Day[]
  readonly hora_ini: number
  readonly duracion: number
  readonly courts: readonly CourtFacts[]
  readonly zone: string
  readonly clocks: string
}
/** The courts that are closed on days, by `keyOf`, with the name of the holiday, or of the change of the clocks. */
export async function closedOn(tx: Tx, { days, hora_ini, duracion, courts, zone, clocks }: Opening) {
  const [openOn, nameOn] = await together(openingOfDays(tx, courts, hora_ini + duracion > 1440), holidayNames(tx))
  const byCalendar = Map.groupBy(courts, (court) => court.id_mst_calendario)
  const closed = new Map<string, string | null>()
  for (const fecha of days) {
    const isSkipped = skippedAt({ day: fecha, from: hora_ini, minutes: duracion }, zone) !== null
    for (const [calendar, same] of byCalendar) {
      if (!isSkipped && isOpen(openOn(calendar, fecha), hora_ini, hora_ini + duracion)) continue
      for (const court of same) closed.set(keyOf(fecha, court.id_mst_recurso), isSkipped ? clocks : nameOn(fecha))
    }
  }
  return closed
}
