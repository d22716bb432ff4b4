import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resources } from '@app/contract'
import { schemaOf } from '../kit/clubs.ts'
import { schemaDiff, tableSql } from '../kit/schema.ts'
import { kitResources } from '../kit/tables.ts'
import { prepareAll } from '../prepare.ts'
import { withDatabase } from './with-database.ts'

const folder = join(import.meta.dirname, '../../migrations/club')
const declared = [...kitResources, ...resources]
const asFile = (steps: readonly string[]) => `${steps.join('\n--;\n')}\n`

/** `--first` writes 0001 anew from the declarations (before anything has shipped); else prints what the declarations ask of the migrated database. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--first')) {
    await writeFile(join(folder, '0001_tables.sql'), asFile(tableSql(declared)))
    return 0
  }
  return withDatabase(async ({ pool }) => {
    await prepareAll(pool)
    const { rows } = await pool.query<{ slug: string }>('select slug from platform.club order by slug limit 1')
    const slug = rows[0]?.slug
    const steps = slug === undefined ? [] : await schemaDiff(pool, schemaOf(slug), declared)
    if (steps.length > 0) console.log(asFile(steps))
    console.error(
      steps.length === 0
        ? 'Declarations and database agree.'
        : `${steps.length} statements: put them into the next file of migrations/club.`,
    )
    return 0
  })
}
