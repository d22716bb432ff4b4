import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { resources, textsByName } from '@app/contract'
import { callsOf } from '@app/contract/kit/generic-calls'
import type { Permission } from '@app/contract/kit/permissions'
import type { Operation, Resource } from '@app/contract/kit/resource'
import { menuRows } from '@app/contract/menu'

const web = resolve(import.meta.dirname, '../../../web/src')
const read = (file: string) => readFileSync(file, 'utf8')

/** A call of a screen, found in the sources of the web: '`GET /api/socio`, in members-list.tsx of the screen members'. */
export interface ScreenCall {
  readonly endpoint: string
  readonly screen: string
  /** Right that opens the screen. */
  readonly right: Permission
  readonly file: string
}

/** The controls that a form picks by kind: they are part of every form, and do not count as calls of a screen. */
const byKind = /\/kit\/kinds\/|\/modules\/members\/(?:search\/(?:member-control|member-field|member-picker|find-members)|public)\.tsx?$/

/** The names of an import or export: 'A, type B' → A, B. */
const namesIn = (list: string) =>
  list.split(',').flatMap(
    (one) =>
      one
        .trim()
        .replace(/^type /, '')
        .split(' as ')[0] || [],
  )

/** Files of an import: the file itself, or of a module's `public.ts` only the files of the imported names. */
function taken(file: string, names: string | undefined): string[] {
  if (names === undefined || !file.endsWith('/public.ts')) return [file]
  const wanted = new Set(namesIn(names))
  return [...read(file).matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, given, path]) =>
    namesIn(given!).some((name) => wanted.has(name)) ? [resolve(dirname(file), path!)] : [],
  )
}

/** A part that is loaded together with its own texts, after its screen: its path, and its modules. */
const withTexts = /import\('(\.[^']+)'\), need(?:More)?Texts\(\[([^\]]*)\]\)/g

/** A file with everything that it imports, statically or lazily; `own` leaves out parts with texts of their own. */
function parts(file: string, { without = byKind, own = false, seen = new Set<string>() } = {}): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = own ? read(file).replaceAll(withTexts, '') : read(file)
  for (const [, names, path] of source.matchAll(/(?:\{([^{}]*)\} )?(?:from |import\()'(\.[^']+\.tsx?)'/g)) {
    const next = resolve(dirname(file), path!)
    if (!existsSync(next) || without.test(next)) continue
    for (const part of taken(next, names)) parts(part, { without, own, seen })
  }
  return seen
}

/** Calls of the generic screen of a resource. */
function genericScreen(resource: Resource): string[] {
  const { list: all, get, create, update, remove } = callsOf(resource)
  return [all, get, create, update, remove].map(({ endpoint }) => endpoint)
}

/** Calls of a resource by its name: choices, list, row, or one of its generic calls. */
function ofResource(source: string, name: string, resource: Resource): string[] {
  const calls = callsOf(resource)
  const named = [...source.matchAll(new RegExp(`callsOf\\(${name}\\)\\.(\\w+)|\\{ (\\w+)[^}]*\\} = callsOf\\(${name}\\)`, 'g'))]
  return [
    ...(source.includes(`useChoices(${name}`) ? [calls.dropdown.endpoint] : []),
    ...(source.includes(`useList(${name}`) ? [calls.list.endpoint] : []),
    ...(source.includes(`useRow(${name}`) ? [calls.get.endpoint] : []),
    ...(/<ResourceScreen\b/.test(source) && source.includes(`resource={${name}}`) ? genericScreen(resource) : []),
    ...named.map(([, direct, taken]) => calls[(direct ?? taken) as Operation].endpoint),
  ]
}

/** Components with a picker of members search members. */
const pickers = /<(?:MemberField|MemberPicker|PlayerSearch)\b|\buseMember(?:Search|s)\(/
const memberSearch = ['GET /api/socio/buscar/{text}', 'GET /api/socio/buscar_por_ids']

/** Field → the table that it refers to, over all resources. */
const tableOf = new Map(
  resources.flatMap(({ fields }) => Object.entries(fields).map(([name, { kind, facts }]) => [name, kind === 'ref' ? facts.table! : ''])),
)

const hasDropdown = new Set<string>(
  resources.filter(({ only }) => (only as readonly string[]).includes('dropdown')).map(({ path }) => path),
)

/** The choices of references in the forms of a screen, except those with options or another path set by the form. */
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

/** The calls of one file: imported actions, calls of resources, the paths of its choices, its pickers. */
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

/** A screen as the `screens.tsx` of its module lists it: a component of the web, or the generic screen of a resource of the contract. */
interface Listed {
  readonly code: string
  /** The `screens.tsx`. */
  readonly list: string
  readonly module: string
  /** Modules whose texts it names beyond its own. */
  readonly texts: readonly string[]
  /** The file of its component, from the list. */
  readonly start?: string
  readonly resource?: { readonly file: string; readonly name: string }
}

const listed: readonly Listed[] = readdirSync(join(web, 'modules')).flatMap((module) => {
  const list = join(web, 'modules', module, 'screens.tsx')
  const source = existsSync(list) ? read(list) : ''
  return [...source.matchAll(/\bpath: '\/[^']*',\s*code: '([\w-]+)',([\s\S]*?)(?=\bpath: '\/|$)/g)].map(([, code, rest]) => {
    const texts = [...(/texts: \[([^\]]*)\]/.exec(rest!)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name!)
    const start = /import\('(\.[^']+)'\)/.exec(rest!)?.[1]
    const [, file, name] = /import\('@app\/contract\/([^']+)'\)\)\.(\w+)/.exec(rest!) ?? []
    return {
      code: code!,
      list,
      module,
      texts,
      ...(start && { start: resolve(dirname(list), start) }),
      ...(file && name && { resource: { file, name } }),
    }
  })
})

