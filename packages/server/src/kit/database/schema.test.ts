import { defaulted, type Fields, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { type Resource, resource } from '@app/contract/kit/resource'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { schemaDiff, tableSql } from './schema.ts'

const declared = (table: string, fields: Fields): Resource =>
  resource(table, { table, path: table, label: 'nombre', only: [], permission: 'admin', fields })
const kind = declared('clase', { id_clase: field.id(), nombre: field.text(60) })
const fields = {
  id_cosa: field.id(),
  nombre: field.text(60),
  orden: defaulted(field.integer(), -1),
  lengua: defaulted(field.text(8), "l'és"),
  activo: defaulted(field.flag(), true),
  opciones: defaulted(field.json<unknown>(), { filas: ['a', 'b'] }),
  nota: optional(field.note()),
}
const thing = declared('cosa', fields)

const desk = await club()
const client = await desk.pool.connect()
afterAll(() => client.release(true))
const run = async (steps: readonly string[]) => {
  for (const step of steps) await client.query(step)
}
const diff = (...resources: Resource[]) => schemaDiff(desk.pool, 'prueba', resources)
beforeEach(async () => {
  await run(['drop schema if exists prueba cascade', 'create schema prueba', 'set search_path to prueba'])
  await run(tableSql([kind, thing]))
})

describe('what a database lacks beside its declarations', () => {
  it('is nothing after its tables were made from them', async () => {
    expect(await diff(kind, thing)).toEqual([])
  })
  it('is the foreign key and the index too where a reference is added to a table', async () => {
    const wider = declared('cosa', { ...fields, id_clase: optional(field.ref('clase')) })
    const steps = await diff(kind, wider)
    expect(steps).toEqual([
      'alter table "cosa" add column "id_clase" bigint',
      'alter table "cosa" add constraint "cosa_id_clase_fk" foreign key ("id_clase") references "clase" ("id_clase")',
      'create index "cosa_id_clase_idx" on "cosa" ("id_clase")',
    ])
    await run(steps)
    expect(await diff(kind, wider)).toEqual([])
  })
  it('is a default that was changed, added or taken away', async () => {
    const other = declared('cosa', {
      ...fields,
      orden: field.integer(),
      lengua: defaulted(field.text(8), 'ca'),
      nota: defaulted(field.note(), ''),
    })
    const steps = await diff(kind, other)
    expect(steps).toEqual([
      'alter table "cosa" alter column "orden" drop default',
      `alter table "cosa" alter column "lengua" set default 'ca'`,
      'alter table "cosa" alter column "nota" set not null',
      `alter table "cosa" alter column "nota" set default ''`,
    ])
    await run(steps)
    expect(await diff(kind, other)).toEqual([])
  })
  it('is told of what it has beyond them: columns and tables that nobody declares', async () => {
    await run(['alter table cosa add column olvidada integer', 'create table huerfana (id bigint)'])
    const steps = await diff(kind, thing)
    expect(steps).toEqual(['alter table "cosa" drop column "olvidada"', 'drop table "huerfana"'])
    await run(steps)
    expect(await diff(kind, thing)).toEqual([])
  })
})
