/** Maximum of rows per statement: few-column rows stay below PostgreSQL's limit of parameters. */
const most = 5000

/** Rows per statement of a table with more columns. */
export const manyColumns = 2000

/** Does something with rows piece by piece, in their order: one statement could not take the values of all of them. */
export async function inChunks<T>(rows: readonly T[], work: (piece: readonly T[]) => Promise<unknown>, size = most) {
  for (let at = 0; at < rows.length; at += size) await work(rows.slice(at, at + size))
}
