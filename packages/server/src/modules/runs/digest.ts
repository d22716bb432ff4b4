import { createHash } from 'node:crypto'

/** Fingerprint of what a preview shows, row by row: what is applied has to have the same. */
export function digestOf(rows: Iterable<readonly (string | number)[]>): string {
  const hash = createHash('sha256')
  for (const row of rows) hash.update(`${JSON.stringify(row)}\n`)
  return hash.digest('base64url')
}
