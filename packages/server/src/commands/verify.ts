import { configuration } from '../kit/configuration.ts'
import { openDatabase } from '../kit/database/database.ts'
import { openFiles } from '../kit/files/files.ts'
import { missingFiles } from '../kit/files/sweep.ts'
import { eachClub } from '../kit/servers/each-club.ts'
import { findViolations } from '../kit/verify.ts'
import { checks } from '../registry.ts'
import { withDatabase } from './with-database.ts'

/** Checks the invariants of every club, and that every file is in its store; exit code 1 otherwise. */
export const run = (): Promise<number> =>
  withDatabase(async ({ pool }) => {
    const files = openFiles(configuration())
    let broken = 0
    await eachClub(pool, async ({ slug, schema, pool: server }) => {
      const violations = await findViolations(openDatabase(server), schema, checks)
      const missing = await missingFiles(openDatabase(server).withSchema(schema), files.forClub(slug))
      broken += violations.length + missing.length
      if (missing.length > 0) console.log(`${slug}: ${missing.length} files are not in the store, such as ${missing[0]}`)
      console.log(`${slug}: ${checks.length} invariants, ${violations.length === 0 ? 'all hold' : `${violations.length} BROKEN`}`)
      for (const { name, rows: offending } of violations)
        console.log(`  ${name}: ${offending.length} rows, such as ${JSON.stringify(offending[0])}`)
    })
    return broken === 0 ? 0 : 1
  })
