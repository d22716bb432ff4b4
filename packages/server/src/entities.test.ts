import { readFileSync } from 'node:fs'
import { modules } from '@app/contract'
import type { Field, Fields } from '@app/contract/kit/field'
import { describe, expect, it } from 'vitest'

const rows = readFileSync(new URL('../../../docs/spec/entities.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [entity: string, field: string, place: string, name?: string])

const declared = Object.values(modules)
const resources = declared.flatMap((one) => [...one.resources])
const actions = declared.flatMap((one) => [...one.actions])

/** Names of fields, those of lists and objects in them included, in each spelling. */
const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [name, ...(field.alias ?? []), ...namesWithin(field)])
const namesWithin = ({ facts }: Field): string[] => [
  ...(facts.fields ? namesIn(facts.fields) : []),
  ...(facts.item ? namesWithin(facts.item) : []),
]

/** Names that each table and each call have: path and body, and the answer. */
const namesOf = new Map<string, ReadonlySet<string>>([
  ...resources.map((one) => [one.name, new Set(namesIn(one.fields))] as const),
  ...actions.map((one) => [one.endpoint, new Set([...namesIn(one.input), ...namesWithin(one.output)])] as const),
])
const tableOf = new Map<string, string>(resources.map(({ name, table }) => [table, name]))
const names = ([, field, , name = field]: (typeof rows)[number]) => name.split(' ')

describe('the catalogue of entities', () => {
  it('has every field at the place that it names: a table, or a call that takes or answers it', () => {
    expect(rows.length).toBeGreaterThan(600)
    const missing = rows.filter(
      (row) => row[2] !== '-' && !(row[3] ? names(row) : [row[1]]).every((name) => namesOf.get(row[2])?.has(name)),
    )
    expect(missing.map((row) => row.join(' '))).toEqual([])
  })
  it('stores in the table of an entity the fields that nothing else answers', () => {
    const elsewhere = rows.filter(([entity, field, place]) => {
      const table = tableOf.get(entity)
      return table && namesOf.get(table)?.has(field) && place !== table
    })
    expect(elsewhere.map((row) => row.join(' '))).toEqual([])
  })
  it('says why a field is nowhere', () => {
    expect(rows.filter(([, , place, reason = '']) => place === '-' && reason.length < 10)).toEqual([])
    expect(rows.filter(([, , place]) => place === '-').length).toBeLessThan(5)
  })
})
