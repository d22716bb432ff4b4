import { describe, expect, it } from 'vitest'
import { cited, explained, uncited } from './citations.mjs'

describe('what code and tests cite', () => {
  it('is explained in docs/spec, so that a stranger can look it up', () => {
    const known = explained()
    const unknown = [...cited()].filter(([number]) => !known.has(number)).map(([number, places]) => `${number} in ${places[0].file}`)
    expect(unknown).toEqual([])
  })
  it('would be missed if docs/spec did not explain it', () => {
    expect(explained().has(['R', 999].join('-'))).toBe(false)
    expect(explained().has('R-054')).toBe(true)
  })
  it('leaves rules that nothing cites, which can be listed', () => {
    expect(uncited().every((line) => /^R-\d{3} ./.test(line))).toBe(true)
  })
})
