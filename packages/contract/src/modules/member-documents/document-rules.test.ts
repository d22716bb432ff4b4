import { expect, it } from 'vitest'
import { documentType, firstOfEachName, storagePercent, storageState } from './document-rules.ts'

it('the bar of the storage is green below 50 percent, orange below 100, red at 100, never more than 100 (R-326, A-74)', () => {
  expect([0, 49, 50, 99, 100].map(storageState)).toEqual(['green', 'green', 'orange', 'orange', 'red'])
  expect([storagePercent(0, 10), storagePercent(5, 10), storagePercent(999, 1000), storagePercent(30, 10)]).toEqual([0, 50, 99, 100])
})
it('of files of one name the first is taken (R-323)', () => {
  expect(
    firstOfEachName([
      { name: 'a.pdf', n: 1 },
      { name: 'A.PDF', n: 2 },
      { name: 'b.pdf', n: 3 },
    ]).map((one) => one.n),
  ).toEqual([1, 3])
})
it('files that a browser could run are no documents', () => {
  expect(['x.html', 'x.svg', 'x.js', 'x', 'constructor', 'x.constructor'].map(documentType)).toEqual([null, null, null, null, null, null])
  expect(documentType('Contrato.PDF')).toBe('application/pdf')
})
