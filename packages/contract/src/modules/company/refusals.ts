import { refusals } from '../../kit/refusals.ts'

/** Refusals of the company calls. */
export const companyRefusals = refusals({ ERROR_C60: 422, 'c60.ya_subido': 409 })
