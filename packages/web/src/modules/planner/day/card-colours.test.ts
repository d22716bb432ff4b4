import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coloursOf, palettes } from './card-colours.ts'

/** Lightness of the first and second colour of `light-dark(…)`. */
const lights = (value = '') => [...value.matchAll(/oklab\((\S+)/g)].map(([, light]) => Number(light))

test('a bar stays between the bounds of its scheme, whatever colour a club chose', () => {
  for (const colour of ['#000000', '#ffffff', '#ffff00', '#00008b', '#808080']) {
    const [light = 0, dark = 0] = lights(coloursOf(colour)['--bar'])
    expect(light).toBeGreaterThanOrEqual(palettes.light.least)
    expect(light).toBeLessThanOrEqual(palettes.light.most)
    expect(dark).toBeGreaterThanOrEqual(palettes.dark.least)
    expect(dark).toBeLessThanOrEqual(palettes.dark.most)
  }
})

test('a fill is a breath of its colour on the surface: light by day, dark by night', () => {
  const [light = 0, dark = 1] = lights(coloursOf('#0000ff')['--fill'])
  expect(light).toBeGreaterThan(0.9)
  expect(dark).toBeLessThan(0.35)
})

test('pure colours have the OKLab values of CSS Color 4', () => {
  expect(coloursOf('#ff0000', '#ffffff')['--fill']).toContain('oklab(1.0000 ')
  expect(coloursOf('#8c8c8c')['--bar']).toMatch(/^light-dark\(oklab\(0\.57\d* -?0\.0000 -?0\.0000\)/)
})

test('the surfaces are those of the planner’s tokens', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8')
  const surfaces = [...tokens.matchAll(/--pl-surface: (#\w+)/g)].map(([, colour = '']) => (colour === '#fff' ? '#ffffff' : colour))
  expect(surfaces).toEqual([palettes.light.surface, palettes.dark.surface])
})
