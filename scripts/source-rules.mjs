import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './processes.mjs'

/** A file of the project: its path from the root, with `/`, and its text. */
export function projectFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  const paths = listed.split('\0').filter((path) => path && existsSync(join(root, path)))
  return paths
    .filter((path) => !/\.(png|jpg|jpeg|webp|ico|woff2|ttf|xlsx|pdf|zip)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const tests = /\.test\.\w+$|^packages\/\w+\/src\/testing\//

/** Rules for single lines that the linter cannot express. */
const lineRules = [
  {
    what: 'an instant is made by the clock or by the instant kind only (decision 0005)',
    where: /^packages\/\w+\/src\//,
    except: /^packages\/(server\/src\/kit\/clock|contract\/src\/kit\/kinds|contract\/src\/values\/.*|web\/src\/kit\/.*)\.tsx?$/,
    forbidden: /\bnew Date\(|\bDate\.now\(/,
  },
  {
    what: 'cents become euros in values/money.ts only (decision 0004)',
    where: /^packages\/(contract|server)\/src\//,
    except: /^packages\/contract\/src\/values\/money\.ts$/,
    forbidden: /[/*] ?100(?![\d_.])/,
  },
  {
    what: 'a screen leaves cents to values/money.ts (decision 0004)',
    where: /^packages\/web\/src\//,
    forbidden: /(cents|importe|precio|amount|saldo|price|euros?)\w*\)*(\.toFixed|\s*[/*]\s*100(?![\d_.]))/i,
  },
  {
    what: 'a module refuses, it does not catch: only the adapter of an outside system or what reads a file in a process of its own may (decision 0008)',
    where: /^packages\/server\/src\/modules\//,
    except: /-(adapter|reader)\.ts$/,
    forbidden: /\btry \{/,
  },
  {
    what: 'a list of modules brings all actions and texts along, also when it is loaded later (decision 0039)',
    where: /^packages\/web\/src\//,
    forbidden: /\bimport\('@app\/contract(\/menu|\/[^']*\/module)?'\)/,
  },
  {
    what: 'what only tests use (src/testing) is imported by tests only',
    where: /^packages\/\w+\/src\//,
    forbidden: /(?:from|import\(|import)\s*'\.[^']*\/testing\//,
  },
]

/** Folders with more than 25 files of production code, as `folder: count`: a room is browsed, not searched. */
export function crowdedFolders(files) {
  const counts = new Map()
  for (const { path } of files) {
    if (!/\.(?:tsx?|mjs)$/.test(path) || tests.test(path)) continue
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 25).map(([folder, count]) => `${folder}: ${count}`)
}

/** Lines that break a rule, as `path:line: rule`. */
export function brokenLines(files) {
  const broken = []
  for (const { what, where, except, forbidden } of lineRules)
    for (const { path, text } of files) {
      if (!where.test(path) || tests.test(path) || except?.test(path)) continue
      for (const [index, line] of text.split('\n').entries())
        if (forbidden.test(line.replace(/^\s*(\/\/|\*|\/\*).*/, ''))) broken.push(`${path}:${index + 1}: ${what}`)
    }
  return broken
}

/** Writes to a table outside of the module that declares it: read anywhere, write at home (docs/architecture.md). */
export function foreignWrites(files) {
  const homes = new Map()
  for (const { path, text } of files) {
    const home = /^packages\/contract\/src\/modules\/([^/]+)\//.exec(path)?.[1]
    if (home && !tests.test(path)) for (const [, table] of text.matchAll(/\btable: '(\w+)'/g)) homes.set(table, home)
  }
  const foreign = []
  for (const { path, text } of files) {
    const module = /^packages\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
    if (!module || tests.test(path)) continue
    for (const [, table] of text.matchAll(/(?:\.(?:insertInto|updateTable|deleteFrom|copy)\(|\bput\(\s*tx,)\s*'(\w+)/g))
      if (homes.get(table) !== module) foreign.push(`${path}: writes ${table}, which belongs to ${homes.get(table) ?? 'no module'}`)
  }
  return foreign
}

/** Doc comments that begin with a question word instead of a noun or a verb (docs/style.md), as `path:line: first words`. */
export function askingComments(files) {
  const asking =
    /\/\*\*\s*(?:\*\s*)?((?:What|Who|Whom|Whose|Whoever|Whatever|Whether|Where|Wherever|When|Whenever|How|Why|Which)\b[^\n]{0,40})/g
  return files
    .filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(asking)].map((found) => `${path}:${text.slice(0, found.index).split('\n').length}: ${found[1]}`),
    )
}

/** Relative imports of a source, types included, as paths from the root. */
const importsOf = ({ path, text }) =>
  [...text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)].map(([, from]) => posix.join(posix.dirname(path), from))

/** Rings in a graph of name → names, each as 'a → b → a'. */
function ringsIn(uses) {
  const rings = []
  const seen = new Set()
  const follow = (trail) => {
    seen.add(trail.at(-1))
    for (const next of uses.get(trail.at(-1)) ?? [])
      if (trail.includes(next)) rings.push([...trail.slice(trail.indexOf(next)), next].join(' → '))
      else if (!seen.has(next)) follow([...trail, next])
  }
  for (const name of uses.keys()) if (!seen.has(name)) follow([name])
  return rings
}

/** Rings of modules of a package that import each other: each as 'server: bookings → courts → bookings'. */
export function moduleRings(files) {
  return ['contract', 'server', 'web'].flatMap((part) => {
    const moduleOf = (path) => new RegExp(`^packages/${part}/src/modules/([^/]+)/`).exec(path)?.[1]
    const uses = new Map()
    for (const file of files) {
      const module = moduleOf(file.path)
      if (!module || tests.test(file.path)) continue
      const others = importsOf(file).flatMap((path) => moduleOf(path) ?? [])
      uses.set(module, new Set([...(uses.get(module) ?? []), ...others.filter((other) => other !== module)]))
    }
    return ringsIn(uses).map((ring) => `${part}: ${ring}`)
  })
}

/** Rings of files that import each other, types included (the linter leaves types out). */
export const fileRings = (files) =>
  ringsIn(
    new Map(
      files
        .filter(({ path }) => /^packages\/.*\.tsx?$/.test(path) && !tests.test(path))
        .map((file) => [file.path, importsOf(file).filter((path) => path !== file.path)]),
    ),
  )

/** Addresses of package registries and paths of somebody's machine, which mean nothing anywhere else. */
export function localTraces(files) {
  const trace = /https?:\/\/[^\s"'`]*(?:registry|npmjs|yarnpkg)[^\s"'`]*|(?<![\w.@$}])\/(?:work|home|Users)\/[\w.-]+[^\s"'`]*/g
  return files.flatMap(({ path, text }) => [...text.matchAll(trace)].map(([found]) => `${path}: ${found}`))
}
