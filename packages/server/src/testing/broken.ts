import type { Check } from '../kit/verify.ts'

/** Invariants that do not hold, each with the rows that break it. */
export async function brokenOf(checks: readonly Check[], { db }: { readonly db: unknown }) {
  const found: { name: string; rows: readonly unknown[] }[] = []
  for (const { name, offending } of checks) {
    const rows = await offending(db as never)
    if (rows.length > 0) found.push({ name, rows })
  }
  return found
}
