import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './processes.mjs'
import { copyProduct, runInCopy } from './product-copy.mjs'

const recipes = readFileSync(join(root, 'docs/recipes.md'), 'utf8')

/** The recipe under a title that begins so. */
const recipeOf = (title) => recipes.split(/^## /m).find((section) => section.startsWith(title)) ?? ''

/** The files that a recipe writes by hand: each step names one and has a block, `diff` for a file that exists. */
const stepsOf = (recipe) =>
  recipe
    .split(/^(?=\d+\. \*\*)/m)
    .filter((step) => /^\d+\. \*\*/.test(step))
    .map((step) => {
      const [, path] = /^\d+\. \*\*`([^`]+)`\*\*/.exec(step) ?? []
      const blocks = [...step.matchAll(/^ {3}```(\w+)\n([\s\S]*?)\n {3}```$/gm)]
      if (!path || blocks.length !== 1) throw new Error(`A step has one file and one block:\n${step}`)
      const [[, kind, block]] = blocks
      return { path, isNew: kind !== 'diff', lines: block.split('\n').map((line) => line.slice(3)) }
    })

/** A file with the blocks of a `diff`, parted by empty lines; refuses a place that is not there, or there twice. */
function changed(source, lines, path) {
  const text = source.split('\n')
  for (const part of lines.join('\n').split('\n\n')) {
    const without = (sign) =>
      part
        .split('\n')
        .filter((line) => !line.startsWith(sign))
        .map((line) => line.slice(1))
    const before = without('+')
    const places = [...text.keys()].filter((at) => before.every((line, index) => text[at + index] === line))
    if (places.length !== 1) throw new Error(`${path} has ${places.length} places like this:\n${part}`)
    text.splice(places[0], before.length, ...without('-'))
  }
  return text.join('\n')
}

/** Work of a recipe: number of files, and of new lines. */
const countOf = (steps) => ({
  files: new Set(steps.map(({ path }) => path)).size,
  lines: steps.flatMap(({ isNew, lines }) => (isNew ? lines : lines.filter((line) => line.startsWith('+')))).length,
})

const tool = (...words) => join(root, 'node_modules', ...words)
const folder = copyProduct('recipes')
const inCopy = (path) => join(folder, 'packages', path)
const resource = recipeOf('Add a resource')
const action = recipeOf('Add an action')

function follow(recipe) {
  for (const { path, isNew, lines } of stepsOf(recipe)) {
    const file = inCopy(path)
    if (isNew === existsSync(file)) throw new Error(`${path} is ${isNew ? 'there already' : 'not there'}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, isNew ? `${lines.join('\n')}\n` : changed(readFileSync(file, 'utf8'), lines, path))
  }
}

const run = (args) => runInCopy(folder, args)

/** Follows the recipe's `npm run db:diff`; returns the text of the new migration. */
async function writeMigration() {
  const [, subject] = /npm run db:diff -- --write ([\w-]+)/.exec(resource)
  const { code, output } = await run([inCopy('server/src/commands.ts'), 'db:diff', '--write', subject])
  if (code !== 0) throw new Error(output)
  const written = readdirSync(inCopy('server/migrations/club')).find((name) => name.endsWith(`${subject}.sql`))
  return readFileSync(inCopy(`server/migrations/club/${written}`), 'utf8')
}

/** Test of the new calls; the product's own tests check every call, text, screen and table beside it. */
const calls = `import { supplierType } from '@app/contract/suppliers/supplier-type'
import { endSupplier } from '@app/contract/suppliers/suppliers'
import { expect, test } from 'vitest'
import { club } from './testing/club.ts'
import { routes } from './registry.ts'

test('the new calls are answered', async () => {
  const desk = await club()
  const made = await desk.http({ method: 'POST', url: '/api/tipo_proveedor', body: { desc_tipoproveedor: 'Material' } })
  expect(made).toMatchObject({ status: 200, body: { activo: 1 } })
  const { body } = await desk.http({ method: 'GET', url: '/api/tipo_proveedor/dropdown' })
  expect(body).toEqual([{ id: made.body[supplierType.id], text: 'Material' }])
  expect(routes.map((route) => route.action)).toContain(endSupplier)
})
`
const tests = ['server/src/calls-of-recipes.test', 'server/src/registry.test', 'server/src/screens.test', 'suppliers.test', 'routes.test']

