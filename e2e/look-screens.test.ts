import { readFileSync } from 'node:fs'
import { menuRows } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import { lookScreens, notInDemo } from './look-screens.ts'

const pictured = new Map(lookScreens.map((screen) => [screen.name, screen]))

describe('the pictures of `npm run look`', () => {
  it('have one name each', () => {
    expect(pictured.size).toBe(lookScreens.length)
  })
  it('show every screen of the menu at an address of its own that is filled, but those that the demo club cannot open', () => {
    const rows = menuRows.filter(({ code, ready }) => ready && !(code in notInDemo))
    const isShown = ({ code, ruta }: (typeof rows)[number]) => {
      const path = pictured.get(code)?.at.replace('{booking}', '1').split('?')[0] ?? ''
      return new RegExp(`^${ruta.replaceAll(/\{\w+\}/g, '\\d+')}$`).test(path)
    }
    expect(rows.filter((row) => !isShown(row)).map(({ code }) => code)).toEqual([])
    expect(Object.keys(notInDemo).filter((code) => !menuRows.some((row) => row.code === code))).toEqual([])
  })
  it('show the public pages of screens.tsv and the page of players (A-64, A-111, A-112)', () => {
    const screens = readFileSync(new URL('../docs/spec/screens.tsv', import.meta.url), 'utf8').split('\n')
    const named = screens.flatMap((line) => /^\(public\) (buscadores\/\w+)/.exec(line)?.[1] ?? []).map((route) => `/${route}`)
    const pages = lookScreens.filter(({ isPage }) => isPage).map(({ at }) => at)
    expect(named.length).toBeGreaterThan(0)
    expect(pages).toEqual(expect.arrayContaining(['/buscadores', ...named, '/socio']))
  })
})
