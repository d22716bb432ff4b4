import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calls of returns. */
export const bankReturnsRefusals = refusals({})
