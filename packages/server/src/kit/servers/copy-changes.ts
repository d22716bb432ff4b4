import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { StartFailure } from '../embedded/start-failure.ts'
import { placeOf, quoted, type Table, tableOf, tablesIn } from './schema-tables.ts'

/** Connections to the server that a club leaves and to the one that it moves to. */
export interface Ends {
  readonly source: pg.ClientBase
  readonly target: pg.ClientBase
}
/** A table that is copied: all columns with their types, also computed ones, and those of its key. */
export interface CopiedTable extends Table {
  readonly all: readonly string[]
  readonly types: readonly string[]
  readonly key: readonly string[]
}
/** Rows of a pass: those of all tables, and those copied. */
interface Copied {
  readonly rows: number
  readonly changed: number
}
/** Values are compared as texts: both servers have to write them in the same form. */
const sameForm = `set datestyle to 'ISO, YMD'; set intervalstyle to postgres; set extra_float_digits to 1; set bytea_output to hex; set timezone to 'UTC'`
export const writeInOneForm = async ({ source, target }: Ends) => {
  for (const client of [source, target]) await client.query(sameForm)
}

const shapeQuery = `
  select array_agg(a.attname::text order by a.attname) as all, array_agg(format_type(a.atttypid, a.atttypmod) order by a.attname) as types,
    (select array_agg(k.attname::text order by k.attnum) from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
      where i.indrelid = a.attrelid and i.indisprimary) as key
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped group by a.attrelid`

/** The tables of a club's schema, as they are copied. Every one has a key. */
export async function copiedTables(client: pg.ClientBase, schema: string): Promise<CopiedTable[]> {
  const tables: CopiedTable[] = []
  for (const table of await tablesIn(client, schema)) {
    const { rows } = await client.query<Pick<CopiedTable, 'all' | 'types' | 'key'>>(shapeQuery, [tableOf(table)])
    if (!rows[0]?.key) throw new Error(`${tableOf(table)} has no primary key`)
    tables.push({ ...table, ...rows[0] })
  }
  return tables
}

/** The oldest transaction that a snapshot of this instant does not see; all that it does not see have this number or a later one. */
export async function horizonOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ xid: string }>('select pg_snapshot_xmin(pg_current_snapshot())::xid::text as xid')
  return rows[0]!.xid
}

/** Condition of the row versions that a snapshot with this horizon may not have seen. */
const since = (horizon: string) => `age(t.xmin) <= age('${horizon}'::xid)`

/** A number made of the contents of rows, whatever their order. Computed columns follow from the others, and may differ between versions of PostgreSQL. */
const sumOf = ({ columns }: CopiedTable) =>
  `coalesce(sum(('x' || left(md5(row(${columns.map((column) => `t.${quoted(column)}`).join(', ')})::text), 16))::bit(64)::bigint), 0)::text`

interface Sum {
  readonly rows: number
  readonly sum: string
}
const oneRow = async <T extends pg.QueryResultRow>(client: pg.ClientBase, text: string): Promise<T> =>
  (await client.query<T>(text)).rows[0]!

class Different extends StartFailure {
  constructor(table: Table, left: unknown, right: unknown) {
    super(`${tableOf(table)} differs at the other server: ${JSON.stringify(left)}, there ${JSON.stringify(right)}. Nothing was switched.`)
  }
}
const requireSame = (table: Table, left: Sum, right: Sum) => {
  if (left.rows !== right.rows || left.sum !== right.sum) throw new Different(table, left, right)
}

const copy = async ({ source, target }: Ends, what: string, place: string): Promise<number> => {
  const into = target.query(copyFrom(`copy ${place} from stdin`))
  await pipeline(source.query(copyTo(`copy ${what} to stdout`)), into)
  return into.rowCount
}

/** Copies every row that the source's transaction sees into empty tables, and compares each table by count and contents. */
export async function copyAll(ends: Ends, tables: readonly CopiedTable[]): Promise<number> {
  let rows = 0
  for (const table of tables) {
    rows += await copy(ends, placeOf(table), placeOf(table))
    const text = `select count(*) as rows, ${sumOf(table)} as sum from ${tableOf(table)} t`
    const [left, right] = await Promise.all([oneRow<Sum>(ends.source, text), oneRow<Sum>(ends.target, text)])
    requireSame(table, left, right)
    await ends.target.query(`analyze ${tableOf(table)}`)
  }
  return rows
}

const sameKey = ({ key }: CopiedTable) => key.map((column) => `t.${quoted(column)} = c.${quoted(column)}`).join(' and ')

/** Takes the rows that were written since a horizon as `changes`, and away from the table of the target. Returns the balance of rows, once they are put there. */
async function takeWritten(ends: Ends, table: CopiedTable, horizon: string): Promise<number> {
  const at = tableOf(table)
  const columns = table.columns.map(quoted).join(', ')
  await ends.target.query(`create temp table changes on commit drop as select ${columns} from ${at} with no data`)
  const written = await copy(ends, `(select ${columns} from ${at} t where ${since(horizon)})`, `changes (${columns})`)
  const { rowCount: replaced } = await ends.target.query(`delete from ${at} t using changes c where ${sameKey(table)}`)
  return written - replaced!
}

