import { sql, type Transaction } from 'kysely'
import type { Tx } from './database.ts'

/**
 * A column that refers to a member, as the module of its table declares it. What `goes` is his: it goes with him when two records of one person
 * become one. What `stays` says who did something, or is of the record itself: how one signs in, what the record was given.
 */
export interface MemberColumn {
  readonly table: string
  readonly column: string
  readonly how: 'goes' | 'stays'
  /** The id of the table's rows; needed for what goes. */
  readonly key?: string
  /** A member is in such a row once for each of these, as its unique index has them, and once at all for none: a second one stays where it is. */
  readonly once?: readonly string[]
  /** What people call it, where moves are counted. */
  readonly as?: 'booking' | 'money' | 'pass' | 'other'
}

/** What a module says of a table in a line: the columns of those whom its rows are of, and of those who made them. */
export const memberColumns = (
  table: string,
  {
    key,
    goes = [],
    stays = [],
    ...more
  }: Pick<MemberColumn, 'key' | 'once' | 'as'> & { goes?: readonly string[]; stays?: readonly string[] },
): MemberColumn[] => [
  ...goes.map((column) => ({ table, column, how: 'goes' as const, ...(key && { key }), ...more })),
  ...stays.map((column) => ({ table, column, how: 'stays' as const })),
]

/** The names of tables are data here. */
type AnyTx = Transaction<Record<string, Record<string, number | string | null>>>
const any = (tx: Tx) => tx as unknown as AnyTx
type Going = Pick<MemberColumn, 'table' | 'column' | 'key' | 'once'>

/** Moves the rows of one column from one member to another; gives their ids. A row that he is in already stays. */
export async function moveRows(tx: Tx, going: Going, { from, to }: { from: number; to: number }): Promise<number[]> {
  const { table, column, key, once } = going
  // names are one name in capital letters too; what has no name is like nothing else
  const parts = [sql`''`, ...(once ?? []).map((name) => sql`lower(${sql.ref(name)}::text)`)]
  const spot = sql<string | null>`${sql.join(parts, sql` || ' ' || `)}`
  const of = (member: number) => any(tx).selectFrom(table).select(key!).select(spot.as('spot')).where(column, '=', member).execute()
  const taken = new Set(once ? (await of(to)).map((row) => row.spot) : [])
  const ids = (await of(from)).flatMap((row) => (row.spot !== null && taken.has(row.spot) ? [] : [row[key!] as number]))
  await setRows(tx, going, { ids, from, to })
  return ids
}

/** Gives rows that are of one member to another; those that are not any more, or are gone, stay. Gives how many went. */
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

/** How many rows of a column are of a member. */
export async function countRows(tx: Tx, { table, column }: Pick<MemberColumn, 'table' | 'column'>, member: number): Promise<number> {
  const { rows } = await any(tx)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where(column, '=', member)
    .executeTakeFirstOrThrow()
  return rows as number
}
