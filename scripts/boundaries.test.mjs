import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './processes.mjs'

const use = (from) => `import { thing } from '${from}'\nexport const other = thing\n`
const branching = (count) => `export function f(a: number) {\n${'  if (a > 1) a++\n'.repeat(count)}  return a\n}\n`
const long = (lines) => `export function long() {\n${'  console.log(1)\n'.repeat(lines)}}\n`

/** Planted violations for the linter: title, file, text, rule. */
const violations = [
  ['the contract uses a library', 'contract/src/modules/cash/a.ts', use('kysely'), 'no-restricted-imports'],
  ['the contract uses the server', 'contract/src/modules/cash/b.ts', use('@app/server/kit/sql'), 'no-restricted-imports'],
  ['the contract’s kit uses a module', 'contract/src/kit/a.ts', use('../modules/cash/cash.ts'), 'no-restricted-imports'],
  ['the contract’s kit uses the product', 'contract/src/kit/b.ts', use('../index.ts'), 'no-restricted-imports'],
  ['a value uses the kit', 'contract/src/values/a.ts', use('../kit/kinds.ts'), 'no-restricted-imports'],
  ['the server uses the web', 'server/src/modules/cash/a.ts', use('@app/web/kit/api'), 'no-restricted-imports'],
  ['the server reaches into the web’s files', 'server/src/b.ts', use('../../web/src/kit/reads/api.ts'), 'no-restricted-imports'],
  ['the server’s kit uses a module', 'server/src/kit/a.ts', use('../modules/cash/public.ts'), 'no-restricted-imports'],
  ['the server’s kit uses the registry', 'server/src/kit/http/b.ts', use('../../registry.ts'), 'no-restricted-imports'],
  ['the server’s kit uses a declaration of a module', 'server/src/kit/c.ts', use('@app/contract/cash/drawer'), 'no-restricted-imports'],
  [
    'the server’s kit uses the contract’s list of modules',
    'server/src/kit/d.ts',
    "import type { modules } from '@app/contract'\nexport type Modules = typeof modules\n",
    'no-restricted-imports',
  ],
  [
    'a server module passes by another one’s public.ts',
    'server/src/modules/cash/c.ts',
    use('../members/merge.ts'),
    'no-restricted-imports',
  ],
  ['so does a part of it', 'server/src/modules/cash/parts/d.ts', use('../../members/merge.ts'), 'no-restricted-imports'],
  ['the web uses the server', 'web/src/modules/cash/a.ts', use('@app/server/kit/sql'), 'no-restricted-imports'],
  ['the web uses Node', 'web/src/modules/cash/b.ts', use('node:fs'), 'no-restricted-imports'],
  ['the web’s kit uses a module', 'web/src/kit/a.tsx', use('../modules/cash/public.ts'), 'no-restricted-imports'],
  ['the web’s kit uses a declaration of a module', 'web/src/kit/d.ts', use('@app/contract/shell/bootstrap'), 'no-restricted-imports'],
  ['the web’s kit uses the list of screens', 'web/src/kit/c.ts', use('../routes.tsx'), 'no-restricted-imports'],
  ['a grid uses a declaration of a module', 'web/src/kit/grid/b.ts', use('@app/contract/cash/texts'), 'no-restricted-imports'],
  ['a grid uses a module', 'web/src/kit/grid/cells/c.ts', use('../../../modules/cash/public.ts'), 'no-restricted-imports'],
  [
    'a screen takes a whole module of the contract along',
    'web/src/modules/cash/f.ts',
    use('@app/contract/cash/module'),
    'no-restricted-imports',
  ],
  ['a part of a screen takes them all along', 'web/src/modules/cash/parts/g.ts', use('@app/contract'), 'no-restricted-imports'],
  ['the web’s kit takes the menu along', 'web/src/kit/b.ts', use('@app/contract/menu'), 'no-restricted-imports'],
  ['a grid draws controls', 'web/src/kit/grid/cells/a.tsx', use('../../kinds/controls/controls.ts'), 'no-restricted-imports'],
  [
    'a web module passes by another one’s public.ts',
    'web/src/modules/cash/c.tsx',
    use('../members/member-file.tsx'),
    'no-restricted-imports',
  ],
  [
    'a screen takes the date input of the library',
    'web/src/modules/cash/d.tsx',
    "import { DateInput } from '@mantine/dates'\nexport const a = DateInput\n",
    'no-restricted-imports',
  ],
  [
    'a server module opens a transaction of its own',
    'server/src/modules/cash/m.ts',
    "import { inThisClub } from '../../kit/install.ts'\nexport const a = inThisClub\n",
    'no-restricted-imports',
  ],
  [
    'a part of a server module opens a pool',
    'server/src/modules/cash/parts/n.ts',
    "import { openPool } from '../../../kit/database/database.ts'\nexport const a = openPool\n",
    'no-restricted-imports',
  ],
  ['a server module takes the driver', 'server/src/modules/cash/o.ts', use('pg'), 'no-restricted-imports'],
  ['two files import each other', 'server/src/modules/cash/ring-one.ts', use('./ring-two.ts'), 'no-cycle'],
  ['a promise is left alone', 'server/src/modules/cash/e.ts', 'export function f() {\n  Promise.resolve(1)\n}\n', 'no-floating-promises'],
  ['a handler rounds', 'server/src/modules/cash/f.ts', 'export const cents = (a: number) => Math.round(a)\n', 'no-restricted-properties'],
  [
    'a handler shows decimals',
    'server/src/modules/cash/g.ts',
    'export const text = (a: number) => a.toFixed(2)\n',
    'no-restricted-properties',
  ],
  ['a constant shouts', 'server/src/modules/cash/h.ts', 'export const MAX_CAJA = 1\n', 'id-match'],
  ['a file exports by default', 'server/src/modules/cash/i.ts', 'export default 1\n', 'no-default-export'],
  [
    'a function has 5 parameters',
    'server/src/modules/cash/j.ts',
    'export const f = (a: 1, b: 2, c: 3, d: 4, e: 5) => [a, b, c, d, e]\n',
    'max-params',
  ],
  ['a function has a complexity of 21', 'server/src/modules/cash/p.ts', branching(20), 'complexity'],
  ['a function has 80 lines', 'server/src/modules/cash/k.ts', long(80), 'max-lines-per-function'],
  ['a component has 130 lines', 'web/src/modules/cash/e.tsx', long(130), 'max-lines-per-function'],
  ['a file has 401 lines', 'server/src/modules/cash/l.ts', 'export {}\n'.repeat(401), 'max-lines'],
  [
    'a test says should',
    'server/src/modules/cash/a.test.ts',
    "import { expect, it } from 'vitest'\nit('should work', () => expect(1).toBe(1))\n",
    'valid-title',
  ],
  [
    'a test is skipped',
    'server/src/modules/cash/b.test.ts',
    "import { expect, it } from 'vitest'\nit.skip('works', () => expect(1).toBe(1))\n",
    'no-disabled-tests',
  ],
]

