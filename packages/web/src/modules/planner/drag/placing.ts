import type { Day } from '@app/contract/values/day'
import { store } from '../../../kit/reads/store.ts'

/** What lies in hand beside the courts. */
interface Held {
  /** How long it is. */
  readonly minutes: number
  /** The booking that it is, where it is one: its own hour does not stand in its way. */
  readonly booking?: number
  readonly put: (place: { readonly day: Day; readonly court: number; readonly from: number }) => void
}

/** Takes the next hour that is chosen on the courts, instead of a new booking there. Null while nothing lies in hand. */
export const placing = store<Held | null>(null)
