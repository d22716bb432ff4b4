import type { ClubDb, Tx } from './database/database.ts'
import { inClub } from './install.ts'

/** An invariant, as a query of the rows that violate it (product.md 'Reliability'). */
export interface Check {
  readonly name: string
  readonly offending: (tx: Tx) => Promise<readonly unknown[]>
}

/** The invariants of a club that do not hold, each with the rows that break it. */
export async function findViolations(db: ClubDb, schema: string, checks: readonly Check[]) {
  const found = await inClub(db, schema, async (tx) => {
    const results: { name: string; rows: readonly unknown[] }[] = []
    for (const { name, offending } of checks) results.push({ name, rows: await offending(tx) })
    return results
  })
  return found.filter(({ rows }) => rows.length > 0)
}
