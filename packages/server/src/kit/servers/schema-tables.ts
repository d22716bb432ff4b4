import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

/** True if the database has the schema. */
export const hasSchema = async (client: Client, schema: string) =>
  ((await client.query('select from pg_namespace where nspname = $1', [schema])).rowCount ?? 0) > 0

/** A table with its stored columns, in order. */
export interface Table {
  readonly schema: string
  readonly table: string
  readonly columns: readonly string[]
}

const tablesQuery = `
  select n.nspname as schema, c.relname as table,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind = 'r' and c.relname <> 'migration' order by 1, 2`

/** The tables of a schema with its rows: all but the list of its migrations. */
export const tablesIn = async (client: Client, schema: string): Promise<Table[]> => (await client.query<Table>(tablesQuery, [schema])).rows

export const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
export const tableOf = ({ schema, table }: Pick<Table, 'schema' | 'table'>) => `${quoted(schema)}.${quoted(table)}`
/** The table and its columns, as the place of a COPY. */
export const placeOf = (table: Table) => `${tableOf(table)} (${table.columns.map(quoted).join(', ')})`

/** A foreign key, with the statement that makes it anew. */
export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly isValid: boolean
  readonly creation: string
}

/** The foreign keys of a schema. */
export async function foreignKeysOf(client: Client, schema: string): Promise<ForeignKey[]> {
  const { rows } = await client.query<{ at: string; name: string; isValid: boolean; definition: string }>(
    `select conrelid::regclass::text as at, conname as name, convalidated as "isValid", pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = (select oid from pg_namespace where nspname = $1) order by 1, 2`,
    [schema],
  )
  return rows.map(({ at, name, isValid, definition }) => ({
    table: at,
    name,
    isValid,
    creation: `alter table ${at} add constraint ${quoted(name)} ${definition}`,
  }))
}

/** Drops the foreign keys of a schema while its tables are loaded in any order, and returns them. */
export async function dropForeignKeys(client: Client, schema: string): Promise<readonly ForeignKey[]> {
  const keys = await foreignKeysOf(client, schema)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return keys
}
