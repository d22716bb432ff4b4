import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resources } from '@app/contract'
import { schemaOf } from '../kit/clubs.ts'
import { schemaDiff, tableSql } from '../kit/schema.ts'
import { StartFailure } from '../kit/start-failure.ts'
import { kitResources } from '../kit/tables.ts'
import { prepareAll } from '../prepare.ts'
import { withDatabase } from './with-database.ts'

const folder = join(import.meta.dirname, '../../migrations/club')
const declared = [...kitResources, ...resources]
const asFile = (steps: readonly string[]) => `${steps.join('\n--;\n')}\n`

/** The number after the last migration: '0006'. */
const nextNumber = async () => String((await readdir(folder)).filter((name) => name.endsWith('.sql')).length + 1).padStart(4, '0')

/**
 * What the declarations ask of the migrated database, as statements; `--write <name>` makes them the next migration.
 * `--first` writes 0001 anew from the declarations, which only an unshipped product may do.
 */
export async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--first')) {
    await writeFile(join(folder, '0001_tables.sql'), asFile(tableSql(declared)))
    return 0
  }
  return withDatabase(async ({ pool }) => {
    await prepareAll(pool)
    const { rows } = await pool.query<{ slug: string }>('select slug from platform.club where database_url is null order by slug limit 1')
    const slug = rows[0]?.slug
    if (slug === undefined) throw new StartFailure('There is no club to compare with: start the product once.')
    const steps = await schemaDiff(pool, schemaOf(slug), declared)
    if (steps.length === 0) {
      console.log('Declarations and database agree.')
      return 0
    }
    const name = args[args.indexOf('--write') + 1]
    if (!args.includes('--write') || !name) {
      console.log(asFile(steps))
      return 0
    }
    const file = `${await nextNumber()}_${name}.sql`
    await writeFile(join(folder, file), asFile(steps))
    console.log(
      `migrations/club/${file}: ${steps.length} statements. Read it, add what declarations cannot say (unique, check, exclude), and it is frozen.`,
    )
    return 0
  })
}
