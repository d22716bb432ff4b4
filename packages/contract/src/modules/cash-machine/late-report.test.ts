import { expect, it } from 'vitest'
import { lateAnswer, lateOf } from './late.ts'

it('what a machine says after a decision is kept with its cents and read as it was; any other answer is none', () => {
  expect(lateOf(lateAnswer('tarde', 300))).toEqual({ kind: 'tarde', cents: 300 })
  expect(lateOf(lateAnswer('distinto', 0))).toEqual({ kind: 'distinto', cents: 0 })
  expect([null, '', '1', 'silent', 'tardes 300'].map(lateOf)).toEqual([null, null, null, null, null])
})
