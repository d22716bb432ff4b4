import type { Day } from '@app/contract/values/day'
import { lazy, Suspense } from 'react'
import { toast } from '../../kit/toasts.ts'
import type { PlannerCourt } from './planner-model.ts'
import { taken } from './taken.ts'
import { useMoveOf } from './use-moves.ts'
import { placeInDay } from './use-planner-day.ts'

const ParkingStrip = lazy(() => import('./parking-strip.tsx').then((module) => ({ default: module.ParkingStrip })))

/** The strip, where something is parked. */
export const Parking = ({ count, day }: { count: number; day: Day }) =>
  count > 0 && (
    <Suspense fallback={null}>
      <ParkingStrip day={day} />
    </Suspense>
  )

/** Puts the booking that was taken from the parking strip at a court (id) and minute of the shown day; false where none is taken. */
export function usePutTaken({ sport, day }: { sport: number; day: Day }, courts: readonly PlannerCourt[]) {
  const move = useMoveOf((id, spot, version) => placeInDay({ sport, day }, id, { ...spot, version }))
  const nameOf = (court: number) => courts.find(({ id }) => id === court)?.name ?? ''
  return (court: number, from: number): boolean => {
    const row = taken.get()
    if (!row) return false
    taken.set(null)
    const told = ({ message }: Error) => {
      // without a reason it is the user who left it
      if (message !== '') toast.bad(message)
    }
    void move(row, { fecha_ini: day, id_mst_recurso: court, hora_ini: from, duracion: row.duracion }, nameOf).catch(told)
    return true
  }
}
