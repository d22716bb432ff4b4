import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Style sheet of the web with its owner: a module's name, or 'kit'. */
interface Sheet {
  readonly path: string
  readonly owner: string
  readonly source: string
}
const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path): Sheet => {
    const source = readFileSync(join(import.meta.dirname, path), 'utf8')
    return { path, owner: /^modules\/([^/]+)/.exec(path)?.[1] ?? 'kit', source }
  })

/** Every element selected by a sheet, as its classes: '.cal-slot.selected > i' is one of two classes and one of none. */
const selected = ({ source }: Sheet): string[][] =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector!.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/[\s>+~,()]+/))
    .map((element) => [...element.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!))
    .filter((classes) => classes.length > 0)

/** Identifying class of an element; the ones after it are states. */
const namesIn = (sheet: Sheet) => [...new Set(selected(sheet).map(([name]) => name!))]
const wordOf = (name: string) => name.split('-')[0]!
const isOfMantine = (name: string) => /^(mantine-|m_)/.test(name)

/** Violations of the sheets: a module's classes begin with the first word of one of its sheets, which no other uses, and no other's class nor one of Mantine is selected. */
function complaints(all: readonly Sheet[]): string[] {
  const owned = all.flatMap((sheet) => namesIn(sheet).map((name) => ({ name, owner: sheet.owner })))
  const words = Map.groupBy(
    all.flatMap((sheet) =>
      namesIn(sheet)
        .slice(0, 1)
        .map((name) => ({ owner: sheet.owner, word: wordOf(name) })),
    ),
    ({ owner }) => owner,
  )
  const isOwn = ({ owner }: Sheet, name: string) => words.get(owner)!.some(({ word }) => word === wordOf(name))
  const isShared = (sheet: Sheet, name: string) => owned.some((one) => one.owner !== sheet.owner && wordOf(one.name) === wordOf(name))
  const isOthers = (sheet: Sheet, state: string) =>
    isOfMantine(state) || owned.some(({ name, owner }) => name === state && owner !== sheet.owner)
  return all
    .filter(({ owner }) => owner !== 'kit')
    .flatMap((sheet) => [
      ...namesIn(sheet)
        .filter((name) => !isOwn(sheet, name) || isShared(sheet, name) || isOfMantine(name))
        .map((name) => `${sheet.path}: .${name}`),
      ...selected(sheet).flatMap(([, ...states]) =>
        states.filter((state) => isOthers(sheet, state)).map((state) => `${sheet.path}: .${state}`),
      ),
    ])
}

describe('the style sheets of a module', () => {
  it('name their classes after themselves, and leave those of the kit, of other modules and of Mantine alone', () => {
    expect(complaints(sheets)).toEqual([])
  })
  it('would be found to name a class as another does, to restyle one, or to reach into Mantine', () => {
    const cards: Sheet = { path: 'kit/card.css', owner: 'kit', source: '.card { margin: 0 }' }
    const complaintsOf = (source: string, owner = 'cash') => complaints([cards, { path: 'it', owner, source }])
    expect(complaintsOf('.cash { top: 0 } .cash-sum.big > b, i:has(.cash-on) { top: 0 }')).toEqual([])
    expect(complaintsOf('.cash .sum { top: 0 }')).toEqual(['it: .sum'])
    expect(complaintsOf('.cash > .card { top: 0 }')).toEqual(['it: .card'])
    expect(complaintsOf('.cash.card { top: 0 }')).toEqual(['it: .card'])
    expect(complaintsOf('.card-sum { top: 0 }')).toEqual(['it: .card-sum'])
    expect(complaintsOf('@media (max-width: 9px) { .cash .mantine-Button-root { top: 0 } }')).toEqual(['it: .mantine-Button-root'])
    expect(complaintsOf('.cash:has(.m_77c9d27d) { top: 0 }')).toEqual(['it: .m_77c9d27d'])
    expect(complaintsOf('.m_77c9d27d { top: 0 }')).toEqual(['it: .m_77c9d27d'])
    const two = (one: string, other: string) =>
      complaints([
        { path: 'a', owner: 'a', source: one },
        { path: 'b', owner: 'b', source: other },
      ])
    expect(two('.ct { top: 0 }', '.ct-row { top: 0 }')).toEqual(['a: .ct', 'b: .ct-row'])
  })
})
