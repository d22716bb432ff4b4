import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import gettext from 'gettext-parser'
import { allTexts } from '../packages/contract/src/index.ts'
import { hasSamePlaceholders } from '../packages/contract/src/kit/placeholders.ts'
import { languages } from '../packages/contract/src/kit/texts.ts'
import { root, Trouble } from './processes.mjs'

const contract = 'packages/contract/src'
const [spanish, ...others] = languages

/** Sources with a table of texts: path from the root → text. */
export const tableSources = () => {
  const paths = readdirSync(join(root, contract), { recursive: true }).filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
  const sources = paths.map((path) => [`${contract}/${path.replaceAll('\\', '/')}`, readFileSync(join(root, contract, path), 'utf8')])
  return new Map(sources.filter(([, source]) => source.includes('= texts({')).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

const literal = /\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/y

/** Place of each text in its source: key → start and end of the literal of each language. */
export function placesIn(source) {
  const places = new Map()
  for (const entry of source.slice(source.indexOf('= texts({')).matchAll(/^ {2}(?:'([^']+)'|"([^"]+)"|(\w+)): \[/gm)) {
    literal.lastIndex = source.indexOf('= texts({') + entry.index + entry[0].length
    const found = languages.map(() => {
      const [whole, text] = literal.exec(source)
      const end = literal.lastIndex - whole.length + whole.indexOf(text) + text.length
      return [end - text.length, end]
    })
    places.set(entry[1] ?? entry[2] ?? entry[3], found)
  }
  return places
}

/** The source with other words for some of its keys in a language: key → words. */
export function withTexts(source, language, texts) {
  const at = languages.indexOf(language)
  const places = [...placesIn(source)].filter(([key]) => texts.has(key)).map(([key, all]) => ({ key, place: all[at] }))
  return places
    .sort((a, b) => b.place[0] - a.place[0])
    .reduce((text, { key, place: [start, end] }) => text.slice(0, start) + JSON.stringify(texts.get(key)) + text.slice(end), source)
}

/** Every text as a translator's file: the key as context, the Spanish words as the message, the source as the reference. */
export function poOf(language) {
  if (!others.includes(language)) throw new Trouble(`"${language}" is no language to translate into: use one of ${others.join(', ')}.`)
  const entries = [...tableSources()].flatMap(([path, source]) =>
    [...placesIn(source).keys()].map((key) => [
      key,
      { msgctxt: key, msgid: allTexts[spanish][key], msgstr: [allTexts[language][key]], comments: { reference: path } },
    ]),
  )
  const headers = {
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: language,
  }
  const translations = Object.fromEntries(entries.map(([key, entry]) => [key, { [entry.msgid]: entry }]))
  return gettext.po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 })
}

/** The words of a translator's file that are not ours yet, by key. Refuses all of them where one does not fit, each named; what is not translated or marked fuzzy stays as it is. */
export function readPo(file) {
  const { headers, translations } = gettext.po.parse(file)
  const language = headers.Language ?? ''
  if (!others.includes(language)) throw new Trouble(`The file says that its language is "${language}": use one of ${others.join(', ')}.`)
  const entries = Object.values(translations)
    .flatMap((entry) => Object.values(entry))
    .filter(({ msgid, msgstr, comments }) => msgid !== '' && msgstr[0] !== '' && !comments?.flag?.includes('fuzzy'))
  const wrong = entries.flatMap(({ msgctxt: key = '', msgid, msgstr: [text] }) => {
    const words = Object.hasOwn(allTexts[spanish], key) ? allTexts[spanish][key] : null
    if (words === null) return [`${key}: there is no such text`]
    if (words !== msgid) return [`${key}: the Spanish text has changed since the file was written`]
    return hasSamePlaceholders(words, text) ? [] : [`${key}: its places in braces are not those of the Spanish text`]
  })
  if (wrong.length > 0) throw new Trouble(`Nothing was taken over.\n${wrong.join('\n')}`)
  const changed = entries.filter(({ msgctxt, msgstr }) => allTexts[language][msgctxt] !== msgstr[0])
  return { language, texts: new Map(changed.map(({ msgctxt, msgstr }) => [msgctxt, msgstr[0]])) }
}

function takeOver(file) {
  if (!existsSync(file)) throw new Trouble(`There is no file ${file}.`)
  const { language, texts } = readPo(readFileSync(file))
  const written = [...tableSources()].map(([path, source]) => ({ path, source, next: withTexts(source, language, texts) }))
  const changed = written.filter(({ source, next }) => source !== next)
  for (const { path, next } of changed) writeFileSync(join(root, path), next)
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  if (changed.length > 0) spawnSync(process.execPath, [biome, 'format', '--write', ...changed.map(({ path }) => path)], { cwd: root })
  console.log([`Texts that are new in ${language}: ${texts.size}.`, ...changed.map(({ path }) => path)].join('\n'))
}

/** `npm run texts -- export ca ca.po` and, when it comes back, `npm run texts -- import ca.po`. */
function main([what, ...args]) {
  if (what === 'export' && args.length === 2) return writeFileSync(args[1], poOf(args[0]))
  if (what === 'import' && args.length === 1) return takeOver(args[0])
  throw new Trouble('Say `npm run texts -- export <language> <file.po>` or `npm run texts -- import <file.po>`.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
