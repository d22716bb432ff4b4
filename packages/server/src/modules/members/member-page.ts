import { memberNeighbours, memberPage } from '@app/contract/members/member-page'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import { handle } from '../../kit/serve.ts'
import { together } from '../../kit/together.ts'
import { debtsOf, pendingOf } from '../invoices/public.ts'
import { creditsOf, walletsOf } from '../ledger/public.ts'
import { fullName, gridColumns } from './columns.ts'
import { type At, type Filter, filtered, nextBookings, orderOf } from './member-filter.ts'

/** How many a filter finds, with what they owe and hold together. */
async function totalsOf(tx: Tx, filter: Filter, at: At) {
  const { rows } = await sql<{ total: number; debe: number; monedero: number }>`
    with found as materialized (${filtered(tx, filter, at).select('s.id_mst_socios')})
    select (select count(*) from found) as total,
      (select coalesce(sum(d.debe), 0) from (${debtsOf(tx, at)}) as d join found using (id_mst_socios)) as debe,
      (select coalesce(sum(w.saldo), 0) from (${walletsOf(tx, at.now)}) as w join found using (id_mst_socios)) as monedero`.execute(tx)
  return rows[0]!
}

/** The next booking of each of some members. */
async function nextOf(tx: Tx, members: readonly number[], at: At) {
  const rows = await nextBookings(tx, at)
    .distinctOn('rs.id_mst_socios')
    .select(['rs.id_mst_socios', 'r.fecha', 'r.hora_ini'])
    .where('rs.id_mst_socios', 'in', members)
    .orderBy('rs.id_mst_socios')
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .execute()
  return new Map(rows.map((row) => [row.id_mst_socios, row]))
}

/** The labels of each of some members, by name. */
async function labelsOfMembers(tx: Tx, members: readonly number[]) {
  const rows = await tx
    .selectFrom('socios_etiqueta as o')
    .innerJoin('etiqueta as e', 'e.id_mst_etiqueta', 'o.id_mst_etiqueta')
    .select(['o.id_mst_socios', 'e.desc_etiqueta'])
    .where('o.id_mst_socios', 'in', members)
    .orderBy('e.desc_etiqueta')
    .execute()
  return Map.groupBy(rows, (row) => row.id_mst_socios)
}

/** What is known of the rows of a page beside the members themselves: asked for together, once for all of them. */
async function besides(tx: Tx, members: readonly number[], at: At) {
  const [debts, credits, next, labels] = await together(
    pendingOf(tx, members, at),
    creditsOf(tx, members, at.now),
    nextOf(tx, members, at),
    labelsOfMembers(tx, members),
  )
  const wallets = new Map<number, number>()
  for (const { id_mst_socios: id, saldo } of credits) wallets.set(id!, (wallets.get(id!) ?? 0) + saldo)
  return (id: number) => ({
    debe: debts.get(id) ?? 0,
    monedero: wallets.get(id) ?? 0,
    proxima_fecha: next.get(id)?.fecha ?? null,
    proxima_hora: next.get(id)?.hora_ini ?? null,
    etiquetas: (labels.get(id) ?? []).map(({ desc_etiqueta }) => desc_etiqueta),
  })
}

export const page = handle(memberPage, async ({ tx, input, today, minute, now }) => {
  const at = { today, minute, now }
  const { orden, desde_fila, filas: count, ids } = input
  const asked = filtered(tx, input, at, orden)
    .$if(ids !== null, (query) => query.where('s.id_mst_socios', 'in', ids!))
    .select([...gridColumns.map((name) => `s.${name}` as const), fullName('s').as('nombre_completo'), 't.desc as desc_tiposocio'])
    .orderBy(orderOf(tx, input, at))
    .offset(desde_fila)
    .limit(count)
    .execute()
  const [rows, totals] = await together(asked, totalsOf(tx, input, at))
  const more = await besides(
    tx,
    rows.map((row) => row.id_mst_socios),
    at,
  )
  return { filas: rows.map((row) => ({ ...row, ...more(row.id_mst_socios) })), ...totals }
})

/** The member's place in the list as it is now, and who stands beside him. */
export const neighbours = handle(memberNeighbours, async ({ tx, input, today, minute, now }) => {
  const at = { today, minute, now }
  const order = orderOf(tx, input, at)
  const { rows } = await sql<{ anterior: number | null; siguiente: number | null; lugar: number; total: number }>`
    select anterior, siguiente, lugar, total from (${filtered(tx, input, at, input.orden).select([
      's.id_mst_socios',
      sql`lag(s.id_mst_socios) over (order by ${order})`.as('anterior'),
      sql`lead(s.id_mst_socios) over (order by ${order})`.as('siguiente'),
      sql`row_number() over (order by ${order})`.as('lugar'),
      sql`count(*) over ()`.as('total'),
    ])}) as list where id_mst_socios = ${input.id}`.execute(tx)
  return rows[0] ?? { anterior: null, siguiente: null, lugar: null, total: (await totalsOf(tx, input, at)).total }
})
