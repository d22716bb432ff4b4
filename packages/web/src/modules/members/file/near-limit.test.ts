import { expect, test } from 'vitest'
import { isNearLimit } from './near-limit.ts'

test.for([
  [89, 100, false],
  [90, 100, true],
  [101, 100, true],
  [5000, 0, false],
] as const)('%i active members of %i warn of the limit of the lite edition: %s (R-304, R-313)', ([activos, limite, isNear]) => {
  expect(isNearLimit(activos, limite)).toBe(isNear)
})
