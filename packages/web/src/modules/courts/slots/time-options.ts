import { ascending } from '@app/contract/values/order'
import type { Choice } from '../../../kit/fields/choices.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Longest offered length; longer stored ones are offered too. */
const longest = 480

/** Possible lengths of a court's or a type's bookings: -1 as text, then multiples of the club's step. */
export function timeOptions({ step, inherits, stored }: { step: number; inherits: string; stored: readonly number[] }): Choice[] {
  const steps = Array.from({ length: Math.floor(longest / step) }, (_, index) => (index + 1) * step)
  const minutes = ascending([...steps, ...stored.filter((one) => one > 0)])
  return [{ value: -1, text: inherits }, ...minutes.map((n) => ({ value: n, text: t('courts.minutes', { n }) }))]
}
