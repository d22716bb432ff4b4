import { adjacentMembers, memberPage, memberTotals } from '@app/contract/members/member-page'
import { sql } from 'kysely'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { handle } from '../../kit/http/serve.ts'
import { debtsOf, pendingOf } from '../invoices/public.ts'
import { creditsOf, walletsOf } from '../ledger/public.ts'
import { gridColumns } from './import/columns.ts'
import { type Filter, filtered, forgiving, type ListContext, nextBookings, orderOf, pageOf } from './list/member-filter.ts'

/** Number of members that match a filter. */
const countOf = async (tx: Tx, filter: Filter, at: ListContext) =>
  (
    await filtered(tx, filter, at)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** Debts and credits of all members that match a filter. */
async function totalsOf(tx: Tx, filter: Filter, at: ListContext) {
  const found = filtered(tx, filter, at).select('s.id_mst_socios')
  const { rows } = await sql<{ debe: number; monedero: number }>`
    with found as materialized (${found})
    select (select coalesce(sum(d.debe), 0) from (${debtsOf(tx, at)}) as d where d.id_mst_socios in (select id_mst_socios from found)) as debe,
      (select coalesce(sum(w.saldo), 0) from (${walletsOf(tx, at.now)}) as w where w.id_mst_socios in (select id_mst_socios from found)) as monedero`.execute(
    tx,
  )
  return rows[0]!
}

/** The next booking of each of some members. */
async function nextOf(tx: Tx, members: readonly number[], at: ListContext) {
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
    .where('o.id_mst_socios', 'in', members) // only for speed
    .orderBy('e.desc_etiqueta')
    .execute()
  return Map.groupBy(rows, (row) => row.id_mst_socios)
}

/** Further facts of the members of a page: read together, once for all of them. */
async function besides(tx: Tx, members: readonly number[], at: ListContext) {
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

/** The members of a page in the columns of the list. */
async function rowsOf(tx: Tx, members: readonly number[]) {
  const rows = await tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select([...gridColumns.map((name) => `s.${name}` as const), fullName('s').as('nombre_completo'), 't.desc as desc_tiposocio'])
    .where('s.id_mst_socios', 'in', members) // only for speed
    .execute()
  return new Map(rows.map((row) => [row.id_mst_socios, row]))
}

export const page = handle(memberPage, async ({ tx, input: sent, today, minute, now, club }) => {
  const at = { today, minute, now, club }
  const input = await forgiving(tx, sent)
  // a filter finds a few members, or most
  await planByValues(tx)
  // only one page is read completely
  const [members, total] = await together(pageOf(tx, input, at, { first: input.desde_fila, count: input.filas }), countOf(tx, input, at))
  const [rows, more] = await together(rowsOf(tx, members), besides(tx, members, at))
  return { filas: members.map((id) => ({ ...rows.get(id)!, ...more(id) })), total }
})

export const totals = handle(memberTotals, async ({ tx, input, today, minute, now, club }) =>
  totalsOf(tx, await forgiving(tx, input), { today, minute, now, club }),
)

/** The member's current position in the list, with the previous and next members. */
export const adjacent = handle(adjacentMembers, async ({ tx, input: sent, today, minute, now, club }) => {
  const at = { today, minute, now, club }
  const input = await forgiving(tx, sent)
  const order = orderOf(tx, input, at)
  const { rows } = await sql<{ anterior: number | null; siguiente: number | null; lugar: number; total: number }>`
    select anterior, siguiente, lugar, total from (${filtered(tx, input, at, input.orden).select([
      's.id_mst_socios',
      sql`lag(s.id_mst_socios) over (order by ${order})`.as('anterior'),
      sql`lead(s.id_mst_socios) over (order by ${order})`.as('siguiente'),
      sql`row_number() over (order by ${order})`.as('lugar'),
      sql`count(*) over ()`.as('total'),
    ])}) as list where id_mst_socios = ${input.id}`.execute(tx)
  return rows[0] ?? { anterior: null, siguiente: null, lugar: null, total: await countOf(tx, input, at) }
})
