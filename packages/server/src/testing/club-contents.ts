import type pg from 'pg'

/** Highest ids of the tables of a schema, by the names of their primary keys, and of columns that refer to them: rows above them are new. */
export type Highest = ReadonlyMap<string, number>

const keys = `select c.relname as name, a.attname as key from pg_class c join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1] and a.atttypid = 'bigint'::regtype
  where c.relnamespace = $1::regnamespace order by 1`
const references = `select c.relname as name, a.attname as column, t.attname as key
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
  join pg_attribute t on t.attrelid = k.confrelid and t.attnum = k.confkey[1]
  where k.connamespace = $1::regnamespace and k.contype = 'f'`

export async function highestIds(pool: pg.Pool, schema: string): Promise<Highest> {
  const { rows } = await pool.query<{ name: string; key: string }>(keys, [schema])
  const asked = rows.map(
    ({ name, key }) => `select '${name}' as name, '${key}' as key, coalesce(max("${key}"), 0)::int as id from ${schema}."${name}"`,
  )
  const { rows: ids } = await pool.query<{ name: string; key: string; id: number }>(asked.join(' union all '))
  return new Map(ids.flatMap(({ name, key, id }) => [[key, id] as const, [`id_${name}`, id] as const]))
}

/** Secrets and names by chance, and numbers of jobs in texts. */
const chance = /[\w-]{20,}|(?<=^job |^<\w+\.)\d+/g

/** A value without ids of new rows and without what is made by chance; `key` is the primary key that it refers to. */
function plain(value: unknown, key: string, highest: Highest): unknown {
  if (typeof value === 'number') return value > (highest.get(key) ?? Number.POSITIVE_INFINITY) ? 'new' : value
  if (typeof value === 'string') return value.replaceAll(chance, '*')
  if (Array.isArray(value)) return value.map((one) => plain(one, key, highest))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, name, highest)]))
}

/** Rows of every table of a schema, in an order of their own, comparable between two databases that began alike. */
export async function contentsOf(pool: pg.Pool, schema: string, highest: Highest, without: readonly string[]) {
  const { rows: refs } = await pool.query<{ name: string; column: string; key: string }>(references, [schema])
  const target = new Map(refs.map(({ name, column, key }) => [`${name}.${column}`, key]))
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'r' order by 1`,
    [schema],
  )
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${schema}."${name}" t`)
    contents[name] = rows
      .map(({ row }) =>
        Object.entries(row)
          .filter(([column]) => !without.includes(`${name}.${column}`))
          .map(([column, value]) => [column, plain(value, target.get(`${name}.${column}`) ?? column, highest)]),
      )
      .map((row) => JSON.stringify(row))
      .toSorted()
  }
  return contents
}
