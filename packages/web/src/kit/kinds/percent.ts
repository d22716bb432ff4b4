import { readEuros } from '@app/contract/values/money'
import { decimal, typed } from './decimal.ts'
import { asNumber, type Shape } from './shape.ts'

/** Hundredths of a percent: 2100 is '21 %'. */
export const percent: Shape<number> = {
  ...asNumber((text) => readEuros(text.replace('%', ''))),
  format: (hundredths) => `${decimal(hundredths / 100)} %`,
  width: 76,
  toDraft: (hundredths) => typed(hundredths / 100),
  tidy: true,
  unit: '%',
  excel: { format: '0.00%', value: (hundredths) => hundredths / 10_000 },
  input: { inputMode: 'decimal' },
}
