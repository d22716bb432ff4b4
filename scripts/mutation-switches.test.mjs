import { afterEach, describe, expect, it } from 'vitest'
import { switches, withSwitches } from './mutation-switches.mjs'
import { mutationsOf, withMistake } from './mutations.mjs'

const placed = (source) => mutationsOf(source).map((mistake, id) => ({ id, ...mistake }))
/** What a source says that is an expression, with what it may refer to. */
async function said(source, given = {}) {
  const text = `export default ({ ${Object.keys(given).join(', ')} }) => (${source})`
  const { default: say } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)
  return say(given)
}
const expressions = [
  'from === to && !open',
  'from >= to || open',
  'from + size - to',
  "keep(from, true) === 'kept' && keep(to, false) !== size",
  'from < to',
]
const given = { from: 3, to: 5, size: 4, open: false, keep: (_, flag) => (flag ? 'kept' : 'gone') }
/** A query that remembers its conditions. */
const query = (conditions = []) => ({
  conditions,
  where: (...one) => query([...conditions, one.join(' ')]),
  $if: (holds, then) => (holds ? then(query(conditions)) : query(conditions)),
})
const rows = async (source) => (await said(source, { db: query() })).conditions

afterEach(() => Object.assign(switches, { made: null, times: 0 }))

describe('a source with switches', () => {
  it.each(expressions)('says the same as without them, and with each mistake what the mistaken source says: %s', async (source) => {
    const mistakes = placed(source)
    const { source: switched, switched: ids } = withSwitches(source, mistakes)
    expect(ids.size).toBe(mistakes.length)
    expect(await said(switched, given)).toBe(await said(source, given))
    for (const mistake of mistakes) {
      switches.made = mistake.id
      expect([mistake.is, await said(switched, given)]).toEqual([mistake.is, await said(withMistake(source, mistake), given)])
    }
  })
  it('leaves out a condition of a query, and keeps the others', async () => {
    const source = "db\n  .where('a', '=', 1)\n  .where('b', '>', 2 + 3)"
    const mistakes = placed(source)
    const { source: switched } = withSwitches(source, mistakes)
    expect(await rows(switched)).toEqual(['a = 1', 'b > 5'])
    switches.made = mistakes.findIndex(({ is, line }) => is === '' && line === 2)
    expect(await rows(switched)).toEqual(['b > 5'])
    switches.made = mistakes.findIndex(({ is, line }) => is === '' && line === 3)
    expect(await rows(switched)).toEqual(['a = 1'])
  })
  it('lets a refusal never come', async () => {
    const source = '(refuse, from, to) => {\n  if (from > to) refuse()\n  return from\n}'
    const mistakes = placed(source)
    const judge = await said(withSwitches(source, mistakes).source)
    const refuse = () => {
      throw new Error('refused')
    }
    expect(() => judge(refuse, 2, 1)).toThrow('refused')
    switches.made = mistakes.find(({ what }) => what === 'a refusal that never comes').id
    expect(judge(refuse, 2, 1)).toBe(2)
  })
  it('has none where something is waited for, nor in texts of SQL', () => {
    const source = 'async () => {\n  const found = first && (await second)\n  return sql`a && b`\n}'
    expect(withSwitches(source, placed(source)).switched.size).toBe(0)
  })
  it('notes the places that were come to, and ends a mistake that never ends', async () => {
    const source = 'from < to'
    const { source: switched } = withSwitches(source, placed(source))
    switches.reached.clear()
    await said(switched, given)
    expect([...switches.reached]).toEqual([0])
    switches.made = 0
    await expect(said(`(() => { for (;;) ${switched} })()`, given)).rejects.toThrow('never ends')
  })
})
