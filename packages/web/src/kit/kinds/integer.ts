import { grouped, readNumber, typed } from './decimal.ts'
import { asNumber, type Shape } from './shape.ts'

/** Whole number. */
export const integer: Shape<number> = {
  ...asNumber((text) => readNumber(text, true)),
  format: grouped,
  width: 76,
  toDraft: typed,
  excel: { format: '#,##0', value: (n) => n },
  input: { inputMode: 'numeric' },
}
