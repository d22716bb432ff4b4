import type { Field } from '@app/contract/kit/field'
import type { InUse, Use } from '@app/contract/kit/in-use'
import { may } from '@app/contract/kit/permissions'
import type { Say, TextKey } from '@app/contract/kit/product'
import type { Resource, RowScreen } from '@app/contract/kit/resource'
import { type RawBuilder, sql } from 'kysely'
import { constraintOf } from '../http/error-answer.ts'
import type { Guards } from '../http/platform.ts'
import { Refusal } from '../http/refusal.ts'
import type { User } from '../http/user.ts'
import type { Catalogue } from './catalogue.ts'
import type { Club } from './clubs.ts'
import { type AnyTx, planByValues, type Tx } from './database.ts'

/** Requester of a list of uses: user, language and catalogue of the call. */
export interface Requester {
  readonly user: User | null
  readonly say: Say
  readonly catalogue: Catalogue
}

const refsOf = ({ fields }: Resource) => Object.entries(fields).filter(([, f]) => f.kind === 'ref')
const named = 3

/** A resource whose rows have a screen. */
type ShownResource = Resource & { readonly shown: RowScreen }
const isShown = (one: Resource): one is ShownResource => one.shown !== undefined

interface Path {
  /** The shown resource that uses the row, and a query of the ids of those that do. */
  readonly owner: ShownResource
  readonly ids: (tx: AnyTx, id: number) => RawBuilder<unknown>
}
/** All paths from a shown row to a row of `table`: by a direct reference, or by a reference of one of its parts. */
const pathsTo = (table: string, { resources, byTable }: Catalogue): Path[] =>
  resources.flatMap((from) => {
    const refs = refsOf(from)
    return refs
      .filter(([, f]) => f.facts.table === table)
      .flatMap(([column]): Path[] => {
        const [part, above] = refs[0] as [string, Field]
        const owner = isShown(from) ? from : byTable.get(above.facts.table!)!
        if (!isShown(owner) || (owner !== from && owner.table === table && part === column)) return []
        const key = owner === from ? from.id : part
        return [{ owner, ids: (tx, id) => sql`${tx.selectFrom(from.table).select(`${key} as id`).where(column, '=', id)}` }]
      })
  })

const two = (number: number) => String(number).padStart(2, '0')
/** A value as it names a row. */
function displayValue(value: unknown, kind: string | undefined): string {
  if (value === null || value === undefined) return ''
  if (kind === 'day') return String(value).split('-').reverse().join('/')
  if (kind === 'minute') return `${two(Math.floor(Number(value) / 60))}:${two(Number(value) % 60)}`
  return value instanceof Date ? displayValue(value.toISOString().slice(0, 10), 'day') : String(value)
}

/** The names in a route's braces: 'id_mst_recurso' or 'id_mst_recurso.id_mst_tiporecurso'. */
const placesIn = (route = '') => [...route.matchAll(/\{([\w.]+)\}/g)].map((match) => match[1]!)

/** A column of the row, or of the row that one of its references names. */
function columnOf({ fields }: Resource, place: string, { byTable }: Catalogue) {
  const [column, further] = place.split('.') as [string, string?]
  if (further === undefined) return sql.ref(`u.${column}`)
  const target = byTable.get(fields[column]!.facts.table!)!
  return (tx: AnyTx) => tx.selectFrom(`${target.table} as far`).select(`far.${further}`).whereRef(`far.${target.id}`, '=', `u.${column}`)
}

/** The rows of a resource with these ids (a query of them) as users of something: counted, the first of them named, with links. None of a resource that is shown nowhere. */
export async function usesBy(
  given: Tx,
  owner: Resource,
  ids: RawBuilder<unknown>,
  { user, say, catalogue }: Requester,
): Promise<Use | null> {
  if (!isShown(owner)) return null
  const tx = given as AnyTx
  const { text, route, name = [owner.label] } = owner.shown
  const places = [...new Set([...placesIn(route), ...name])]
  // a column may refer to one row in most of its rows
  await planByValues(given)
  const rows: Record<string, unknown>[] = await tx
    .selectFrom(`${owner.table} as u`)
    .select(sql<number>`count(*) over ()`.as('count'))
    .select(
      places.map((place) => {
        const column = columnOf(owner, place, catalogue)
        return (typeof column === 'function' ? sql`(${column(tx)})` : column).as(place)
      }),
    )
    .where(`u.${owner.id}`, 'in', ids as never)
    .orderBy(`u.${owner.id}`, 'desc')
    .limit(named)
    .execute()
  if (rows.length === 0) return null
  const screen = route === undefined ? undefined : catalogue.screenAt(route.replaceAll(/\{[\w.]+\}/g, '0'))
  const link = (row: Record<string, unknown>) => {
    const isThere = screen?.ready && may(user, screen.right) && placesIn(route).every((place) => row[place] !== null)
    return isThere ? route!.replaceAll(/\{([\w.]+)\}/g, (_whole, place: string) => String(row[place])) : null
  }
  const called = (row: Record<string, unknown>) =>
    name.map((one) => displayValue(row[one], owner.fields[one]?.kind)).filter((word) => word !== '')
  const mayRead = may(user, owner.read ?? owner.permission)
  return {
    text: say(text as TextKey),
    count: Number(rows[0]!.count),
    rows: mayRead ? rows.map((row) => ({ text: called(row).join(' '), route: link(row) })) : [],
  }
}

