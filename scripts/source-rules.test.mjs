import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missingEntries } from './complete-lock.mjs'
import { root } from './processes.mjs'
import {
  askingComments,
  brokenLines,
  crowdedFolders,
  fileRings,
  foreignWrites,
  localTraces,
  moduleRings,
  projectFiles,
} from './source-rules.mjs'

const files = projectFiles()

describe('the project', () => {
  it('makes instants, amounts and refusals only where they belong', () => {
    expect(brokenLines(files)).toEqual([])
  })

  it('writes every table only from the module that declares it', () => {
    expect(foreignWrites(files)).toEqual([])
  })

  it('begins no doc comment with a question word', () => {
    expect(askingComments(files)).toEqual([])
  })

  it('has at most 25 files of production code in a folder', () => {
    expect(crowdedFolders(files)).toEqual([])
  })

  it('has no ring of modules that import each other', () => {
    expect(moduleRings(files)).toEqual([])
  })

  it('has no ring of files that import each other, types included', () => {
    expect(fileRings(files)).toEqual([])
  })

  it('names no package registry and nobody’s machine in any file', () => {
    expect(localTraces(files)).toEqual([])
  })

  it('locks the packages of every system, so that it installs on each', () => {
    expect(missingEntries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))).toEqual({})
  })
})

describe('a planted violation is found', () => {
  const handler = (text) => [{ path: 'packages/server/src/modules/cash/withdraw.ts', text }]

  it.each([
    ['an instant made in a handler', handler('const now = new Date()')],
    ['the machine’s time read in a handler', handler('const now = Date.now()')],
    ['cents divided in a handler', handler('return cents / 100')],
    ['euros multiplied in a rule', [{ path: 'packages/contract/src/modules/cash/rules.ts', text: 'const cents = euros * 100' }]],
    [
      'an amount formatted by a screen',
      [{ path: 'packages/web/src/modules/cash/cash-screen.tsx', text: '<b>{(precio / 100).toFixed(2)}</b>' }],
    ],
    [
      'a whole module of the contract loaded by a screen',
      [{ path: 'packages/web/src/modules/cash/screens.tsx', text: "await import('@app/contract/cash/module')" }],
    ],
    ['a caught error in a handler', handler('try { await pay() } catch {}')],
    ['a test helper used by a handler', handler("import { club } from '../../testing/club.ts'")],
    ['a test helper imported for its effect', handler("import '../../testing/club.ts'")],
  ])('%s', (_title, planted) => {
    expect(brokenLines(planted)).toHaveLength(1)
  })

  it.each(['kit/clock.ts', 'testing/club.ts', 'kit/clock.test.ts'])('but not where it is allowed: %s', (name) => {
    expect(brokenLines([{ path: `packages/server/src/${name}`, text: 'const now = new Date()' }])).toEqual([])
  })

  it('a doc comment that begins with a question word, on its first line or the next', () => {
    const comment = (text) => [{ path: 'packages/web/src/kit/card.tsx', text }]
    expect(askingComments(comment('/** Card of a booking, where it is free. */\n// What it is'))).toEqual([])
    expect(askingComments(comment(`\n/** ${'What'} a card shows. */`))).toEqual(['packages/web/src/kit/card.tsx:2: What a card shows. */'])
    expect(askingComments(comment(`/**\n * ${'Whether'} it is free.\n */`))).toEqual([
      'packages/web/src/kit/card.tsx:1: Whether it is free.',
    ])
  })

  it('a folder of 26 files, whose tests do not count', () => {
    const file = (name) => ({ path: `packages/web/src/kit/${name}`, text: '' })
    const few = [...Array.from({ length: 25 }, (_, n) => file(`part-${n}.ts`)), file('part.test.ts'), file('part.css')]
    expect(crowdedFolders(few)).toEqual([])
    expect(crowdedFolders([...few, file('one-more.tsx')])).toEqual(['packages/web/src/kit: 26'])
  })

  it('a write to the table of another module', () => {
    const declared = { path: 'packages/contract/src/modules/members/member.ts', text: "resource('member', { table: 'socio' })" }
    const home = { path: 'packages/server/src/modules/members/member.ts', text: "tx.updateTable('socio')" }
    expect(foreignWrites([declared, home])).toEqual([])
    expect(foreignWrites([declared, ...handler("tx.deleteFrom('socio')")])).toEqual([
      'packages/server/src/modules/cash/withdraw.ts: writes socio, which belongs to members',
    ])
    for (const write of ["demo.copy('socio', columns, rows)", "put(tx, 'socio', 'id_mst_socios', rows)", "put(\n tx,\n 'socio',"])
      expect([write, foreignWrites([declared, ...handler(write)]).length]).toEqual([write, 1])
  })

  it('a ring of three modules, wherever in their folders it lies', () => {
    const uses = (path, from) => ({ path: `packages/server/src/modules/${path}`, text: `import { thing } from '${from}'` })
    const line = [uses('bookings/place.ts', '../courts/public.ts'), uses('courts/parts/row.ts', '../../cash/public.ts')]
    expect(moduleRings([...line, uses('cash/one.test.ts', '../bookings/public.ts')])).toEqual([])
    expect(moduleRings([...line, uses('cash/one.ts', '../bookings/public.ts')])).toEqual(['server: bookings → courts → cash → bookings'])
  })

  it('a ring of two modules of the contract, by a type alone', () => {
    const declares = (path, text) => ({ path: `packages/contract/src/modules/${path}`, text })
    const line = [
      declares('bookings/place.ts', "import { court } from '../courts/court.ts'"),
      declares('courts/court.ts', "import { action } from '../../kit/action.ts'"),
      { path: 'packages/contract/src/index.ts', text: "import { module } from './modules/bookings/module.ts'" },
    ]
    expect(moduleRings(line)).toEqual([])
    expect(moduleRings([...line, declares('courts/parts/row.ts', "import type { Booking } from '../../bookings/place.ts'")])).toEqual([
      'contract: bookings → courts → bookings',
    ])
  })

  it('a file that takes a type from its parent', () => {
    const parent = { path: 'packages/web/src/kit/list.tsx', text: "import { Row } from './row.tsx'" }
    const child = (text) => ({ path: 'packages/web/src/kit/row.tsx', text })
    expect(fileRings([parent, child('')])).toEqual([])
    expect(fileRings([parent, child("import type { ListProps } from './list.tsx'")])).toEqual([
      'packages/web/src/kit/list.tsx → packages/web/src/kit/row.tsx → packages/web/src/kit/list.tsx',
    ])
  })

  it('the address of a registry, and a path of one machine', () => {
    const planted = ['https://', 'registry.', 'example/x'].join('')
    const place = ['', 'home', 'somebody', 'tribuna'].join('/')
    expect(localTraces([{ path: 'a.md', text: `see ${planted} and ${place}` }])).toEqual([`a.md: ${planted}`, `a.md: ${place}`])
  })

  it('a lock file without the package of another system', () => {
    const packages = { 'node_modules/tool': { dev: true, optionalDependencies: { '@tool/linux-x64-musl': '1.0.0' } } }
    expect(missingEntries({ packages })).toEqual({
      'node_modules/@tool/linux-x64-musl': { version: '1.0.0', dev: true, optional: true, cpu: ['x64'], libc: ['musl'], os: ['linux'] },
    })
  })
})
