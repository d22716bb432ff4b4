import { addDays, type Day, earliest, latest } from '@app/contract/values/day'
import type { ClassSpan } from '../bookings/public.ts'

/** Day after all others, in place of none. */
export const endless: Day = '9999-12-31'
const lastOf = ({ to }: ClassSpan) => to ?? endless
const cut = (from: Day, last: Day): ClassSpan[] => (last < from ? [] : [{ from, to: last === endless ? null : last }])

/** Parts of a stretch of days that some spans cover, and those between them. */
export function splitDays(days: ClassSpan, spans: readonly ClassSpan[]) {
  const covered: ClassSpan[] = []
  const free: ClassSpan[] = []
  let next = days.from
  for (const span of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const from = latest(span.from, next)
    const last = earliest(lastOf(span), lastOf(days))
    if (last < from) continue
    free.push(...cut(next, addDays(from, -1)))
    covered.push(...cut(from, last))
    if (last === endless) return { covered, free }
    next = addDays(last, 1)
  }
  free.push(...cut(next, lastOf(days)))
  return { covered, free }
}
