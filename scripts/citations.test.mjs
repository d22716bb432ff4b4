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
  it('holds every rule by a test', () => {
    expect(uncited()).toEqual([])
  })
  it('counts as held what a test cites, and not what is named beside code only', () => {
    const number = ['R', '054'].join('-')
    const inFile = (file) => uncited(new Map([[number, [{ number, file }]]])).some((line) => line.startsWith(number))
    const files = ['a.ts', 'a.test.ts', 'a.browser.test.tsx', 'a.test.mjs', 'latest.ts']
    expect(files.filter(inFile)).toEqual(['a.ts', 'latest.ts'])
  })
})
