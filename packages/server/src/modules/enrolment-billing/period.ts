import { type Day, endOfMonth } from '@app/contract/values/day'
import type { Days } from '../activities/public.ts'

/** First and last day of a month. */
export function daysOf({ month, year }: { readonly month: number; readonly year: number }): Days {
  const from: Day = `${year}-${String(month).padStart(2, '0')}-01`
  return { from, to: endOfMonth(from) }
}
