import { decimal, readNumber } from './decimal.ts'
import { integer } from './integer.ts'
import { asNumber, type Shape } from './shape.ts'

const read = asNumber((text) => readNumber(text, false))

/** Level of a player; the mean of several has decimals. */
export const level: Shape<number> = { ...integer, ...read, format: decimal, width: 68, excel: { value: (n) => n } }
