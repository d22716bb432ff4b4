import { refusals } from '../../kit/refusals.ts'

export const weekStateRefusals = refusals({ 'semana.repetida': 409 })
