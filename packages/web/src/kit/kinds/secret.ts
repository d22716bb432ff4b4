import { asText, type Shape } from './shape.ts'

/** A password or a code: typed, and in no grid. */
export const secret: Shape<string> = { ...asText, format: () => '', width: 160 }
