import { store } from '../../../kit/reads/store.ts'

/** Place of a draft booking: court, first minute, length in minutes. */
export interface Slot {
  readonly court: number
  readonly from: number
  readonly minutes: number
}

/** Place of the booking in the open form; the planner draws it. Null while no form is open. */
export const drawnSlot = store<Slot | null>(null)

/** Place picked in the planner while the form is open; the form adopts it. */
export const pickedSlot = store<Slot | null>(null)
