import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Action, pathOf, writtenResources } from '@app/contract/kit/action'
import { rightsIn } from '@app/contract/kit/permissions'
import { addressesOf } from '../kit/http/serve.ts'
import { routes } from '../registry.ts'

const packages = join(import.meta.dirname, '../../..')

/** Prints declaration, handler, screens and tests of every call whose path contains the words: `npm run where reserves/add_reservation`. */
export async function run([part = '']: readonly string[]): Promise<number> {
  const found = routes.map(({ action }) => action).filter((action) => addressesOf(action).some(({ path }) => path.includes(part)))
  const sources = await readSources()
  for (const action of found) {
    console.log(
      `\n${action.endpoint}   (${rightsIn(action.permission).join(' or ')}${action.changes ? `, writes ${writtenResources(action).join(', ')}` : ''})`,
    )
    const declaration = sources.find(({ path, text }) => path.startsWith('contract/') && text.includes(`'${action.endpoint}'`))
    const name = declaration && nameOf(declaration.text, action)
    if (!name) {
      const generic = sources.find(
        ({ path, text }) => path.startsWith('contract/') && text.includes(`path: '${pathOf(action.endpoint).split('/')[2]}'`),
      )
      console.log(`  generic route of the resource in ${generic?.path ?? 'kit/crud.ts'}`)
      continue
    }
    console.log(`  ${'declared'.padEnd(9)} ${declaration.path}`)
    const word = new RegExp(`\\b${name}\\b`)
    for (const [role, belongs] of roles) {
      for (const { path } of sources.filter((source) => source !== declaration && belongs(source.path) && word.test(source.text)))
        console.log(`  ${role.padEnd(9)} ${path}`)
    }
  }
  if (found.length === 0) console.error(`No path contains '${part}'.`)
  return found.length === 0 ? 1 : 0
}

const isTest = (path: string) => path.includes('.test.')
const roles: readonly (readonly [string, (path: string) => boolean])[] = [
  ['handled', (path) => path.startsWith('server/') && !isTest(path)],
  ['shown', (path) => path.startsWith('web/') && !isTest(path)],
  ['tested', isTest],
]

/** The name under which a declaration file exports the action. */
const nameOf = (text: string, action: Action) =>
  text.slice(0, text.indexOf(`'${action.endpoint}'`)).match(/export const (\w+) = (?![\s\S]*export const)/)?.[1]

async function readSources() {
  const names = await readdir(packages, { recursive: true })
  const paths = names.filter((name) => /src\/.*\.tsx?$/.test(name) && !name.includes('node_modules') && !name.includes('/texts/'))
  return Promise.all(
    paths.map(async (path) => ({ path: relative(packages, join(packages, path)), text: await readFile(join(packages, path), 'utf8') })),
  )
}
