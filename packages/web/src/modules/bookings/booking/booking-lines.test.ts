import { expect, it } from 'vitest'
import { groupedByUser } from './booking-lines.tsx'

it('the lines of each person stand together, in the order in which people first come (R-231)', () => {
  const lines = [7, 3, 7, null, 3, 9].map((id_mst_socios, id) => ({ id, id_mst_socios }))
  expect(groupedByUser(lines).map(({ id }) => id)).toEqual([0, 2, 1, 4, 3, 5])
  expect(groupedByUser([])).toEqual([])
})
