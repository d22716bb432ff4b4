import { addDays, type Day } from '@app/contract/values/day'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ClassSpan } from '../bookings/public.ts'
import { splitDays } from './split-days.ts'

const first: Day = '2026-12-01'
const day = (n: number) => addDays(first, n)
const anySpan = fc
  .tuple(fc.integer({ min: -10, max: 40 }), fc.option(fc.integer({ min: 0, max: 20 }), { freq: 3 }))
  .map(([n, length]): ClassSpan => ({ from: day(n), to: length === null ? null : day(n + length) }))
const has = ({ from, to }: ClassSpan, one: Day) => from <= one && (to === null || one <= to)

it('a stretch of days is split into the days that spans cover and the others: each day is in one part, once', () => {
  fc.assert(
    fc.property(anySpan, fc.array(anySpan, { maxLength: 5 }), (days, spans) => {
      const { covered, free } = splitDays(days, spans)
      for (let n = -15; n < 70; n += 1) {
        const one = day(n)
        const isCovered = has(days, one) && spans.some((span) => has(span, one))
        expect(covered.filter((span) => has(span, one))).toHaveLength(isCovered ? 1 : 0)
        expect(free.filter((span) => has(span, one))).toHaveLength(has(days, one) && !isCovered ? 1 : 0)
      }
    }),
  )
})
