import { describe, expect, it } from 'vitest'
import { allTexts } from '../packages/contract/src/index.ts'
import { languages } from '../packages/contract/src/kit/texts.ts'
import { placesIn, poOf, readPo, tableSources, withTexts } from './texts.mjs'

const translated = languages.filter((language) => language !== 'es')
const one = (key, text, { msgid = allTexts.es[key], language = 'ca', flag = '' } = {}) =>
  Buffer.from(
    `msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\nLanguage: ${language}\\n"\n\n${flag}msgctxt ${JSON.stringify(key)}\nmsgid ${JSON.stringify(msgid)}\nmsgstr ${JSON.stringify(text)}\n`,
  )

describe("a translator's file", () => {
  it('holds every text once, and comes back as it went', () => {
    const keys = [...tableSources().values()].flatMap((source) => [...placesIn(source).keys()])
    expect(keys).toHaveLength(Object.keys(allTexts.es).length)
    expect(new Set(keys)).toEqual(new Set(Object.keys(allTexts.es)))
    expect(translated.map((language) => readPo(poOf(language)))).toEqual(translated.map((language) => ({ language, texts: new Map() })))
  })
  it('says where a text stands, its key, what it is in Spanish and what it is now', () => {
    expect(poOf('ca').toString()).toContain(
      `#: packages/contract/src/modules/levels/texts.ts\nmsgctxt "levels.name_of"\nmsgid "Nivel {n}: nombre"\nmsgstr "Nivell {n}: nom"\n`,
    )
  })
  it('brings what is new, and leaves alone what is not translated or fuzzy', () => {
    expect(readPo(one('levels.name_of', 'Nivell {n}, nom')).texts).toEqual(new Map([['levels.name_of', 'Nivell {n}, nom']]))
    expect(readPo(one('levels.name_of', '')).texts).toEqual(new Map())
    expect(readPo(one('levels.name_of', 'Nivell {n}, nom', { flag: '#, fuzzy\n' })).texts).toEqual(new Map())
  })
  it('is refused with a key that does not exist', () => {
    expect(() => readPo(one('levels.nobody', 'x', { msgid: 'y' }))).toThrow('levels.nobody: there is no such text')
    expect(() => readPo(one('constructor', 'x', { msgid: 'y' }))).toThrow('constructor: there is no such text')
  })
  it('is refused with other places, or with words chosen by what the Spanish text does not name', () => {
    for (const text of ['Nivell: nom', 'Nivell {n} {m}', 'Nivell {n} {m|a|b}', 'Nivell {n} {'])
      expect(() => readPo(one('levels.name_of', text))).toThrow('levels.name_of: its places in braces')
  })
  it('is refused when the Spanish text has changed since', () => {
    expect(() => readPo(one('levels.name_of', 'Nivell {n}', { msgid: 'Nivel {n}' }))).toThrow(
      'levels.name_of: the Spanish text has changed',
    )
  })
  it('is refused in a language that nothing is translated into', () => {
    expect(() => readPo(one('levels.name_of', 'x', { language: 'es' }))).toThrow('"es"')
    expect(() => poOf('de')).toThrow('"de"')
  })
})

describe('a table of texts', () => {
  it('is written so that the words asked for change in their language, and nothing else', () => {
    const literals = (source) =>
      [...placesIn(source)].map(([key, all]) => [key, all.map(([start, end]) => source.slice(start + 1, end - 1))])
    const others = (source) =>
      [...placesIn(source).values()].flat().reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), source)
    for (const source of tableSources().values()) {
      const before = literals(source)
      expect(before).toEqual(before.map(([key]) => [key, languages.map((language) => allTexts[language][key])]))
      for (const [at, language] of languages.entries()) {
        const next = withTexts(source, language, new Map(before.map(([key]) => [key, `marca ${key}`])))
        expect(literals(next)).toEqual(before.map(([key, seven]) => [key, seven.with(at, `marca ${key}`)]))
        expect(others(next)).toBe(others(source))
      }
    }
  })
  it('takes quotes, backslashes and line breaks as they are', () => {
    const source = "const x = texts({\n  'a.b': ['uno', 'dos', 'tres', 'quatre', 'five', 'sei', 'sept'],\n})"
    const odd = `l'"a"\\\n`
    const next = withTexts(source, 'ca', new Map([['a.b', odd]]))
    expect(JSON.parse(next.slice(...placesIn(next).get('a.b')[1]))).toBe(odd)
    expect(withTexts(next, 'fr', new Map([['a.b', 'set']]))).toContain('"set"]')
  })
})
