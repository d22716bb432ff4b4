import { describe, expect, it } from 'vitest'
import { ticksOf } from './chart-ticks.ts'

describe('the lines of a chart', () => {
  it('go in round steps from zero to what is greatest', () => {
    expect(ticksOf([3, 97])).toEqual([0, 50, 100])
    expect(ticksOf([1_234_50])).toEqual([0, 50_000, 100_000, 150_000])
    expect(ticksOf([0.3])).toEqual([0, 0.1, 0.2, 0.3])
  })
  it('go below zero where something was given back, and are there where nothing is', () => {
    expect(ticksOf([-40, 100])).toEqual([-50, 0, 50, 100])
    expect(ticksOf([])).toEqual([0, 1])
    expect(ticksOf([0, 0])).toEqual([0, 1])
  })
})
