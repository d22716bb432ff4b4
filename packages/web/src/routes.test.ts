import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { menuRows } from '@app/contract/shell/menu-rows'
import { describe, expect, it } from 'vitest'

const source = await readFile(join(import.meta.dirname, 'routes.tsx'), 'utf8')
const routed = [...source.matchAll(/(?:screen|resourceScreen)\(\s*'([^']+)',\s*'([\w-]+)'/g)].map(([, path, code]) => ({
  path: path!,
  code: code!,
}))

describe('the menu', () => {
  it('offers exactly the screens that exist (A-64)', () => {
    const there = new Set(routed.map(({ code }) => code))
    expect(menuRows.filter(({ code, ready }) => ready !== (there.has(code) || code === 'login')).map(({ code }) => code)).toEqual([])
  })
  it('knows every screen that can be opened, under its route', () => {
    const known = new Map(menuRows.map(({ code, ruta }) => [code as string, ruta as string]))
    expect(routed.filter(({ code, path }) => !known.get(code)?.startsWith(path)).map(({ path }) => path)).toEqual([])
  })
})
