import { asText, type Shape } from './shape.ts'

/** Choice among a few values; columns and controls have their labels. */
export const choice: Shape<string | number> = { ...asText, width: 128 }
