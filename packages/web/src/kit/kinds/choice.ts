import { asText, type Shape } from './shape.ts'

/** One of a few values; columns and controls know their words. */
export const choice: Shape<string | number> = { ...asText, width: 128 }
