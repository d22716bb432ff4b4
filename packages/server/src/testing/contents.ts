import type pg from 'pg'

/** Every table of a schema with its rows as text, in any physical order; without the list of its migrations. */
export async function contents(pool: pg.Pool, schema: string) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = $1 and table_name <> 'migration' order by 1`,
    [schema],
  )
  const all = await Promise.all(
    tables.map(
      async ({ name }) =>
        [name, (await pool.query<{ row: string }>(`select t::text as row from ${schema}."${name}" t order by 1`)).rows] as const,
    ),
  )
  return Object.fromEntries(all)
}
