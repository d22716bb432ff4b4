import { integer } from './integer.ts'
import type { Shape } from './shape.ts'

/** Number that may have decimals; grids round it. */
export const number: Shape<number> = { ...integer, input: { inputMode: 'decimal' } }
