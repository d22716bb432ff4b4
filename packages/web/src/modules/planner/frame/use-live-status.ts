import { clubTime } from '../../../kit/reads/clock.ts'
import { offline } from '../../../kit/reads/live.ts'

/** Live status of the planner: `on` while changes of other desks arrive; `at` is the minute of the last refresh, at `updatedAt`. */
export function useLiveStatus(updatedAt: number): { on: boolean; at?: number } {
  const on = !offline.use()
  return updatedAt > 0 ? { on, at: clubTime(updatedAt).minute } : { on }
}
