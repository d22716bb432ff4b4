import type pg from 'pg'

/**
 * Query whose rows are the statements that make a part of schema `$1` anew, names qualified; other parts are not in the migrations. Its tables
 * and sequences, `own`, are found by what depends on the schema: the catalogue of many clubs is too large to be read as a whole.
 */
const inSchema = (text: string) => `
  with space as (select oid from pg_namespace where nspname = $1),
  own as materialized (select c.* from pg_depend d join pg_class c on c.oid = d.objid
    where d.refclassid = 'pg_namespace'::regclass and d.refobjid = (table space) and d.classid = 'pg_class'::regclass)
  ${text}`

/** Start of a sequence, for its statement. */
const start = `coalesce((select format('start with %s', seqstart) from pg_sequence where seqrelid = s.oid), '')`

const freeSequences = inSchema(`
  select format('create sequence %I.%I %s', $1::text, s.relname, ${start}) as statement
  from own s where s.relkind = 'S'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i'))
  order by s.relname`)

const functions = inSchema(`select pg_get_functiondef(oid) as statement from pg_proc where pronamespace = (table space) order by oid`)

const columns = `
  select string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    case when a.attcollation <> t.typcollation then format('collate %s', a.attcollation::regcollation) end,
    case when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
      when d.adbin is not null then format('default %s', pg_get_expr(d.adbin, d.adrelid)) end,
    case when a.attidentity <> '' then format('generated %s as identity (sequence name %s %s)',
      case a.attidentity when 'a' then 'always' else 'by default' end, s.oid::regclass, ${start}) end,
    case when a.attnotnull then 'not null' end), ', ' order by a.attnum)
  from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_depend o on o.refclassid = 'pg_class'::regclass and o.refobjid = a.attrelid and o.refobjsubid = a.attnum and o.deptype = 'i'
  left join pg_class s on s.oid = o.objid and s.relkind = 'S'
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`
const ownConstraints = `
  select string_agg(format('constraint %I %s', conname, pg_get_constraintdef(k.oid)), ', ' order by k.contype, k.oid)
  from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'x', 'c')`
const tables = inSchema(`
  select format('create table %s (%s)%s', c.oid::regclass, concat_ws(', ', (${columns}), (${ownConstraints})),
    ' with (' || array_to_string(c.reloptions, ', ') || ')') as statement
  from own c where c.relkind = 'r' order by c.oid`)

const indexes = inSchema(`
  select pg_get_indexdef(i.indexrelid) as statement from own c join pg_index i on i.indrelid = c.oid
  where not exists (select from pg_constraint k where k.conrelid = c.oid and k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by i.indexrelid`)

const references = inSchema(`
  select format('alter table %s %s', conrelid::regclass,
    string_agg(format('add constraint %I %s', conname, pg_get_constraintdef(k.oid)), ', ' order by k.oid)) as statement
  from own c join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' group by conrelid order by conrelid`)

const comments = inSchema(`
  select format('comment on column %s.%I is %L', c.oid::regclass, a.attname, d.description) as statement
  from own c join pg_description d on d.objoid = c.oid and d.classoid = 'pg_class'::regclass and d.objsubid > 0
  join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid order by c.oid, a.attnum`)

/** Rights of others than the owner: one statement for all things on which they are the same. */
const grants = inSchema(`
  select format('grant %s on %s %s to %s', rights, kind, string_agg(name, ', ' order by name), who) as statement
  from (
    select kind, name, case grantee when 0 then 'public' else grantee::regrole::text end as who,
      string_agg(privilege_type || coalesce(' (' || quote_ident(attname) || ')', ''), ', ' order by privilege_type, attname) as rights
    from (
      select 'schema' as kind, oid::regnamespace::text as name, null as attname, nspacl as acl from pg_namespace where oid = (table space)
      union all select case relkind when 'S' then 'sequence' else 'table' end, oid::regclass::text, null, relacl
        from own
      union all select 'table', c.oid::regclass::text, a.attname, a.attacl
        from own c join pg_attribute a on a.attrelid = c.oid and a.attacl is not null
      union all select 'function', oid::regprocedure::text, null, proacl from pg_proc where pronamespace = (table space)
    ) as things cross join lateral aclexplode(acl) where grantee <> grantor group by kind, name, grantee
  ) as rights_of group by kind, rights, who order by kind, rights`)
const closedFunctions = inSchema(`
  select format('revoke execute on function %s from public', oid::regprocedure) as statement from pg_proc
  where pronamespace = (table space) and proacl is not null and not exists (select from aclexplode(proacl) where grantee = 0)`)
const laterGrants = inSchema(`
  select format('alter default privileges in schema %s grant %s on %s to %s', defaclnamespace::regnamespace,
    string_agg(privilege_type, ', ' order by privilege_type),
    case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' else 'functions' end, grantee::regrole) as statement
  from pg_default_acl cross join lateral aclexplode(defaclacl) where defaclnamespace = (table space) and grantee <> grantor
  group by defaclnamespace, defaclobjtype, grantee`)

/** Statements that fill the copy: rows of the tables that ever had one, positions of all sequences. */
const rows = inSchema(`
  select format('insert into %I.%I (%s) overriding system value select %3$s from %s', $2::text, c.relname,
    (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), c.oid::regclass) as statement
  from own c where c.relkind = 'r' and pg_relation_size(c.oid) > 0`)
const positions = inSchema(`
  select format('select setval(%L, last_value, is_called) from %s', format('%I.%I', $2::text, s.relname), s.oid::regclass) as statement
  from own s where s.relkind = 'S'`)

/**
 * Makes an empty schema a copy of another one, with its rows and rights, in the transaction of the client: what all migrations make step by step
 * is made at once. Both names are plain; the one of the copied schema occurs in its definitions only where it is meant.
 */
export async function copySchema(client: pg.ClientBase, { from, to }: { readonly from: string; readonly to: string }) {
  const statements = async (text: string, names: readonly string[]) =>
    (await client.query<{ statement: string }>(text, [...names])).rows.map(({ statement }) => statement)
  const definitions = async (texts: readonly string[]) => {
    const found = await Promise.all(texts.map((text) => statements(text, [from])))
    return found.flat().map((statement) => statement.replaceAll(from, to))
  }
  // names are written in full, and bodies of functions name tables that follow
  await client.query(`set local search_path to ''; set local check_function_bodies to off`)
  const structure = await definitions([freeSequences, functions, tables])
  const content = [...(await statements(rows, [from, to])), ...(await statements(positions, [from, to]))]
  const rest = await definitions([indexes, references, comments, closedFunctions, grants, laterGrants])
  await client.query([...structure, ...content, ...rest].join(';\n'))
}
