import { asText, type Shape } from './shape.ts'

/** Telephone. */
export const phone: Shape<string> = { ...asText, width: 116, tidy: true, input: { inputMode: 'tel' } }
