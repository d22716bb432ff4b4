import type { OutputOf } from '@app/contract/kit/action'
import { courtWeek } from '@app/contract/planner/court-week'
import { weekOf } from '@app/contract/planner/month-rules'
import type { Day } from '@app/contract/values/day'
import { readKey, useRead } from '../../../kit/reads/api.ts'
import { queries } from '../../../kit/reads/queries.ts'
import { useSearchParam } from '../../../kit/screen/navigation.ts'
import { usePlannerDay } from '../day/use-planner-day.ts'

/** Bookings and hours of a court from Monday to Sunday. */
export type WeekAnswer = OutputOf<typeof courtWeek>
type WeekInput = { id: number; day: Day }

const none: WeekAnswer['reservas'] = []

/** Week of the requested court, or of the first one: `data` may still be another week, `shown` is always this one. */
export function useCourtWeek(sport: number, day: Day) {
  const courts = usePlannerDay(sport, day).data?.recursos ?? []
  const requestedCourt = Number(useSearchParam('pista')[0])
  const court = courts.find((one) => one.id_mst_recurso === requestedCourt) ?? courts[0]
  const input: WeekInput | null = court ? { id: court.id_mst_recurso, day: weekOf(day).start } : null
  const { data, error, refetch, dataUpdatedAt } = useRead(courtWeek, input, { keepPrevious: true })
  const shown = data && data.recurso.id_mst_recurso === input?.id && data.start === input.day ? data : undefined
  return { courts, court, input, data, shown, rows: shown?.reservas ?? none, failure: data ? null : error, refetch, dataUpdatedAt }
}

/** Updates the place of a booking in the cache after a write, before the week is read again. */
export function placeInWeek(input: WeekInput, id: number, place: Partial<WeekAnswer['reservas'][number]>) {
  queries.setQueryData<WeekAnswer>(
    readKey(courtWeek, input),
    (shown) =>
      shown && {
        ...shown,
        reservas: shown.reservas.map((one) => {
          if (one.id_reg_reserva !== id) return one
          const moved = { ...one, ...place }
          return { ...moved, hora_fin: moved.hora_ini + moved.duracion }
        }),
      },
  )
}