/** Rows that refer to this row, found by the references that the resources declare. Parts of the row itself are not counted. */
export async function usesOf(tx: Tx, { table, id }: { table: string; id: number }, requester: Requester): Promise<Use[]> {
  const uses: Use[] = []
  for (const [owner, paths] of Map.groupBy(pathsTo(table, requester.catalogue), (path) => path.owner)) {
    const use = await usesBy(
      tx,
      owner,
      sql`(${sql.join(
        paths.map(({ ids }) => ids(tx as AnyTx, id)),
        sql` union `,
      )})`,
      requester,
    )
    if (use) uses.push(use)
  }
  return uses
}

const listed = ({ text, count, rows }: Use) =>
  rows.length === 0
    ? `${text}: ${count}.`
    : `${text} (${count}): ${rows.map((row) => row.text).join(', ')}${count > rows.length ? '…' : ''}.`

/** Uses in the form of a refusal: as text, and as `in_use` of its body, from which a screen makes links. */
export function usesRefusal(uses: readonly Use[], hint: string | null = null) {
  const where = [...uses.map(listed), ...(hint ? [hint] : [])].map((sentence) => ` ${sentence}`).join('')
  const in_use: InUse = { uses, hint }
  return { values: { where }, extra: { in_use } }
}

/** Refusal message and body for a row that is in use. */
async function inUse(tx: Tx, row: { table: string; id: number }, requester: Requester) {
  const hint = requester.catalogue.byTable.get(row.table)?.fields.activo ? requester.say('core.in_use_deactivate') : null
  return usesRefusal(await usesOf(tx, row, requester), hint)
}

type DatabaseError = Error & { code?: string; constraint?: string; detail?: string }

/** The reference that a foreign key holds: the column that refers, and the table and column that it refers to. */
async function referenceOf(tx: AnyTx, schema: string, constraint: string | undefined) {
  const { rows } = await sql<{ column: string; table: string; key: string }>`
    select f.attname as "column", r.relname as "table", k.attname as "key"
    from pg_constraint c join pg_class r on r.oid = c.confrelid
    join pg_attribute f on f.attrelid = c.conrelid and f.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and c.conname = ${constraint ?? ''} and c.connamespace = ${schema}::regnamespace`.execute(tx)
  return rows[0]
}

/**
 * Translates a foreign-key error: a delete lists the uses of the row, a write names the field whose row is missing. Any
 * other error is rethrown. PostgreSQL distinguishes the two only in its localised message, so the existence of the row
 * is queried.
 */
export async function explainReference(error: DatabaseError, requester: Requester & { club: Club; guards: Guards }): Promise<never> {
  const id = error.code === '23503' ? Number(error.detail?.match(/\(\w+\)=\((\d+)\)/)?.[1] ?? Number.NaN) : Number.NaN
  if (Number.isNaN(id)) throw error
  const { db, schema } = requester.club
  const constraint = constraintOf(error)
  const work = async (transaction: unknown) => {
    const tx = (transaction as AnyTx).withSchema(schema)
    const reference = await referenceOf(tx, schema, constraint)
    if (!reference) throw error
    const { column, table, key } = reference
    const row = await tx.selectFrom(table).select(key).where(key, '=', id).executeTakeFirst()
    if (!row) throw new Refusal('msg.invalid_input', { [column]: 'invalid.reference' })
    return inUse(tx, { table, id }, requester)
  }
  const { values, extra } = await db.transaction().setAccessMode('read only').execute(work)
  throw new Refusal(requester.guards[constraint ?? ''] ?? 'msg.in_use', {}, values, extra)
}
