import { refusals } from '../../kit/refusals.ts'

/** What the company's calls refuse beside the usual. */
export const companyRefusals = refusals({ ERROR_C60: 422, 'c60.ya_subido': 409 })
