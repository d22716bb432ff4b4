import { expect, it } from 'vitest'
import { nextTelling } from './range-rules.ts'

const evening = { tipodia: 1, start: 1080, finish: 1200 }
const friday = '2026-11-20'

it('somebody is told at the first minute that a range of that kind of day holds (R-306)', () => {
  expect(nextTelling([], { day: friday, minute: 60 })).toEqual({ day: friday, minute: 60 })
  expect(nextTelling([evening], { day: friday, minute: 60 })).toEqual({ day: friday, minute: 1080 })
  expect(nextTelling([evening], { day: friday, minute: 1100 })).toEqual({ day: friday, minute: 1100 })
  expect(nextTelling([evening], { day: friday, minute: 1201 })).toEqual({ day: '2026-11-23', minute: 1080 })
  expect(nextTelling([evening, { tipodia: 2, start: 600, finish: 700 }], { day: friday, minute: 1201 })).toEqual({
    day: '2026-11-21',
    minute: 600,
  })
})
