import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsByName } from '@app/contract'
import { expect, it } from 'vitest'
import { namespaces } from './namespaces.ts'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
)

it('the players’ page loads the texts of every key that it names', () => {
  const known = new Set(Object.values(textsByName).flatMap((texts) => Object.keys(texts)))
  const loaded = new Set(namespaces.split('+').flatMap((name) => Object.keys(textsByName[name] ?? {})))
  const named = sources.flatMap((path) =>
    [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, key]) => key!),
  )
  expect(named.filter((key) => known.has(key)).length).toBeGreaterThan(50)
  expect(named.filter((key) => known.has(key) && !loaded.has(key))).toEqual([])
})
