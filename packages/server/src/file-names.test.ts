import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Source by module and file name, without its room and without `.ts`: 'cash/drawer'. */
type Sources = ReadonlyMap<string, string>

const folders = { contract: '../../contract/src/modules', server: 'modules' }
const sourcesOf = (of: keyof typeof folders): Sources => {
  const folder = join(import.meta.dirname, folders[of])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const nameOf = (file: string) =>
    file
      .slice(0, -'.ts'.length)
      .replaceAll('\\', '/')
      .replace(/\/.*\//, '/')
  return new Map(files.map((file) => [nameOf(file), readFileSync(join(folder, file), 'utf8')]))
}
const contract = sourcesOf('contract')
const server = sourcesOf('server')
const isTest = (path: string) => path.endsWith('.test')
const moduleOf = (path: string) => path.split('/')[0]!

/** 'cash/withdrawCash' → the file that names it so: 'cash/move-cash'. */
const placesOf = (sources: Sources, pattern: RegExp) =>
  new Map(
    [...sources]
      .filter(([path]) => !isTest(path))
      .flatMap(([path, source]) => [...source.matchAll(pattern)].map(([, call]) => [`${moduleOf(path)}/${call}`, path] as const)),
  )
const declaredIn = (sources: Sources) => placesOf(sources, /^export const (\w+) = action\(/gm)
const handledIn = (sources: Sources) => placesOf(sources, /\bhandle\(\s*(?:\w+\.)?(\w+),/g)

/** Calls whose handler is in a file of another name than their declaration. */
function callsApart(contractSources: Sources, serverSources: Sources): string[] {
  const handled = handledIn(serverSources)
  return [...declaredIn(contractSources)].flatMap(([call, path]) => {
    const place = handled.get(call)
    return place === path ? [] : [`${call}: declared in ${path}, handled in ${place ?? 'no file'}`]
  })
}

/** Tests of a subject that several files of their module share. */
const ofSeveralFiles = [
  'bookings/configured-times',
  'cards/statement',
  'identity/closed-member',
  'identity/password',
  'member-permissions/restricted',
  'products/products-on-lines',
  'tariffs/quote-players',
  'wallet/paid-credits',
  'wallet/pay-with-wallet',
]
/** Tests whose name, up to its first dot, is neither a file's of their module nor the module's. */
const testsApart = (contractSources: Sources, serverSources: Sources) =>
  [...serverSources.keys()]
    .filter(isTest)
    .map((path) => path.replace(/\..*$/, ''))
    .filter((name) => !serverSources.has(name) && !contractSources.has(name) && name !== `${moduleOf(name)}/${moduleOf(name)}`)

describe('a file of a module', () => {
  it('has a name that no other room of its module has', () => {
    const names = readdirSync(join(import.meta.dirname, folders.server), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )
    expect(names).toHaveLength(server.size)
  })
  it('has the same name where its calls are declared and where they are handled', () => {
    expect(declaredIn(contract).size).toBeGreaterThan(200)
    expect(callsApart(contract, server)).toEqual([])
  })
  it('gives its name to its test, unless the test is of several', () => {
    expect([...new Set(testsApart(contract, server))].toSorted((a, b) => a.localeCompare(b))).toEqual(ofSeveralFiles)
  })
  it('is told when its name differs', () => {
    const declared = new Map([['cash/drawer', 'export const addCash = action({})\nexport const takeCash = action({})']])
    const handlers = new Map([
      ['cash/till', 'export const add = handle(declared.addCash, () => {})'],
      ['cash/till.test', ''],
      ['cash/cash.race.test', ''],
      ['cash/money.test', ''],
    ])
    expect(callsApart(declared, handlers)).toEqual([
      'cash/addCash: declared in cash/drawer, handled in cash/till',
      'cash/takeCash: declared in cash/drawer, handled in no file',
    ])
    expect(testsApart(declared, handlers)).toEqual(['cash/money'])
  })
})
