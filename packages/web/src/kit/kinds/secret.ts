import { asText, type Shape } from './shape.ts'

/** Password or code: typed, never in a grid. */
export const secret: Shape<string> = { ...asText, format: () => '', width: 160 }
