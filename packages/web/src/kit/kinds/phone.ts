import { asText, type Shape } from './shape.ts'

/** A telephone. */
export const phone: Shape<string> = { ...asText, width: 116, tidy: true, input: { inputMode: 'tel' } }
