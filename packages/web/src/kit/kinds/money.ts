import { formatEuros, readEuros, toDecimal } from '@app/contract/values/money'
import { asNumber, type Shape } from './shape.ts'

/** Cents, shown as euros. */
export const money: Shape<number> = {
  ...asNumber(readEuros),
  format: (cents) => formatEuros(Math.round(cents)),
  width: 112,
  toDraft: (cents) =>
    formatEuros(cents)
      .replaceAll(/[^\d,−]/g, '')
      .replace('−', '-'),
  tidy: true,
  unit: '€',
  excel: { format: '#,##0.00 "€"', value: toDecimal },
  input: { inputMode: 'decimal' },
}
