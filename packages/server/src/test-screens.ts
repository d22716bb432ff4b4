import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { allTexts, modules, resources } from '@app/contract'
import { callsOf } from '@app/contract/kit/generic-calls'
import type { Permission } from '@app/contract/kit/permissions'
import type { Operation, Resource } from '@app/contract/kit/resource'
import { menuRows } from '@app/contract/shell/menu-rows'

const web = resolve(import.meta.dirname, '../../web/src')
const read = (file: string) => readFileSync(file, 'utf8')

/** A call that a screen makes, found in the sources of the web: '`GET /api/socio`, in members-list.tsx of the screen members'. */
export interface ScreenCall {
  readonly endpoint: string
  readonly screen: string
  /** Who has the screen. */
  readonly right: Permission
  readonly file: string
}

/** The controls that a form picks by kind: each is part of every form, and says nothing of what a screen asks. */
const byKind = /\/kit\/kinds\/|\/modules\/members\/(member-control|member-field|member-picker|find-members|public)\.tsx?$/

/** A file with everything that it imports, at once or when it is needed. */
function parts(file: string, isPart: (file: string) => boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of read(file).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) {
    const next = resolve(dirname(file), path!)
    if (existsSync(next) && isPart(next)) parts(next, isPart, seen)
  }
  return seen
}

/** What is asked of a resource by its own name: choices, list, row, or one of its generic calls. */
function ofResource(source: string, name: string, resource: Resource): string[] {
  const calls = callsOf(resource)
  const named = [...source.matchAll(new RegExp(`callsOf\\(${name}\\)\\.(\\w+)|\\{ (\\w+)[^}]*\\} = callsOf\\(${name}\\)`, 'g'))]
  return [
    ...(source.includes(`useChoices(${name}`) ? [calls.dropdown.endpoint] : []),
    ...(source.includes(`useList(${name}`) ? [calls.list.endpoint] : []),
    ...(source.includes(`useRow(${name}`) ? [calls.get.endpoint] : []),
    ...named.map(([, direct, taken]) => calls[(direct ?? taken) as Operation].endpoint),
  ]
}

/** Who draws a picker of members searches members. */
const pickers = /<(?:MemberField|MemberPicker|PlayerSearch)\b|\buseMember(?:Search|s)\(/
const memberSearch = ['GET /api/socio/buscar/{text}', 'GET /api/socio/buscar_por_ids']

/** Field → the table that it refers to, over all resources. */
const tableOf = new Map(
  resources.flatMap(({ fields }) => Object.entries(fields).map(([name, { kind, facts }]) => [name, kind === 'ref' ? facts.table! : ''])),
)

const hasDropdown = new Set<string>(
  resources.filter(({ only }) => (only as readonly string[]).includes('dropdown')).map(({ path }) => path),
)

/** The choices of the references that the forms of a screen name and that no look gives options or another path. */
function ofReferences(files: Iterable<string>): string[] {
  const source = [...files]
    .filter((file) => !file.includes('/kit/'))
    .map(read)
    .join('\n')
  const named = new Set([...source.matchAll(/'(\w*id_mst_\w+)'/g)].map(([, name]) => name!))
  return [...named].flatMap((name) => {
    const table = tableOf.get(name)
    if (!table || new RegExp(`\\b${name}: \\{[^}]*\\b(?:options|path):`).test(source)) return []
    return table === 'socio' ? memberSearch : hasDropdown.has(table) ? [`GET /api/${table}/dropdown`] : []
  })
}

/** The calls of one file: the actions it imports, what it asks of resources, the paths of its choices, its pickers. */
async function callsIn(file: string): Promise<string[]> {
  const source = read(file)
  const calls = [...source.matchAll(/\bpath: '(\w+)'/g)].map(([, path]) => `GET /api/${path}/dropdown`)
  if (pickers.test(source)) calls.push(...memberSearch)
  for (const [, names, module] of source.matchAll(/^import (\{[^}]*\}|\* as \w+) from '@app\/contract\/([^']+)'/gm)) {
    const exported = (await import(`@app/contract/${module}`)) as Record<string, { endpoint?: string; table?: string }>
    const space = /^\* as (\w+)/.exec(names!)?.[1]
    const imported = space
      ? [...source.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name]) => [name!, name!] as const)
      : [...names!.matchAll(/(?<!type )\b(\w+)(?: as (\w+))?(?=,| \}|\n)/g)].map(([, name, other]) => [name!, other ?? name!] as const)
    for (const [name, local] of imported) {
      const { endpoint, table } = exported[name] ?? {}
      if (endpoint) calls.push(endpoint)
      if (table) calls.push(...ofResource(source, local, exported[name] as Resource))
    }
  }
  return calls
}

