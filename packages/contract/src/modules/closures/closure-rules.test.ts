import { expect, test } from 'vitest'
import { without } from './closure-rules.ts'

test.each([
  ['nothing in the way', [], [{ from: 60, to: 120 }]],
  [
    'something in the middle',
    [{ from: 80, to: 90 }],
    [
      { from: 60, to: 80 },
      { from: 90, to: 120 },
    ],
  ],
  ['something to the very end', [{ from: 80, to: 120 }], [{ from: 60, to: 80 }]],
  [
    'something to the very end, and more behind it',
    [
      { from: 80, to: 120 },
      { from: 130, to: 150 },
    ],
    [{ from: 60, to: 80 }],
  ],
  ['something from the very beginning', [{ from: 30, to: 70 }], [{ from: 70, to: 120 }]],
  ['all of it', [{ from: 60, to: 120 }], []],
  [
    'two that touch, in any order',
    [
      { from: 90, to: 120 },
      { from: 70, to: 90 },
    ],
    [{ from: 60, to: 70 }],
  ],
  ['something behind it', [{ from: 120, to: 150 }], [{ from: 60, to: 120 }]],
])('a stretch without %s', (_name, others, left) => {
  expect(without({ from: 60, to: 120 }, others)).toEqual(left)
})
