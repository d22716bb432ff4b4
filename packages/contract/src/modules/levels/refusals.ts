import { refusals } from '../../kit/refusals.ts'

export const levelsRefusals = refusals({ 'nivel.todos': 409 })
