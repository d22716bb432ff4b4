import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Action, pathOf, writtenResources } from '@app/contract/kit/action'
import { rightsIn } from '@app/contract/kit/permissions'
import { addressesOf } from '../kit/http/serve.ts'
import { routes } from '../registry.ts'

const packages = join(import.meta.dirname, '../../..')

/**
 * Prints declaration, handler, screens and tests of calls: `npm run where reserves/add_reservation`. Takes a part of the path, an address with its
 * method, a real path ('/api/caja/7') or the exported name ('addBooking').
 */
export async function run([given = '']: readonly string[]): Promise<number> {
  if (given.trim() === '') {
    console.error('Name a call: npm run where reserves/add_reservation')
    return 1
  }
  const sources = await readSources()
  const calls = routes.map(({ action }) => ({ action, ...declarationOf(action, sources) }))
  const found = search(calls, given)
  for (const call of found) printCall(call, sources)
  if (found.length === 0) console.error(`No call has '${given}' in its path or as its name.`)
  return found.length === 0 ? 1 : 0
}

interface Source {
  readonly path: string
  readonly text: string
}
/** Call with the file that declares it and its exported name; generic calls of a resource have neither. */
interface Call {
  readonly action: Action
  readonly declaration?: Source | undefined
  readonly name?: string | undefined
}

/** Calls with exactly this name or address; otherwise those with the words in their path. */
function search(calls: readonly Call[], given: string): readonly Call[] {
  const [, method, rest] = /^(?:(get|post|put|patch|delete) )?(.*)$/i.exec(given.trim())!
  const path = rest!
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase()
  const ofMethod = calls.filter(({ action }) => !method || addressesOf(action).some((one) => one.method === method.toUpperCase()))
  const isAt = ({ action }: Call) =>
    addressesOf(action).some((one) => new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '(?:[^/]+)')}$`, 'i').test(path))
  const exact = ofMethod.filter((call) => call.name?.toLowerCase() === path || isAt(call))
  if (exact.length > 0) return exact
  return ofMethod.filter(({ action }) => addressesOf(action).some((one) => one.path.toLowerCase().includes(path)))
}

function declarationOf(action: Action, sources: readonly Source[]): Omit<Call, 'action'> {
  const declaration = sources.find(({ path, text }) => path.startsWith('packages/contract/') && text.includes(`'${action.endpoint}'`))
  const name = declaration && nameOf(declaration.text, action)
  return name ? { declaration, name } : {}
}

function printCall({ action, declaration, name }: Call, sources: readonly Source[]) {
  const written = action.changes ? writtenResources(action) : []
  const writes = written.length > 0 ? `, writes ${written.join(', ')}` : ''
  console.log(`\n${action.endpoint}   (${rightsIn(action.permission).join(' or ')}${writes})`)
  if (!declaration) {
    const table = `path: '${pathOf(action.endpoint).split('/')[2]}'`
    const resource = sources.find(({ path, text }) => path.startsWith('packages/contract/') && text.includes(table))
    console.log(`  generic route of the resource in ${resource?.path ?? 'packages/server/src/kit/database/crud.ts'}`)
    return
  }
  console.log(`  ${'declared'.padEnd(9)} ${declaration.path}`)
  const module = declaration.path.replace('packages/contract/src/modules/', '').replace(/\.ts$/, '')
  const word = new RegExp(`\\b${name}\\b`)
  const users = sources.filter(({ text }) => text.includes(`'@app/contract/${module}'`) && word.test(text))
  for (const [role, belongs] of roles)
    for (const { path } of users.filter((source) => belongs(source, name!))) console.log(`  ${role.padEnd(9)} ${path}`)
}

const isTest = (path: string) => path.includes('.test.')
const roles: readonly (readonly [string, (source: Source, name: string) => boolean])[] = [
  [
    'handled',
    ({ path, text }, name) =>
      path.startsWith('packages/server/src/modules/') && new RegExp(`\\bhandle\\(\\s*(?:\\w+\\.)?${name},`).test(text),
  ],
  ['shown', ({ path }) => path.startsWith('packages/web/src/modules/') && !isTest(path)],
  ['tested', ({ path }) => isTest(path)],
]

/** The name under which a declaration file exports the action. */
const nameOf = (text: string, action: Action) =>
  text.slice(0, text.indexOf(`'${action.endpoint}'`)).match(/export const (\w+) = (?![\s\S]*export const)/)?.[1]

async function readSources(): Promise<Source[]> {
  const names = await readdir(packages, { recursive: true })
  const paths = names.filter((name) => /src\/.*\.tsx?$/.test(name) && !name.includes('node_modules') && !name.includes('/texts/'))
  return Promise.all(
    paths.map(
      async (path): Promise<Source> => ({
        path: `packages/${relative(packages, join(packages, path))}`,
        text: await readFile(join(packages, path), 'utf8'),
      }),
    ),
  )
}
