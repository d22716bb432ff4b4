import { simulateEntry } from '@app/contract/access/simulate-entry'
import { useRead } from '../../kit/reads/api.ts'

/** Access decision for a member at the first entrance now: `permitido`, `texto` with the right or the refusing rule, `hasta` in minutes of the day; `siguiente` is the member's next booking. */
export const useAccessNow = (id: number) => useRead(simulateEntry, { id })
