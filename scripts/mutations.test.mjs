import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { mutationsOf, randomFrom, withMistake } from './mutations.mjs'
import { runInCopy } from './product-copy.mjs'

const made = (source) => mutationsOf(source).map(({ is }) => is)

describe('mistakes made in a source', () => {
  it('are made one at a time, at their place, and nowhere else', () => {
    const source = "const a = 1\n  if (from >= to && !open) refuse('x')\n"
    expect(mutationsOf(source).map(({ line, is }) => [line, is])).toEqual([
      [2, "if (false) refuse('x')"],
      [2, "if (from > to && !open) refuse('x')"],
      [2, "if (from >= to || !open) refuse('x')"],
    ])
    expect(withMistake(source, mutationsOf(source)[1])).toBe("const a = 1\n  if (from > to && !open) refuse('x')\n")
  })
  it('are borders, opposites, flags, signs and conditions of queries', () => {
    expect(made('a < b')).toEqual(['a <= b'])
    expect(made('a === b')).toEqual(['a !== b'])
    expect(made("  .where('id', '=', id)")).toEqual([''])
    expect(made("defaulted('x', true)")).toEqual(["defaulted('x', false)"])
    expect(made('from + minutes')).toEqual(['from - minutes'])
  })
  it('are none in types, imports, arrows, sums of texts and conditions that only bound what is read', () => {
    for (const line of [
      "import { a } from 'b'",
      'type A = B && C',
      '// a && b',
      "a + 'text'",
      'const f = (a) => a',
      'Map<string, number>',
      'STEP_X: flag(1, false),',
      'all.length > 0',
      ".where('id', 'in', ids) // only for speed",
    ])
      expect(made(line)).toEqual([])
  })
  it('are chosen alike by the same seed', () => {
    const [one, other] = [randomFrom(7), randomFrom(7)]
    const first = [one(), one()]
    expect([other(), other()]).toEqual(first)
    expect(first[0]).not.toBe(first[1])
  })
  it('are found when their tests never come to an end', async () => {
    expect((await runInCopy(tmpdir(), ['-e', 'for (;;) {}'], { limit: 300 })).code).toBeNull()
  })
})
