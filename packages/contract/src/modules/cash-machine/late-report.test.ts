import { expect, it } from 'vitest'
import { lateReport, lateReportOf } from './late-report.ts'

it('what a machine says after a decision is kept with its cents and read as it was; any other answer is none', () => {
  expect(lateReportOf(lateReport('tarde', 300))).toEqual({ kind: 'tarde', cents: 300 })
  expect(lateReportOf(lateReport('distinto', 0))).toEqual({ kind: 'distinto', cents: 0 })
  expect([null, '', '1', 'silent', 'tardes 300'].map(lateReportOf)).toEqual([null, null, null, null, null])
})
