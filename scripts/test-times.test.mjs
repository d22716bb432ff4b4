import { expect, it } from 'vitest'
import shares from './test-shares.json' with { type: 'json' }
import { dearest, risen } from './test-times.mjs'

const many = (count) => Array.from({ length: count }, (_, n) => [`file-${n}.test.ts`, 10])

it('names the ten files that took longest, the longest first', () => {
  const lines = dearest(new Map([...many(99), ['long.test.ts', 110]]))
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  110.0 s  10.0 %  long.test.ts')
})

it('names a file that took three times its usual part of the run', () => {
  const [[dear, usual]] = Object.entries(shares)
  const rest = many(100)
  const taking = (times) => new Map([...rest, [dear, (1000 * times * usual) / (1 - times * usual)]])
  expect(risen(taking(2.9))).toEqual([])
  expect(risen(taking(3.1))).toEqual([expect.stringContaining(`SLOW  ${dear} took`)])
  expect(risen(new Map([...rest, ['new.test.ts', 100]]))).toEqual([expect.stringContaining('new.test.ts')])
})
