import { refusals } from '../../kit/refusals.ts'

/** Refusals of the company calls. */
export const companyRefusals = refusals({})
