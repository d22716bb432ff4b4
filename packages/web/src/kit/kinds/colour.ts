import { asText, type Shape } from './shape.ts'

/** A colour, '#rrggbb'. */
export const colour: Shape<string> = { ...asText, width: 96, tidy: true, input: { type: 'color' } }
