import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { menuRows } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import type { ScreenSpec } from './kit/screen/screens.ts'
import { modules } from './routes.tsx'

const folder = join(import.meta.dirname, 'modules')
const screens = Object.values<readonly ScreenSpec[]>(modules).flat()
const rowOf = new Map<string, (typeof menuRows)[number]>(menuRows.map((row) => [row.code, row]))

describe('the list of modules', () => {
  it('has the screens of every folder, each under its name', async () => {
    const own = (name: string) => join(folder, name, 'screens.tsx')
    const found = await Promise.all(
      (await readdir(folder)).map(async (name) => [name, existsSync(own(name)) ? (await import(own(name))).screens : []]),
    )
    const shown = (all: readonly (readonly [string, readonly unknown[]])[]) => Object.fromEntries(all.filter(([, own]) => own.length > 0))
    expect(shown(Object.entries(modules))).toEqual(shown(found as [string, unknown[]][]))
  })
})

describe('the menu', () => {
  it('offers exactly the screens that exist (A-64)', () => {
    const there = new Set<string>(screens.map(({ code }) => code))
    expect(menuRows.filter(({ code, ready }) => ready !== (there.has(code) || code === 'login')).map(({ code }) => code)).toEqual([])
  })
  it('knows every screen that can be opened, under its route', () => {
    expect(screens.filter(({ code, path }) => !rowOf.get(code)?.ruta.startsWith(path)).map(({ path }) => path)).toEqual([])
  })
  it('shows the icon that its row names beside every screen of the sidebar', () => {
    const named = ({ icono }: { icono: string }) => icono.replaceAll(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase())
    const shown = screens.filter(({ code, path }) => rowOf.get(code)?.ruta === path && rowOf.get(code)?.lugar !== 'child')
    expect(shown.map(({ code, icon }) => [code, icon?.displayName])).toEqual(shown.map(({ code }) => [code, named(rowOf.get(code)!)]))
  })
})

describe('a screen', () => {
  it('inside another has an address that goes on from it', () => {
    const paths = screens.map(({ path }) => path)
    expect(screens.filter(({ under, path }) => under && !(paths.includes(under) && path.startsWith(`${under}/`)))).toEqual([])
  })
})
