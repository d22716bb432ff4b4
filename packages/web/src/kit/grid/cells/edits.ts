import type { RowId } from '../column.ts'

/** Cell shown with its new value before the server has answered. */
export interface Edit {
  id: RowId
  key: string
  value: unknown
  /** Accepted by the server; kept until the rows arrive with it. */
  settled: boolean
}

/** Rows with the edits not yet returned by the server. The same array if there are none. */
export function withEdits<T>(rows: T[], edits: readonly Edit[], rowId: (row: T) => RowId): T[] {
  if (edits.length === 0) return rows
  const byRow = Map.groupBy(edits, (edit) => edit.id)
  return rows.map((row) => {
    const own = byRow.get(rowId(row))
    return own ? { ...row, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) } : row
  })
}
