import type { Day } from '@app/contract/values/day'
import { store } from '../../../kit/reads/store.ts'

/** Held item outside the courts. */
interface HeldItem {
  /** Length in minutes. */
  readonly minutes: number
  /** Its booking, if any: its own hour is no obstacle. */
  readonly booking?: number
  readonly put: (place: { readonly day: Day; readonly court: number; readonly from: number }) => void
}

/** Takes the next hour chosen on the courts, in place of a new booking there. Null while nothing is held. */
export const heldItem = store<HeldItem | null>(null)