/** Puts the rows of `changes` into the table of the target, and compares them with the source's. */
async function putWritten({ source, target }: Ends, table: CopiedTable, horizon: string): Promise<void> {
  const at = tableOf(table)
  const columns = table.columns.map(quoted).join(', ')
  await target.query(`insert into ${at} (${columns}) overriding system value select ${columns} from changes`)
  const text = (condition: string) => `select count(*) as rows, ${sumOf(table)} as sum from ${at} t where ${condition}`
  const [left, right] = await Promise.all([
    oneRow<Sum>(source, text(since(horizon))),
    oneRow<Sum>(target, text(`exists (select from changes c where ${sameKey(table)})`)),
  ])
  requireSame(table, left, right)
  await target.query('drop table changes')
}

/**
 * Deletes the rows that the source has no more, while those written since the horizon are not there: the keys of all others are compared in
 * 4096 parts, of which only those with another number of rows are sent.
 */
async function copyDeletions(ends: Ends, table: CopiedTable, horizon: string): Promise<number> {
  const { source, target } = ends
  const at = tableOf(table)
  const keys = table.key.map(quoted).join(', ')
  const part = `('x' || left(md5(row(${table.key.map((column) => `t.${quoted(column)}`).join(', ')})::text), 3))::bit(12)::int`
  const unchanged = `not (${since(horizon)})`
  const countParts = async (client: pg.ClientBase, condition: string) => {
    const { rows } = await client.query<{ part: number; rows: number }>(
      `select ${part} as part, count(*) as rows from ${at} t where ${condition} group by 1`,
    )
    return rows
  }
  const [left, right] = await Promise.all([countParts(source, unchanged), countParts(target, 'true')])
  const known = new Map(left.map((one) => [one.part, one.rows]))
  const different = right.filter((one) => known.get(one.part) !== one.rows).map((one) => one.part)
  const inThese = `${part} = any('{${different.join(',')}}'::int[])`
  await target.query(`create temp table kept on commit drop as select ${keys} from ${at} with no data`)
  await copy(ends, `(select ${keys} from ${at} t where ${unchanged} and ${inThese})`, `kept (${keys})`)
  const { rowCount } = await target.query(
    `delete from ${at} t where ${inThese} and not exists (select from kept c where ${sameKey(table)})`,
  )
  await target.query('drop table kept')
  return rowCount!
}

/** Rows of each table, and those written since a horizon, in one statement: hundreds of tables are as many ways to the server. */
async function countRows(client: pg.ClientBase, tables: readonly CopiedTable[], horizon: string) {
  const counts = tables.map(
    (table, at) => `select ${at} as at, count(*) as rows, count(*) filter (where ${since(horizon)}) as changed from ${tableOf(table)} t`,
  )
  const { rows } = await client.query<{ rows: number; changed: number }>(`${counts.join(' union all ')} order by at`)
  return rows
}

/**
 * Copies what was written and deleted since a horizon, in one transaction of the target. Each table then has as many rows as the source, and
 * those copied have the same contents; all others were compared before, and nobody else writes there.
 */
export async function copyChanges(
  ends: Ends,
  tables: readonly CopiedTable[],
  { horizon, deadline = () => {} }: { horizon: string; deadline?: () => void },
): Promise<Copied> {
  const [left, right] = await Promise.all([ends.source, ends.target].map((client) => countRows(client, tables, horizon)))
  for (const [at, table] of tables.entries()) {
    deadline()
    const { rows, changed } = left![at]!
    const there = right![at]!.rows + (changed > 0 ? await takeWritten(ends, table, horizon) : 0)
    // before the new rows come: one of them may have the place in a unique index that a deleted row had
    if (there !== rows && there - (await copyDeletions(ends, table, horizon)) !== rows) throw new Different(table, rows, there)
    if (changed > 0) await putWritten(ends, table, horizon)
  }
  const sum = (what: 'rows' | 'changed') => left!.reduce((all, one) => all + one[what], 0)
  return { rows: sum('rows'), changed: sum('changed') }
}

const sequencesQuery = `select s.relname as name from pg_class s where s.relkind = 'S' and s.relnamespace = $1::regnamespace order by 1`

/** Lets the numbers of the target go on where those of the source are. */
export async function copySequences({ source, target }: Ends, schema: string): Promise<void> {
  const { rows } = await source.query<{ name: string }>(sequencesQuery, [schema])
  const states = rows.map(
    ({ name }) => `select '${name}' as name, last_value::text as last, is_called as called from ${schema}.${quoted(name)}`,
  )
  const { rows: found } = await source.query<{ name: string; last: string; called: boolean }>(states.join(' union all '))
  const set = found.map(({ name, last, called }) => `setval('${schema}.${quoted(name)}', ${last}, ${called})`)
  await target.query(`select ${set.join(', ')}`)
}
