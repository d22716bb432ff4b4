import type { RowId } from '../column.ts'

/** A cell shown with its new value before the server has answered. */
export interface Edit {
  id: RowId
  key: string
  value: unknown
  /** Accepted by the server; kept until the rows come back with it. */
  settled: boolean
}

/** The rows as the user sees them: with the edits that the server has not sent back yet. The same array when there are none. */
export function withEdits<T>(rows: T[], edits: readonly Edit[], rowId: (row: T) => RowId): T[] {
  if (edits.length === 0) return rows
  const byRow = Map.groupBy(edits, (edit) => edit.id)
  return rows.map((row) => {
    const own = byRow.get(rowId(row))
    return own ? { ...row, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) } : row
  })
}
