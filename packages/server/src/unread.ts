import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modules } from '@app/contract'
import { parameterNames } from '@app/contract/club/parameters'

const root = join(import.meta.dirname, '../../..')
const listFile = join(root, 'docs/spec/unread.txt')

/** Something that is stored and has no effect yet, with the module of the specification that will give it one. */
export interface Unread {
  /** A module of the specification, or one of `readOtherwise`. */
  readonly module: string
  /** `parameter` or the resource. */
  readonly owner: string
  readonly name: string
}

/** Not modules: what people read, and what code reads by a name that it puts together. */
export const readOtherwise: readonly string[] = ['people', 'computed']

/** docs/spec/unread.txt, a line each. */
export const readUnread = async (): Promise<Unread[]> =>
  (await readFile(listFile, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [module = '', owner = '', name = ''] = line.split(' ')
      return { module, owner, name }
    })

/** The code of the product without its comments, tests, demo data and texts: path → code. */
export async function productCode(): Promise<ReadonlyMap<string, string>> {
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
export const stored: readonly Stored[] = [
  ...parameterNames.map((name) => ({ home: 'club', owner: 'parameter', name })),
  ...Object.entries(modules).flatMap(([home, { resources }]) =>
    resources.flatMap((one) =>
      Object.entries(one.fields)
        .filter(([, field]) => field.kind !== 'id')
        .map(([name]) => ({ home, owner: one.name, name })),
    ),
  ),
]

/** Which code names it, apart from where a parameter is kept and offered. For a field, the server's alone: screens show it, the server acts on it. */
export const namedBy = (code: ReadonlyMap<string, string>, { owner, name }: Pick<Stored, 'owner' | 'name'>): string[] => {
  const word = new RegExp(`(?<![\\w])${name}(?![\\w])`)
  const counts =
    owner === 'parameter' ? (file: string) => !file.includes('/modules/club/') : (file: string) => file.startsWith('packages/server/')
  return [...code].filter(([file, text]) => counts(file) && word.test(text)).map(([file]) => file)
}
