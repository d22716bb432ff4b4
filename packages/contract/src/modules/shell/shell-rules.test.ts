import { describe, expect, it } from 'vitest'
import { noticeDuration, refreshMinutes } from './member-setting.ts'

describe('times of the shell', () => {
  it('refresh every 5 to 60 minutes, otherwise every 5 (R-197)', () => {
    expect([4, 5, 33, 60, 61, 6.5, Number.NaN].map(refreshMinutes)).toEqual([5, 5, 33, 60, 5, 5, 5])
  })
  it('show the recent-accesses notice a second for each second, ten at most (R-009)', () => {
    expect([1, 7, 10, 30].map(noticeDuration)).toEqual([1000, 7000, 10_000, 10_000])
  })
})
