import { expect, it } from 'vitest'
import { club } from '../testing/club.ts'
import { schemaFacts } from '../testing/schema-facts.ts'
import { migrate, readMigrations } from './database/migrate.ts'

const desk = await club()
const migrations = await readMigrations('club')

it('a copy of a schema is the schema that the migrations make: structure, rights, rows and next numbers', async () => {
  await migrate(desk.pool, 'club_model', migrations)
  await migrate(desk.pool, 'club_copy', migrations, 'club_model')
  expect(await schemaFacts(desk.pool, 'club_copy')).toEqual(await schemaFacts(desk.pool, 'club_model'))
})

it('a copy of an older schema goes through the later migrations, and a schema that is there is no copy', async () => {
  const [older, newer] = [migrations.slice(0, 2), migrations.slice(0, 4)]
  await migrate(desk.pool, 'club_old', older)
  await migrate(desk.pool, 'club_there', older)
  await desk.pool.query('create table club_old.extra ()')
  const later = newer.slice(2).map(({ name }) => name)
  expect(await migrate(desk.pool, 'club_new', newer, 'club_old')).toEqual(later)
  expect(await migrate(desk.pool, 'club_there', newer, 'club_old')).toEqual(later)
  const { rows } = await desk.pool.query(`select schemaname from pg_tables where tablename = 'extra' order by 1`)
  expect(rows).toEqual([{ schemaname: 'club_new' }, { schemaname: 'club_old' }])
})
