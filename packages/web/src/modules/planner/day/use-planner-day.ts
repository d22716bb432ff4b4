import type { OutputOf } from '@app/contract/kit/action'
import { dayQuery, plannerDay } from '@app/contract/planner/planner-day'
import { refreshMinutes } from '@app/contract/shell/member-setting'
import { addDays, type Day } from '@app/contract/values/day'
import { useEffect } from 'react'
import { preload, readKey, useRead } from '../../../kit/reads/api.ts'
import { queries } from '../../../kit/reads/queries.ts'
import { useSession } from '../../../kit/reads/session.ts'

export type DayAnswer = OutputOf<typeof plannerDay>
type Place = Pick<DayAnswer['reservas'][number], 'id_mst_recurso' | 'hora_ini' | 'duracion' | 'version'>

/** Day of a sport's courts, refetched on any write, and at the user's interval. */
export function usePlannerDay(sport: number, day: Day) {
  const { account } = useSession()
  const refetchInterval = refreshMinutes(account.settings.minutos_refresco_auto) * 60_000
  return useRead(plannerDay, dayQuery(sport, day), { keepPrevious: true, refetchInterval })
}

const afterDrawing = 300
/** Prefetches the days before and after the shown one. */
export function usePrefetchedDays(sport: number, day: Day, isShown: boolean) {
  useEffect(() => {
    if (!isShown) return
    // after the day is drawn: reading hundreds of bookings at the same time would delay it
    const calm = setTimeout(() => {
      for (const step of [1, -1]) void preload(plannerDay, dayQuery(sport, addDays(day, step)))
    }, afterDrawing)
    return () => clearTimeout(calm)
  }, [sport, day, isShown])
}

/** Updates the place of a booking in the cache after a write, before the day is read again. */
export function placeInDay({ sport, day }: { sport: number; day: Day }, id: number, place: Place) {
  queries.setQueryData<DayAnswer>(
    readKey(plannerDay, dayQuery(sport, day)),
    (shown) =>
      shown && {
        ...shown,
        reservas: shown.reservas.map((one) =>
          one.id_reg_reserva === id ? { ...one, ...place, hora_fin: place.hora_ini + place.duracion } : one,
        ),
      },
  )
}
