import type pg from 'pg'

/** Everything that PostgreSQL knows of the schema `$1`, as rows of a kind and its facts; without the schema's name, numbers of objects and times. */
const catalogue = `
  with space as (select oid from pg_namespace where nspname = $1),
  own as (select * from pg_class where relnamespace = (table space))
  select 'relation' as kind, jsonb_build_array(relname, relkind, relpersistence, reloptions, relchecks, relreplident, relrowsecurity, relacl::text) as facts from own
  union all select 'type', jsonb_build_array(typname, typtype) from pg_type where typnamespace = (table space)
  union all select 'column', jsonb_build_array(c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attidentity, a.attgenerated, a.attcollation::regcollation::text, a.attstorage, a.attcompression, a.attstattarget, a.attoptions,
      a.attacl::text, pg_get_expr(d.adbin, d.adrelid))
    from own c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all select 'constraint', jsonb_build_array(conrelid::regclass, conname, contype, condeferrable, convalidated, conindid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = (table space)
  union all select 'index', jsonb_build_array(pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisreplident, i.indisclustered)
    from pg_index i join own c on c.oid = i.indexrelid
  union all select 'sequence', jsonb_build_array(c.relname, to_jsonb(s) - 'seqrelid', (select refobjid::regclass || '.' || refobjsubid - (
        select count(*) from pg_attribute where attrelid = refobjid and attnum < refobjsubid and attisdropped)
      from pg_depend where objid = c.oid and deptype in ('i', 'a')))
    from own c join pg_sequence s on s.seqrelid = c.oid
  union all select 'function', jsonb_build_array(oid::regprocedure, pg_get_functiondef(oid), proacl::text) from pg_proc where pronamespace = (table space)
  union all select 'trigger', jsonb_build_array(t.tgname, t.tgrelid::regclass) from pg_trigger t join own c on c.oid = t.tgrelid where not t.tgisinternal
  union all select 'statistics', jsonb_build_array(pg_get_statisticsobjdef(oid)) from pg_statistic_ext where stxnamespace = (table space)
  union all select 'comment', jsonb_build_array(o.identity, d.description)
    from pg_description d cross join lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) o where o.identity like $1 || '%'
  union all select 'later rights', jsonb_build_array(defaclobjtype, defaclacl::text) from pg_default_acl where defaclnamespace = (table space)
  union all select 'schema', jsonb_build_array(nspacl::text) from pg_namespace where nspname = $1`

const contents = `
  select format('select %L as name, coalesce(jsonb_agg(row order by row::text), ''[]'') as facts from (select to_jsonb(t)%s as row from %s t) as rows', relname,
    (select coalesce(string_agg(format(' - %L', attname), ''), '') from pg_attribute where attrelid = c.oid and atttypid = 'timestamptz'::regtype), c.oid::regclass) as statement
  from pg_class c where relnamespace = (select oid from pg_namespace where nspname = $1) and relkind = 'r'
  union all
  select format('select %L as name, jsonb_build_array(last_value, is_called) as facts from %s', relname, c.oid::regclass)
  from pg_class c where relnamespace = (select oid from pg_namespace where nspname = $1) and relkind = 'S'`

/** Signs that PostgreSQL sets otherwise when it reads its own text of a condition, and versions by chance. */
const loose = /::(character varying|text)(\[\])?|[()]|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Facts of a schema in an order of their own: structure and rights; with its rows and the positions of its sequences. */
export async function schemaFacts(pool: pg.Pool, schema: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query(`set search_path to ''`)
    const { rows } = await client.query<{ kind: string; facts: unknown }>(catalogue, [schema])
    const { rows: statements } = await client.query<{ statement: string }>(contents, [schema])
    const { rows: own } = await client.query<{ name: string; facts: unknown }>(statements.map((one) => one.statement).join(' union all '))
    return [...rows.map(({ kind, facts }) => [kind, facts]), ...own.map(({ name, facts }) => [name, facts])]
      .map((one) => JSON.stringify(one).replaceAll(schema, 'schema').replaceAll(loose, ''))
      .toSorted()
  } finally {
    client.release(true)
  }
}