/** Imports that stay allowed. */
const allowed = [
  ['contract/src/modules/cash/ok.ts', use('../members/member.ts')],
  ['server/src/modules/cash/ok.ts', use('../members/public.ts') + use('./parts/one.ts').replaceAll(/thing|other/g, (name) => `${name}2`)],
  ['server/src/modules/cash/parts/ok.ts', use('../ok.ts')],
  [
    'server/src/modules/cash/tx.ts',
    "import { json, type Tx } from '../../kit/database/database.ts'\nexport const a = (tx: Tx) => json([tx])\n",
  ],
  ['server/src/modules/cash/names.ts', 'export const f = ({ id_mst_caja }: { id_mst_caja: number }) => ({ id_reg_caja: id_mst_caja })\n'],
  ['web/src/modules/cash/ok.tsx', use('../members/public.ts') + long(100)],
  ['web/src/kit/grid/ok.ts', use('../kinds/shapes.ts') + use('@app/contract/kit/kinds').replaceAll(/thing|other/g, (name) => `${name}2`)],
  ['server/src/kit/ok.ts', use('@app/contract/values/day')],
  ['server/src/testing/ok.ts', use('../modules/cash/handlers.ts')],
  ['web/src/kit/kinds/controls/day-control.tsx', "import { DateInput } from '@mantine/dates'\nexport const a = DateInput\n"],
]

let folder
let found
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tribuna-lint-'))
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of [...violations.map(([, path, text]) => [path, text]), ...allowed]) {
    const file = join(folder, 'packages', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(join(folder, 'packages/server/src/modules/cash/ring-two.ts'), use('./ring-one.ts').replaceAll('thing', 'other'))
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--type-aware', '--format=json', 'packages'], { cwd: folder, encoding: 'utf8' })
  found = JSON.parse(stdout).diagnostics.map(({ filename, code }) => `${filename.replaceAll('\\', '/')} ${code}`)
}, 30_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const about = (path) => found.filter((line) => line.startsWith(`packages/${path} `))

describe('the linter refuses when', () => {
  it.each(violations)('%s', (_title, path, _text, rule) => {
    expect(about(path)).toContainEqual(expect.stringContaining(`(${rule})`))
  })
})

describe('the linter accepts', () => {
  it.each(allowed)('%s', (path) => {
    expect(about(path)).toEqual([])
  })
})
