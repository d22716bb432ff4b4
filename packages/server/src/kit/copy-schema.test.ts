import { expect, it } from 'vitest'
import { club } from '../testing/club.ts'
import { schemaFacts } from '../testing/schema-facts.ts'
import { makeSchema, migrate, readMigrations } from './database/migrate.ts'
import { finishSchema } from './unfinished-clubs.ts'

const desk = await club()
const migrations = await readMigrations('club')

it('a copy of a schema is the schema that the migrations make: structure, rights, rows and next numbers', async () => {
  await migrate(desk.pool, 'club_model', migrations)
  await makeSchema(desk.pool, 'club_copy', migrations, 'club_model')
  await finishSchema(desk.pool, 'club_copy')
  expect(await schemaFacts(desk.pool, 'club_copy')).toEqual(await schemaFacts(desk.pool, 'club_model'))
})

it('a copy of an older schema goes through the later migrations, and a schema that is there stays as it is', async () => {
  const [older, newer] = [migrations.slice(0, 2), migrations.slice(0, 4)]
  await migrate(desk.pool, 'club_old', older)
  await migrate(desk.pool, 'club_there', older)
  await desk.pool.query('create table club_old.extra ()')
  expect(await makeSchema(desk.pool, 'club_new', newer, 'club_old')).toEqual(newer.slice(2).map(({ name }) => name))
  await expect(makeSchema(desk.pool, 'club_there', newer, 'club_old')).rejects.toThrow('already exists')
  const { rows } = await desk.pool.query(`select schemaname from pg_tables where tablename = 'extra' order by 1`)
  expect(rows).toEqual([{ schemaname: 'club_new' }, { schemaname: 'club_old' }])
  expect((await desk.pool.query('select from club_there.migration')).rowCount).toBe(2)
})
