import { expect, it } from 'vitest'
import { withEnd, withStart } from './hour-row-rules.ts'

it('a start after the end moves the end to 15 minutes later, 1439 at most (R-315, R-321)', () => {
  expect(withStart({ hora_inicio: 0, hora_fin: 600 }, 700)).toEqual({ hora_inicio: 700, hora_fin: 715 })
  expect(withStart({ hora_inicio: 0, hora_fin: 600 }, 1430)).toEqual({ hora_inicio: 1430, hora_fin: 1439 })
  expect(withStart({ hora_inicio: 0, hora_fin: 600 }, 600)).toEqual({ hora_inicio: 600, hora_fin: 600 })
})
it('an end before the start moves the start to 15 minutes earlier, 0 at least (R-316, R-321)', () => {
  expect(withEnd({ hora_inicio: 600, hora_fin: 700 }, 500)).toEqual({ hora_inicio: 485, hora_fin: 500 })
  expect(withEnd({ hora_inicio: 600, hora_fin: 700 }, 10)).toEqual({ hora_inicio: 0, hora_fin: 10 })
})
