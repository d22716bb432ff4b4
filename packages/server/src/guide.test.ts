import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { allTexts } from '@app/contract'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../docs/guide')
const written = ['es', 'ca'] as const
const chapters = readdirSync(join(folder, 'es')).filter((file) => file.endsWith('.md'))
const read = (lang: string, file: string) => readFileSync(join(folder, lang, file), 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((one) => one[1]!)
const picturesIn = (text: string) => found(text, /!\[[^\]]+\]\(pictures\/([\w-]+\.jpg)\)/g)

/** Words of the product in a language: whole texts, and the beginnings of those that end in something of the moment. */
const wordsOf = (lang: 'es' | 'ca') => new Set(Object.values(allTexts[lang]).map((text) => text.toLowerCase()))

describe('the guide', () => {
  it('has the same chapters, sections and pictures in both languages', () => {
    const shape = (lang: string) => {
      const files = readdirSync(join(folder, lang)).filter((file) => file.endsWith('.md'))
      return files.map((file) => [file, found(read(lang, file), /^(#+) /gm), picturesIn(read(lang, file))])
    }
    expect(shape('ca')).toEqual(shape('es'))
    expect(chapters).toHaveLength(5)
  })
  it.each(written)('shows twelve pictures at most, each once, and keeps no other (%s)', (lang) => {
    const shown = chapters.flatMap((file) => picturesIn(read(lang, file)))
    const kept = readdirSync(join(folder, lang, 'pictures'))
    expect(shown.toSorted()).toEqual(kept.toSorted())
    expect(kept.length).toBeLessThanOrEqual(12)
    expect(kept.filter((file) => statSync(join(folder, lang, 'pictures', file)).size > 250_000)).toEqual([])
  })
  it.each(written)('links to chapters that exist (%s)', (lang) => {
    const links = chapters.flatMap((file) => found(read(lang, file), /[^!]\[[^\]]+\]\(([^)]+)\)/g))
    expect(links.filter((link) => !existsSync(join(folder, lang, link)))).toEqual([])
    expect(links.length).toBeGreaterThan(0)
  })
  it.each(written)('names controls by their words: what is bold is a text of the product (%s)', (lang) => {
    const words = wordsOf(lang)
    const bold = chapters.flatMap((file) => found(read(lang, file), /\*\*([^*]+)\*\*/g))
    expect(bold.filter((text) => !words.has(text.toLowerCase()))).toEqual([])
    expect(bold.length).toBeGreaterThan(20)
  })
  it.each(written)('has no picture with words that the product no longer has: take them anew with `npm run guide` (%s)', (lang) => {
    const words = wordsOf(lang)
    const seen = JSON.parse(read(lang, 'words.json')) as Record<string, string[]>
    expect(
      Object.keys(seen)
        .map((name) => `${name}.jpg`)
        .toSorted(),
    ).toEqual(readdirSync(join(folder, lang, 'pictures')).toSorted())
    expect(
      Object.entries(seen).flatMap(([name, texts]) =>
        texts.filter((text) => !words.has(text.toLowerCase())).map((text) => `${name}: ${text}`),
      ),
    ).toEqual([])
    expect(Object.values(seen).filter((texts) => texts.length < 10)).toEqual([])
  })
})
