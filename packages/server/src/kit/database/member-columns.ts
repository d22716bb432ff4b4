import { sql, type Transaction } from 'kysely'
import type { Tx } from './database.ts'

/**
 * A column that refers to a member, as declared by the module of its table. `goes` columns are the member's data and
 * move when two records of one person are merged. `stays` columns name the author of an action, or belong to the record
 * itself: its sign-in, its granted rights.
 */
export interface MemberColumn {
  readonly table: string
  readonly column: string
  readonly how: 'goes' | 'stays'
  /** The id of the table's rows; required for `goes`. */
  readonly key?: string
  /** Columns of the unique index under which a member is in such a row once, or once at all if empty: a second row is not moved. */
  readonly once?: readonly string[]
  /** Category of the row where moves are counted; `file` belongs to the record itself, and goes with a merge only. */
  readonly as?: 'booking' | 'money' | 'pass' | 'file' | 'other'
  /** All rows go, or none if the target member has any: they exclude each other. */
  readonly whole?: true
  /** Rights of staff: they do not go to a member of staff. */
  readonly rights?: true
  /** Rows that stay end with the record, and the preview of a merge names them (A-163). */
  readonly ends?: true
}

/** Declares a table in one line: its columns of owners, and its columns of authors. */
export const memberColumns = (
  table: string,
  {
    key,
    goes = [],
    stays = [],
    ...more
  }: Pick<MemberColumn, 'key' | 'once' | 'as' | 'whole' | 'rights' | 'ends'> & { goes?: readonly string[]; stays?: readonly string[] },
): MemberColumn[] => [
  ...goes.map((column) => ({ table, column, how: 'goes' as const, ...(key && { key }), ...more })),
  ...stays.map((column) => ({ table, column, how: 'stays' as const, ...(more.ends && goes.length === 0 && { ends: more.ends }) })),
]

/** The names of tables are data here. */
type AnyTx = Transaction<Record<string, Record<string, number | string | null>>>
const any = (tx: Tx) => tx as unknown as AnyTx
type Going = Pick<MemberColumn, 'table' | 'column' | 'key' | 'once' | 'whole'>

/** Ids of the rows of one column that go from one member to another, and of those that stay: the target member already has them. */
export async function goingRows(tx: Tx, going: Going, { from, to }: { from: number; to: number }) {
  const { table, column, key, once, whole } = going
  // names are compared in upper case; a row without name matches no other
  const parts = [sql`''`, ...(once ?? []).map((name) => sql`lower(${sql.ref(name)}::text)`)]
  const spot = sql<string | null>`${sql.join(parts, sql` || ' ' || `)}`
  const of = (member: number) => any(tx).selectFrom(table).select(key!).select(spot.as('spot')).where(column, '=', member).execute()
  const there = once || whole ? await of(to) : []
  const taken = new Set(once ? there.map((row) => row.spot) : [])
  const stays = (row: { spot: string | null }) => (whole ? there.length > 0 : row.spot !== null && taken.has(row.spot))
  const rows = await of(from)
  const idsOf = (some: typeof rows) => some.map((row) => row[key!] as number)
  return { go: idsOf(rows.filter((row) => !stays(row))), stay: idsOf(rows.filter(stays)) }
}

/** Moves the rows of one column from one member to another; returns their ids. Rows that the target member already has are skipped. */
export async function moveRows(tx: Tx, going: Going, { from, to }: { from: number; to: number }): Promise<number[]> {
  const { go: ids } = await goingRows(tx, going, { from, to })
  await setRows(tx, going, { ids, from, to })
  return ids
}

/** Moves rows from one member to another; rows deleted or no longer that member's are skipped. Returns the number moved. */
export async function setRows(
  tx: Tx,
  { table, column, key }: Going,
  { ids, from, to }: { ids: readonly number[]; from: number; to: number },
) {
  if (ids.length === 0) return 0
  const done = await any(tx)
    .updateTable(table)
    .set({ [column]: to })
    .where(key!, 'in', ids)
    .where(column, '=', from)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

/** Number of rows of a column that refer to a member. */
export async function countRows(tx: Tx, { table, column }: Pick<MemberColumn, 'table' | 'column'>, member: number): Promise<number> {
  const { rows } = await any(tx)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where(column, '=', member)
    .executeTakeFirstOrThrow()
  return rows as number
}
