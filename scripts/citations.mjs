import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './processes.mjs'

/** Traps are cited in brackets only: elsewhere S-12 may be a member's number. */
const form = /\b(?:R-\d{3}|A-\d{1,3}|(?<=\(|, )[SW]-\d{1,2})\b/g
const defined = /^(?:- \*\*)?(R-\d{3}|A-\d{1,3}|[SW]-\d{1,2})\b/gm
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Every number that docs/spec explains. */
export const explained = () =>
  new Set(
    ['rules', 'decisions', 'traps'].flatMap((name) => [...read(`docs/spec/${name}.md`).matchAll(defined)].map(([, number]) => number)),
  )

/** Every citation in code and tests: number → the files that cite it. */
export function cited() {
  const folders = ['packages', 'e2e', 'scripts', '.oxlintrc.json']
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
  const sources = files.split('\n').filter((file) => /\.(tsx?|mjs|css|sql|json)$/.test(file))
  return Map.groupBy(
    sources.flatMap((file) => [...new Set(read(file).match(form) ?? [])].map((number) => ({ number, file }))),
    ({ number }) => number,
  )
}

const isTest = (file) => /\.test\.(?:tsx?|mjs)$/.test(file)

/** Rules of the specification without a citation in a test, with their sentences; a citation beside the code holds nothing. */
export function uncited(known = cited()) {
  return read('docs/spec/rules.md')
    .split('\n')
    .filter((line) => /^R-\d{3}/.test(line) && !known.get(line.slice(0, 5))?.some(({ file }) => isTest(file)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rules = uncited()
  console.log(`${rules.join('\n')}\n\n${rules.length} rules are cited by no test yet.`)
}
