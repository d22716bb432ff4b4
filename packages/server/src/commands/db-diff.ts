import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modules, resources } from '@app/contract'
import { systemClock } from '../kit/clock.ts'
import { configuration } from '../kit/configuration.ts'
import { schemaOf } from '../kit/database/clubs.ts'
import { openPool } from '../kit/database/database.ts'
import { migrationName } from '../kit/database/migrate.ts'
import { schemaDiff, tableSql } from '../kit/database/schema.ts'
import { kitResources } from '../kit/database/tables.ts'
import { startEmbedded } from '../kit/embedded/embedded-postgres.ts'
import { StartFailure } from '../kit/embedded/start-failure.ts'
import { migrateClub, preparePlatform } from '../kit/install.ts'

const folder = join(import.meta.dirname, '../../migrations/club')
const declared = [...kitResources, ...resources]
const asFile = (steps: readonly string[]) => `${steps.join('\n--;\n')}\n`

/** Subjects of a migration: a module, or the kit's own tables. */
export const migrationSubjects = ['kit', ...Object.keys(modules)]

/** Differences between the declarations and the migrations, run in a scratch database that is removed afterwards. */
async function differences(): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tribuna-diff-'))
  try {
    const server = await startEmbedded({ dataDir, binDir: configuration().binDir })
    const pool = openPool(server.connection, 1)
    try {
      await preparePlatform(pool)
      await migrateClub(pool, 'scratch')
      return await schemaDiff(pool, schemaOf('scratch'), declared)
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Prints the statements that bring the migrated tables to the declarations; `--write <module>-<subject>` writes them as
 * the next migration. `--first` rewrites 0001 from the declarations, which only an unshipped product may do.
 */
export async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--first')) {
    await writeFile(join(folder, '0001_tables.sql'), asFile(tableSql(declared)))
    return 0
  }
  const steps = await differences()
  if (steps.length === 0) {
    console.log('Declarations and migrations agree.')
    return 0
  }
  if (!args.includes('--write')) {
    console.log(asFile(steps))
    return 0
  }
  const file = migrationName(systemClock(), args[args.indexOf('--write') + 1] ?? '', migrationSubjects)
  if (!file) throw new StartFailure(`Name the module and subject of the migration: npm run db:diff -- --write <module>-<subject>.`)
  await writeFile(join(folder, file), asFile(steps))
  console.log(
    `migrations/club/${file}: ${steps.length} statements. Read it, add what declarations cannot say (unique, check, exclude), and it is frozen.`,
  )
  return 0
}
