import type { RowOf } from '@app/contract/kit/field'
import type { memberFilter, pageColumns } from '@app/contract/members/member-page'
import { isDay } from '@app/contract/values/day'
import { plain, searchWords } from '@app/contract/values/text'
import { type RawBuilder, sql } from 'kysely'
import type { ClubFacts } from '../../../kit/database/clubs.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { debtsOf, type Moment } from '../../invoices/public.ts'
import { walletsOf } from '../../ledger/public.ts'
import { byName } from './found-members.ts'
import { nearMatches } from './near-members.ts'
import { likeText, searchPatterns } from './search-words.ts'

export type Filter = RowOf<typeof memberFilter> & {
  /** Near matches in place of the searched words, which match no member. */
  readonly cerca?: readonly number[] | null
}
/** The filter with the near matches of a search that matches no member: the list forgives a typing error like the picker. */
export const forgiving = async <F extends Filter>(tx: Tx, filter: F): Promise<F & Filter> => ({
  ...filter,
  cerca: await nearMatches(tx, filter.buscar),
})
type Condition = RowOf<typeof memberFilter>['condiciones'][number]
type Column = (typeof pageColumns)[number]
export interface ListContext extends Moment {
  readonly now: Date
  readonly club: Pick<ClubFacts, 'schema'>
}

/** Columns that a search looks through, which an index helps to find. */
const searched = new Set<Column>(['apellidos', 'nombre', 'telefono', 'email', 'nif', 'codigo_tarjeta_acceso'])

/** Next booking of a member, as day and minute; one that has begun is not the next. */
export const nextBookings = (tx: Tx, { today, minute }: Moment) =>
  tx
    .selectFrom('reserva_socio as rs')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'rs.id_reg_reserva')
    .where(sql<boolean>`r.fecha >= ${today}::date and (r.fecha, r.hora_ini) >= (${today}::date, ${minute}::smallint)`)

/** Expression by which a column is compared and ordered. */
function valueOf(tx: Tx, column: Column, at: ListContext): RawBuilder<unknown> {
  if (column === 'debe') return sql`coalesce(d.debe, 0)`
  if (column === 'monedero') return sql`coalesce(w.saldo, 0)`
  if (column === 'id_mst_tiposocio') return sql`t."desc"`
  if (column === 'apellidos') return sql`s.orden_alfabetico`
  if (column === 'proxima_fecha') {
    const next = nextBookings(tx, at).select(sql<string>`min(r.fecha)`.as('fecha')).where(sql<boolean>`rs.id_mst_socios = s.id_mst_socios`)
    return sql`(${next})`
  }
  return column === 'etiquetas' ? sql`(${labelsOf(tx)})` : sql`${sql.ref(`s.${column}`)}`
}

/** The names of the labels of `socio as s`, one after the other. */
export const labelsOf = (tx: Tx) =>
  tx
    .selectFrom('socios_etiqueta as o')
    .innerJoin('etiqueta as e', 'e.id_mst_etiqueta', 'o.id_mst_etiqueta')
    .select(sql<string>`string_agg(e.desc_etiqueta, ', ' order by e.desc_etiqueta)`.as('etiquetas'))
    .where(sql<boolean>`o.id_mst_socios = s.id_mst_socios`)

/** The words that a column holds; a telephone or a number is found with and without its spaces. */
function contains(tx: Tx, { columna, contiene }: Condition, at: ListContext): RawBuilder<boolean> {
  const wanted = likeText(contiene!)
  const bare = likeText(searchWords(contiene!).join(''))
  const value = columna === 'apellidos' ? sql`s.apellidos` : valueOf(tx, columna, at)
  const text = sql`${sql.id(at.club.schema, 'plano')}(coalesce(${value}::text, ''))`
  const near = searched.has(columna)
    ? sql`s.busca like ${`%${bare === wanted ? wanted : bare}%`} or s.busca like ${`%${wanted}%`}`
    : sql`true`
  return sql<boolean>`(${near}) and (${text} like ${`%${wanted}%`} or replace(${text}, ' ', '') like ${`%${bare}%`})`
}

/** Types of the bounds of a column: number, day, boolean or text. */
const days = new Set<Column>(['proxima_fecha', 'fecha_nac', 'fecha_alta', 'fecha_baja'])
const numbers = new Set<Column>(['numsocio', 'id_mst_tiposocio', 'nivel', 'debe', 'monedero'])
const unreadable = () => refuse('msg.invalid_input', { condiciones: 'invalid.object' })

