import { store } from '../../../kit/reads/store.ts'

/** The place of a booking that is being made: court, first minute, length in minutes. */
export interface Slot {
  readonly court: number
  readonly from: number
  readonly minutes: number
}

/** Where the open form would put the booking; the planner shows it. Null while no form is open. */
export const drawnSlot = store<Slot | null>(null)

/** A place pointed at in the planner while the form is open; the form takes it over. */
export const pickedSlot = store<Slot | null>(null)
