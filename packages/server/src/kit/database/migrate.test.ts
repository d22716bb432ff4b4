import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationSubjects } from '../../commands/db-diff.ts'
import { club } from '../../testing/club.ts'
import { migrate, migrationName, readMigrations } from './migrate.ts'

const desk = await club()
const at = new Date('2026-11-22T14:35:40Z')
const migration = (name: string) => ({ name, steps: [`create table ${name.split('-').at(-1)!.replace('.sql', '')} ()`] })
type M = ReturnType<typeof migration>

describe('the name of a migration', () => {
  it('says the minute, the module and what it does, in an order that is that of writing', () => {
    const name = migrationName(at, 'booking-config-hours', ['booking-config'])!
    expect(name).toBe('2026-11-22-1435-booking-config-hours.sql')
    expect(['0012_saved_answers.sql', name, migrationName(new Date('2026-11-22T14:36:00Z'), 'a-x', ['a'])!].toSorted()[1]).toBe(name)
  })
  it('is refused without a module, and with signs that a file cannot have everywhere', () => {
    for (const subject of ['', 'hours', 'levels', 'levels-', 'nobody-hours', 'levels-a/b', 'levels-Hours'])
      expect([subject, migrationName(at, subject, migrationSubjects)]).toEqual([subject, null])
  })
  it('is a number only where clubs have recorded it so, and names a module everywhere else', async () => {
    const names = [...(await readMigrations('platform')), ...(await readMigrations('club'))].map(({ name }) => name)
    const numbered = names.filter((name) => /^\d{4}_/.test(name))
    expect(numbered).toHaveLength(1 + 12)
    const form = /^\d{4}-\d{2}-\d{2}-\d{4}-([0-9a-z-]+)\.sql$/
    const wrong = names.filter((name) => !numbered.includes(name) && !migrationName(at, form.exec(name)?.[1] ?? '', migrationSubjects))
    expect(wrong).toEqual([])
  })
})

it('migrations are read with few open files, as on a system that allows 64', () => {
  const program = `const { readMigrations } = await import(${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))})
    console.log((await readMigrations('club')).length)`
  const run = ['-c', 'ulimit -n 64 && exec "$0" --input-type=module --eval "$1"', process.execPath, program]
  expect(Number(execFileSync('sh', run, { encoding: 'utf8' }))).toBeGreaterThan(64)
})

it('a migration of another branch that was written earlier is run when it arrives, and nothing is run twice', async () => {
  const [first, late, last] = ['0001-a.sql', '2026-11-22-1435-levels-b.sql', '2026-11-23-0900-cash-c.sql'].map(migration) as [M, M, M]
  const run = (...migrations: M[]) => migrate(desk.pool, 'club_order', migrations)
  expect(await run(first, last)).toEqual([first.name, last.name])
  expect(await run(first, late, last)).toEqual([late.name])
})
