import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modules, resources } from '@app/contract'
import { systemClock } from '../kit/clock.ts'
import { schemaOf } from '../kit/database/clubs.ts'
import { migrationName } from '../kit/database/migrate.ts'
import { schemaDiff, tableSql } from '../kit/database/schema.ts'
import { kitResources } from '../kit/database/tables.ts'
import { StartFailure } from '../kit/embedded/start-failure.ts'
import { prepareAll } from '../prepare.ts'
import { withDatabase } from './with-database.ts'

const folder = join(import.meta.dirname, '../../migrations/club')
const declared = [...kitResources, ...resources]
const asFile = (steps: readonly string[]) => `${steps.join('\n--;\n')}\n`

/** What a migration may be about: a module, or the kit's own tables. */
export const migrationSubjects = ['kit', ...Object.keys(modules)]

/**
 * What the declarations ask of the migrated database, as statements; `--write <module>-<what>` makes them the next migration.
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
    if (!args.includes('--write')) {
      console.log(asFile(steps))
      return 0
    }
    const file = migrationName(systemClock(), args[args.indexOf('--write') + 1] ?? '', migrationSubjects)
    if (!file) throw new StartFailure(`Name its module and what it does: npm run db:diff -- --write <module>-<what>.`)
    await writeFile(join(folder, file), asFile(steps))
    console.log(
      `migrations/club/${file}: ${steps.length} statements. Read it, add what declarations cannot say (unique, check, exclude), and it is frozen.`,
    )
    return 0
  })
}
