import { expect, it } from 'vitest'
import { nextNotificationTime } from './range-rules.ts'

const evening = { tipodia: 1, start: 1080, finish: 1200 }
const friday = '2026-11-20'

it('somebody is told at the first minute that a range of that kind of day holds (R-306)', () => {
  expect(nextNotificationTime([], { day: friday, minute: 60 })).toEqual({ day: friday, minute: 60 })
  expect(nextNotificationTime([evening], { day: friday, minute: 60 })).toEqual({ day: friday, minute: 1080 })
  expect(nextNotificationTime([evening], { day: friday, minute: 1100 })).toEqual({ day: friday, minute: 1100 })
  expect(nextNotificationTime([evening], { day: friday, minute: 1201 })).toEqual({ day: '2026-11-23', minute: 1080 })
  expect(nextNotificationTime([evening, { tipodia: 2, start: 600, finish: 700 }], { day: friday, minute: 1201 })).toEqual({
    day: '2026-11-21',
    minute: 600,
  })
})
it('whose only range is of the weekend waits from its end on Sunday for Saturday (R-306)', () => {
  const weekend = { tipodia: 2, start: 600, finish: 700 }
  const at = (minute: number) => nextNotificationTime([weekend], { day: '2026-11-22', minute })
  expect([at(700), at(701)]).toEqual([
    { day: '2026-11-22', minute: 700 },
    { day: '2026-11-28', minute: 600 },
  ])
})
it('of several ranges of a day the earliest that is not over tells first, in whatever order they stand (R-306)', () => {
  const [noon, morning] = [
    { tipodia: 1, start: 780, finish: 840 },
    { tipodia: 1, start: 480, finish: 540 },
  ]
  const at = (minute: number) => nextNotificationTime([evening, noon, morning], { day: friday, minute })
  expect([60, 540, 541, 841].map((minute) => at(minute).minute)).toEqual([480, 540, 780, 1080])
})
