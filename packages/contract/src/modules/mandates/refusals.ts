import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calls of mandates. */
export const mandatesRefusals = refusals({})