/** Every call of every screen, as the sources of the web say it. */
export async function callsOfScreens(): Promise<ScreenCall[]> {
  const routes = read(join(web, 'routes.tsx'))
  const own = [...routes.matchAll(/\bscreen\(\s*'[^']+',\s*'([^']+)',[\s\S]*?import\('(\.[^']+)'\)/g)]
  const found: ScreenCall[] = []
  const add = (screen: string, file: string, endpoints: readonly string[]) => {
    const { right } = menuRows.find(({ code }) => code === screen)!
    for (const endpoint of endpoints) found.push({ endpoint, screen, right, file: relative(web, file) })
  }
  for (const [, screen, start] of own) {
    const files = parts(resolve(web, start!), (file) => !byKind.test(file))
    for (const file of files) add(screen!, file, await callsIn(file))
    add(screen!, resolve(web, start!), ofReferences(files))
  }
  for (const [, screen, module, name] of routes.matchAll(
    /\bresourceScreen\(\s*'[^']+',\s*'([^']+)',[\s\S]*?import\('@app\/contract\/([^']+)'\)\)\.(\w+)/g,
  )) {
    const exported = (await import(`@app/contract/${module}`)) as Record<string, Resource>
    const { list, get, create, update, remove } = callsOf(exported[name!]!)
    add(
      screen!,
      'routes.tsx',
      [list, get, create, update, remove].map(({ endpoint }) => endpoint),
    )
  }
  return found
}

/** Key → the namespace that brings it; the shell brings the titles of all screens. */
const namespaceOf = new Map(
  Object.entries(modules).flatMap(([name, { texts }]) =>
    Object.keys(texts).map((key) => [key, key.startsWith('menu.') ? 'shell' : name] as const),
  ),
)
const keys = Object.keys(allTexts.es)

/** The namespaces of what a file says: keys, beginnings of keys that a code completes, families that word the fields of a form. */
function namespacesIn(file: string): string[] {
  const source = read(file)
  const said = [...source.matchAll(/(['"])([\w.-]+)\1/g)].map(([, , key]) => key!)
  const begun = [
    ...[...source.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map(([, start]) => start!),
    ...[...source.matchAll(/(?:\bwords="|\btFound\(')([\w.-]+)/g)].map(([, family]) => `${family}.`),
  ]
  const built = begun.flatMap((start) => keys.filter((key) => key.startsWith(start)))
  return [...said, ...built].flatMap((key) => namespaceOf.get(key) ?? [])
}

/** The namespaces that a screen needs and does not name; those of the shell are always there. */
export function missingTexts(): string[] {
  const routes = read(join(web, 'routes.tsx'))
  const lists = new Map([...routes.matchAll(/^const (\w+) = (\[[^\]]*\]) as const/gm)].map(([, name, list]) => [name!, list!]))
  const always = read(join(web, 'kit/texts.ts')).match(/const first = (\[[^\]]*\])/)![1]!
  const own = [...routes.matchAll(/\bscreen\(\s*'([^']+)',\s*'[^']+',\s*(\[[^\]]*\]|\w+),[\s\S]*?import\('(\.[^']+)'\)/g)]
  return own.flatMap(([, path, texts, start]) => {
    const named = `${always} ${lists.get(texts!) ?? texts}`
    const needed = new Set([...parts(resolve(web, start!), () => true)].flatMap(namespacesIn))
    return [...needed].filter((name) => !named.includes(`'${name}'`)).map((name) => `${path}: ${name}`)
  })
}