/** Every call of every screen, by the sources of the web. */
export async function callsOfScreens(): Promise<ScreenCall[]> {
  const found: ScreenCall[] = []
  const add = (screen: string, file: string, endpoints: readonly string[]) => {
    const { right } = menuRows.find(({ code }) => code === screen)!
    for (const endpoint of endpoints) found.push({ endpoint, screen, right, file: relative(web, file) })
  }
  for (const { code, list, start, resource } of listed) {
    if (start) {
      const files = parts(start)
      for (const file of files) add(code, file, await callsIn(file))
      add(code, start, ofReferences(files))
    }
    if (resource) {
      const exported = (await import(`@app/contract/${resource.file}`)) as Record<string, Resource>
      add(code, list, genericScreen(exported[resource.name]!))
    }
  }
  return found
}

/** Text → its module; the titles of the menu are loaded by the shell. */
const ownerOf = new Map(
  Object.entries(textsByName).flatMap(([name, texts]) =>
    Object.keys(texts).map((key): [string, string] => [key, key.startsWith('menu.') ? 'shell' : name]),
  ),
)

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Text keys of a file, complete or as beginning of keys ('`staff.${role}`', the labels of a form or of a resource's
 * columns), each with the modules that own such texts.
 */
function textsIn(file: string): { key: string; owners: string[] }[] {
  const source = read(file)
  const keys = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key!).filter((key) => ownerOf.has(key)))
  const beginnings = [
    ...[...source.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map(([, start]) => start!),
    ...[...source.matchAll(/(?:\bwords(?:=|: )|\btFound\()['"]([\w.-]+)['"]/g)].map(([, start]) => `${start}.`),
    ...[...source.matchAll(/\b(?:columnsOf\(|resource=\{)(\w+)/g)].map(([, name]) => `${kebab(name!)}.`),
  ]
  const ownersOf = (start: string) => [...new Set([...ownerOf].filter(([key]) => key.startsWith(start)).map(([, name]) => name))]
  return [
    ...[...keys].map((key) => ({ key, owners: [ownerOf.get(key)!] })),
    ...[...new Set(beginnings)].map((key) => ({ key, owners: ownersOf(key) })).filter(({ owners }) => owners.length > 0),
  ]
}

/**
 * Text keys that screens, and the shell around them, use without having loaded them: 'cash-register: desk.charge of
 * invoices, in charge-bar.tsx'.
 */
export function textsNotLoaded(): string[] {
  const first = /const first\b[^=]* = \[([^\]]*)\]/.exec(read(join(web, 'modules/shell/texts.ts')))![1]!
  const always = [...first.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!)
  const lost = (screen: string, files: Iterable<string>, loaded: readonly string[]) =>
    [...files].flatMap((file) =>
      textsIn(file)
        .filter(({ owners }) => !owners.some((name) => loaded.includes(name) || always.includes(name)))
        .map(({ key, owners }) => `${screen}: ${key} of ${owners.join(' or ')}, in ${relative(web, file)}`),
    )
  const none = /^$/
  const shell = parts(join(web, 'main.tsx'), { without: /\/screens\.tsx$/, own: true })
  const screens = listed.flatMap(({ code, start, module, texts }) =>
    start ? [{ code, files: parts(start, { without: none, own: true }), loaded: [module, ...texts] }] : [],
  )
  const all = new Set([...shell, ...screens.flatMap(({ files }) => [...files])])
  const later = [...all].flatMap((file) =>
    [...read(file).matchAll(withTexts)].flatMap(([, path, names]) => {
      const loaded = [...names!.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!)
      return lost(relative(web, file), parts(resolve(dirname(file), path!), { without: none, own: true }), loaded)
    }),
  )
  return [...lost('shell', shell, []), ...screens.flatMap(({ code, files, loaded }) => lost(code, files, loaded)), ...later]
}