/** A bound as PostgreSQL compares it; refuses a value of another type. */
function bound(column: Column, text: string): RawBuilder<unknown> {
  if (numbers.has(column)) return Number.isFinite(Number(text)) ? sql`${text}::numeric` : unreadable()
  if (days.has(column)) return isDay(text) ? sql`${text}::date` : unreadable()
  if (column === 'activo') return sql`${text === '1'}::boolean`
  return sql`${text}::text`
}

function meets(tx: Tx, condition: Condition, at: ListContext): RawBuilder<boolean> {
  const { columna, contiene, es, desde, hasta, sin_desde, sin_hasta } = condition
  const value = columna === 'id_mst_tiposocio' ? sql`s.id_mst_tiposocio` : valueOf(tx, columna, at)
  const parts = [
    contiene === null || plain(contiene) === '' ? null : contains(tx, condition, at),
    es === null ? null : sql`${value} = ${bound(columna, es)}`,
    desde === null ? null : sql`${value} ${sql.raw(sin_desde ? '>' : '>=')} ${bound(columna, desde)}`,
    hasta === null ? null : sql`${value} ${sql.raw(sin_hasta ? '<' : '<=')} ${bound(columna, hasta)}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** Debts and wallets of the whole club are summed only if a filter or an order uses them. */
const usesColumn = (column: Column, { condiciones }: Filter, orden: Column | null) =>
  orden === column || condiciones.some(({ columna }) => columna === column)

/** The members of a filter as `s`, with their type as `t`. */
export function filtered(tx: Tx, filter: Filter, at: ListContext, orden: Column | null = null) {
  const patterns = filter.cerca ? [] : searchPatterns(filter.buscar ?? '')
  const { activos } = filter
  const all = tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .$if(usesColumn('debe', filter, orden), (query) => query.leftJoin(debtsOf(tx, at).as('d'), 'd.id_mst_socios', 's.id_mst_socios'))
    .$if(usesColumn('monedero', filter, orden), (query) =>
      query.leftJoin(walletsOf(tx, at.now).as('w'), 'w.id_mst_socios', 's.id_mst_socios'),
    )
    // a literal: the plan for all values finds the order of the list in a partial index
    .where('s.reservado', '=', sql.lit(false))
    .$if(activos !== null, (query) => query.where('s.activo', '=', activos!))
    .$if(Boolean(filter.cerca), (query) => query.where('s.id_mst_socios', 'in', filter.cerca!))
  const found = patterns.reduce((query, pattern) => query.where(sql<boolean>`s.busca like ${pattern}`), all)
  return filter.condiciones.reduce((query, condition) => query.where(meets(tx, condition, at)), found)
}

interface Order {
  readonly orden: Column | null
  readonly descendente: boolean
}
const directionOf = ({ descendente }: Order) => sql.raw(descendente ? 'desc nulls last' : 'asc nulls last')
const firstOf = (tx: Tx, { orden }: Order, at: ListContext) => (orden === null ? sql`s.numsocio is null` : valueOf(tx, orden, at))

/** Order of the list: one column, then the name; by default by number, members without one last. */
export const orderOf = (tx: Tx, order: Order, at: ListContext) =>
  order.orden === null
    ? sql`${firstOf(tx, order, at)}, ${byName}, s.id_mst_socios`
    : sql`${firstOf(tx, order, at)} ${directionOf(order)}, ${byName}, s.id_mst_socios`

/**
 * The ids of a page in order. With a filter, matches are found first and sorted then: for a rare word, an index of the
 * order would be read to its end.
 */
export async function pageOf(
  tx: Tx,
  request: Filter & Order & { ids: readonly number[] | null },
  at: ListContext,
  page: { first: number; count: number },
) {
  const all = filtered(tx, request, at, request.orden).$if(request.ids !== null, (query) =>
    query.where('s.id_mst_socios', 'in', request.ids!),
  )
  const isWhole = request.buscar === null && request.condiciones.length === 0 && request.orden === null // only for speed
  if (isWhole) {
    const rows = await all
      .select('s.id_mst_socios')
      .orderBy(orderOf(tx, request, at))
      .offset(page.first)
      .limit(page.count)
      .execute()
    return rows.map((row) => row.id_mst_socios)
  }
  const found = all.select(['s.id_mst_socios', sql`${byName}`.as('name'), sql`${firstOf(tx, request, at)}`.as('first')])
  const { rows } = await sql<{ id_mst_socios: number }>`with found as materialized (${found})
    select id_mst_socios from found order by first ${directionOf(request)}, name, id_mst_socios offset ${page.first} limit ${page.count}`.execute(
    tx,
  )
  return rows.map((row) => row.id_mst_socios)
}
