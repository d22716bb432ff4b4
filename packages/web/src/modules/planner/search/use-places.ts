import { useCallback, useMemo, useRef, useState } from 'react'
import type { Placement, PlannerBooking } from '../planner-model.ts'

/** Bookings with pending moves already applied, and `send`, which calls the server and reports a refusal with its reason. */
export function usePlaces(bookings: readonly PlannerBooking[]) {
  const [moves, setMoves] = useState<ReadonlyMap<number, Placement>>(new Map())
  const latest = useRef(new Map<number, Placement>())
  const shown = useMemo(
    () =>
      moves.size === 0 ? bookings : bookings.map((booking) => (moves.has(booking.id) ? { ...booking, ...moves.get(booking.id) } : booking)),
    [bookings, moves],
  )
  const send = useCallback(async (id: number, place: Placement, call: () => Promise<void>): Promise<string | null> => {
    const put = () => setMoves(new Map(latest.current))
    latest.current.set(id, place)
    put()
    try {
      await call()
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      // A later move of the same booking owns its place now.
      if (latest.current.get(id) === place) {
        latest.current.delete(id)
        put()
      }
    }
  }, [])
  return { shown, moves, send }
}
