import { schemaOf } from '../kit/database/clubs.ts'
import { openDatabase } from '../kit/database/database.ts'
import { findViolations } from '../kit/verify.ts'
import { checks } from '../registry.ts'
import { withDatabase } from './with-database.ts'

/** Checks the invariants of every club; exit code 1 when one is broken. */
export const run = (): Promise<number> =>
  withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ slug: string }>('select slug from platform.club order by slug')
    let broken = 0
    for (const { slug } of rows) {
      const violations = await findViolations(openDatabase(pool), schemaOf(slug), checks)
      broken += violations.length
      console.log(`${slug}: ${checks.length} invariants, ${violations.length === 0 ? 'all hold' : `${violations.length} BROKEN`}`)
      for (const { name, rows: offending } of violations)
        console.log(`  ${name}: ${offending.length} rows, such as ${JSON.stringify(offending[0])}`)
    }
    return broken === 0 ? 0 : 1
  })
