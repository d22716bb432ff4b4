import { ascending } from '@app/contract/values/order'
import type { Choice } from '../../../kit/fields/choices.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** The longest length that is offered; longer ones that are stored are offered too. */
const longest = 480

/** The possible lengths of a court's or a type's bookings: -1 in words, then multiples of the club's step. */
export function timeOptions({ step, inherits, stored }: { step: number; inherits: string; stored: readonly number[] }): Choice[] {
  const steps = Array.from({ length: Math.floor(longest / step) }, (_, index) => (index + 1) * step)
  const minutes = ascending([...steps, ...stored.filter((one) => one > 0)])
  return [{ value: -1, text: inherits }, ...minutes.map((n) => ({ value: n, text: t('courts.minutes', { n }) }))]
}
