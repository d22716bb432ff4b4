import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modules } from '@app/contract'
import { parameterNames } from '@app/contract/club/parameters'
import { describe, expect, it } from 'vitest'
import { readPending } from './pending.ts'
import { readOtherwise, readUnread } from './unread.ts'

const root = join(import.meta.dirname, '../../..')

/** The code of the product without its comments, tests, demo data and texts: path → code. */
async function productCode(): Promise<ReadonlyMap<string, string>> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test-|\/testing\.ts|\/demo|texts\.ts$/.test(file))
  const code = async (file: string) => (await readFile(join(root, file), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return new Map(await Promise.all(files.map(async (file) => [file, await code(file)] as const)))
}

interface Stored {
  /** The module of the product that stores it. */
  readonly home: string
  readonly owner: string
  readonly name: string
}
/** Every parameter, and every field of every resource but the numbers of rows. */
const stored: readonly Stored[] = [
  ...parameterNames.map((name) => ({ home: 'club', owner: 'parameter', name })),
  ...Object.entries(modules).flatMap(([home, { resources }]) =>
    resources.flatMap((one) =>
      Object.entries(one.fields)
        .filter(([, field]) => field.kind !== 'id')
        .map(([name]) => ({ home, owner: one.name, name })),
    ),
  ),
]

/**
 * Files that name a datum, except those that store and offer a parameter. For a field, the server's only: screens show
 * it, the server acts on it.
 */
const namedBy = (code: ReadonlyMap<string, string>, { owner, name }: Pick<Stored, 'owner' | 'name'>): string[] => {
  const word = new RegExp(`(?<![\\w])${name}(?![\\w])`)
  const counts =
    owner === 'parameter' ? (file: string) => !file.includes('/modules/club/') : (file: string) => file.startsWith('packages/server/')
  return [...code].filter(([file, text]) => counts(file) && word.test(text)).map(([file]) => file)
}

const listed = await readUnread()
const code = await productCode()
const key = ({ owner, name }: { owner: string; name: string }) => `${owner} ${name}`
const known = new Set(listed.map(key))
/** Number of resources with a field of this name: a mention may mean another one's. */
const owners = Map.groupBy(stored, ({ name }) => name)

describe('what is stored and has no effect', () => {
  it('is listed with the module that will read it: every parameter and field that no code acts on', () => {
    expect(stored.filter((one) => namedBy(code, one).length === 0 && !known.has(key(one))).map(key)).toEqual([])
  })
  it('is listed no longer once another module acts on it', () => {
    const isOurs = (file: string, home: string | undefined) => file.includes(`/modules/${home}/`)
    const acted = listed.filter((one) => {
      const homes = owners.get(one.name) ?? []
      return !readOtherwise.includes(one.module) && homes.length === 1 && namedBy(code, one).some((file) => !isOurs(file, homes[0]?.home))
    })
    expect(acted.map(key)).toEqual([])
  })
  it('is listed by names that exist, once each, in order', () => {
    const all = new Set(stored.map(key))
    expect(listed.map(key).filter((one) => !all.has(one))).toEqual([])
    expect(known.size).toBe(listed.length)
    const lines = listed.map((one) => `${one.module} ${key(one)}`)
    expect(lines).toEqual(lines.toSorted())
  })
  it('waits for modules that are still to be built: one that is done reads all of its own', async () => {
    const pending = new Set((await readPending()).map((line) => line.split(' ')[0]))
    expect(listed.filter(({ module }) => !readOtherwise.includes(module) && !pending.has(module)).map(key)).toEqual([])
  })
})
