import { store } from '../../kit/store.ts'
import type { DayAnswer } from './use-planner-day.ts'

/** The booking taken from the parking strip: the next free place that is chosen is its own. Null while none is. */
export const taken = store<DayAnswer['reservas'][number] | null>(null)
