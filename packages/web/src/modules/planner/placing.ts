import type { Day } from '@app/contract/values/day'
import { store } from '../../kit/store.ts'

/** Takes the next hour that is chosen on the courts, instead of a new booking there: what lies in hand beside them. Null while nothing does. */
export const placing = store<((place: { day: Day; court: number; from: number }) => void) | null>(null)