describe('what a recipe says', () => {
  it('is read step by step', () => {
    const steps = stepsOf(
      '1. **`a.ts`**: new\n\n   ```ts\n   one\n\n   two\n   ```\n2. **`b.ts`**\n\n   ```diff\n    x\n   +y\n   ```\n3. `c`\n',
    )
    expect(steps).toEqual([
      { path: 'a.ts', isNew: true, lines: ['one', '', 'two'] },
      { path: 'b.ts', isNew: false, lines: [' x', '+y'] },
    ])
    expect(countOf(steps)).toEqual({ files: 2, lines: 4 })
    expect(() => stepsOf('1. **`a.ts`**: as you like\n')).toThrow('one block')
  })
  it('goes to one place only', () => {
    expect(changed('a\nb\nc\n', [' a', '+new', '', '-c', '+d'], 'x')).toBe('a\nnew\nb\nd\n')
    expect(() => changed('a\na\n', [' a', '+b'], 'x')).toThrow('x has 2 places')
    expect(() => changed('a\n', [' b', '+c'], 'x')).toThrow('x has 0 places')
  })
})

describe('a copy of the product', () => {
  let migration
  let checks
  let tested
  beforeAll(async () => {
    follow(resource)
    migration = await writeMigration()
    follow(action)
    writeFileSync(inCopy('server/src/calls-of-recipes.test.ts'), calls)
    const report = join(folder, 'report.json')
    const written = [...stepsOf(resource), ...stepsOf(action)].map(({ path }) => inCopy(path))
    const check = async () => ({
      format: await run([tool('@biomejs', 'biome', 'bin', 'biome'), 'check', ...new Set(written)]),
      server: await run([tool('typescript', 'bin', 'tsc'), '-p', 'packages/server']),
      web: await run([tool('typescript', 'bin', 'tsc'), '-p', 'packages/web']),
      contract: await run([tool('typescript', 'bin', 'tsc'), '-p', 'packages/contract']),
    })
    const vitest = ['run', '--project', 'unit', '--reporter=json', `--outputFile=${report}`, ...tests]
    const [checked, { output }] = await Promise.all([check(), run([join(folder, 'node_modules/vitest/vitest.mjs'), ...vitest])])
    checks = checked
    tested = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [{ name: output }]
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('gains a resource by four files and 120 lines at most', () => {
    const { files, lines } = countOf(stepsOf(resource))
    expect([files <= 4, lines <= 120], `${files} files, ${lines} lines`).toEqual([true, true])
    expect(resource).toContain('docs/glossary.md')
  })
  it('gains an action by six files at most', () => {
    const { files, lines } = countOf(stepsOf(action))
    expect(files <= 6, `${files} files, ${lines} lines`).toBe(true)
  })
  it('has the migration of the new table written for it', () => {
    expect(migration).toContain('create table "tipo_proveedor" (')
    expect(migration).toContain('"limite" bigint not null default 0')
    expect(migration.match(/^(create|alter|drop)\b/gm)).toEqual(['create'])
  })
  it('has the format and the types that every file has', () => {
    const found = Object.entries(checks).filter(([, { code }]) => code !== 0)
    expect(found).toEqual([])
  })
  it('passes the tests of registry, screens, menu and the changed module', () => {
    const failed = tested.flatMap(({ name, message, assertionResults = [] }) => [
      ...(assertionResults.length === 0 ? [`${name} ${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages }) => `${fullName} ${failureMessages}`),
    ])
    expect(failed).toEqual([])
    expect(tested).toHaveLength(tests.length)
  })
  it('does not compile when a text is forgotten', async () => {
    const file = inCopy('contract/src/modules/suppliers/texts.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^.*'supplier-type\.limite'.*\n/m, ''))
    const { code, output } = await run([tool('typescript', 'bin', 'tsc'), '-p', 'packages/contract'])
    expect(code).not.toBe(0)
    expect(output).toContain('supplier-type.limite')
  })
})
