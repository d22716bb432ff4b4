import { refusals } from '../../kit/refusals.ts'

export const setUpRefusals = refusals({ 'set-up.all_open': 409 })
