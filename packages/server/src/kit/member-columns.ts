import type { Transaction } from 'kysely'
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
  /** A member is in such a row once for each of these: a second one stays where it is. */
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
type AnyTx = Transaction<Record<string, Record<string, number | null>>>
const any = (tx: Tx) => tx as unknown as AnyTx
type Going = Pick<MemberColumn, 'table' | 'column' | 'key' | 'once'>

/** Moves the rows of one column from one member to another; gives their ids. A row that he is in already stays. */
export async function moveRows(tx: Tx, going: Going, { from, to }: { from: number; to: number }): Promise<number[]> {
  const { table, column, key, once = [] } = going
  const of = (member: number) =>
    any(tx)
      .selectFrom(table)
      .select([key!, ...once])
      .where(column, '=', member)
      .execute()
  const spot = (row: Record<string, number | null>) => once.map((name) => row[name]).join(' ')
  const taken = new Set(once.length > 0 ? (await of(to)).map(spot) : [])
  const ids = (await of(from)).flatMap((row) => (taken.has(spot(row)) ? [] : [row[key!] as number]))
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
