import { guestMember } from '@app/contract/members/member'
import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import { together } from '../../../kit/database/together.ts'
import type { News } from './told.ts'

/** Facts of news besides place and time. */
export interface NewsFacts {
  /** First names of those who play. */
  readonly names: ReadonlyMap<number, string>
  /** Cents that a player still owes for a booking. */
  readonly owed: (one: News) => number
  /** Cents given back to a player with the deletion of a booking. */
  readonly givenBack: (one: News) => number
}

const keyOf = (row: { readonly id_reg_reserva: number | null; readonly id_mst_socios: number | null }) =>
  `${row.id_reg_reserva} ${row.id_mst_socios}`

/** Unpaid cents of bookings by player. */
const owedFor = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('factura')
    .select(['id_reg_reserva', 'id_mst_socios', sql<number>`sum(precio * cantidad - pagado)::bigint`.as('importe')])
    .where(isOneOf('id_reg_reserva', ids))
    .where('fecha_pago', 'is', null)
    .where('fecha_baja', 'is', null)
    .groupBy(['id_reg_reserva', 'id_mst_socios'])
    .execute()

/** Cents given back with the last deletion of bookings, by player. */
const givenBackFor = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('reserva_hist as h')
    .innerJoin('factura as f', 'f.id_reg_reserva_hist', 'h.id_reg_reserva_hist')
    .innerJoin('libro_asiento as a', 'a.id_reg_factura', 'f.id_reg_factura')
    .select(['h.id_reg_reserva', 'f.id_mst_socios', sql<number>`sum(a.importe)::bigint`.as('importe')])
    .where(isOneOf('h.id_reg_reserva', ids))
    .where('h.fecha_restaurada', 'is', null)
    .where('f.precio', '<', 0)
    .where('a.motivo', '=', 'devolucion')
    .whereRef('a.fecha', '>=', 'h.fecha_baja')
    .groupBy(['h.id_reg_reserva', 'f.id_mst_socios'])
    .execute()

/** Names and money of news: a fixed number of statements. */
export async function factsOf(tx: Tx, news: readonly News[]): Promise<NewsFacts> {
  const standing = news.flatMap((one) => (one.now ? one.id_reg_reserva : []))
  const over = news.flatMap((one) => (one.kind === 'anulada' ? one.id_reg_reserva : []))
  const people = new Set(news.flatMap((one) => one.now?.socios ?? []))
  people.delete(guestMember)
  const [owed, given, names] = await together(
    owedFor(tx, standing),
    givenBackFor(tx, over),
    tx
      .selectFrom('socio')
      .select(['id_mst_socios', 'nombre'])
      .where(isOneOf('id_mst_socios', [...people]))
      .execute(),
  )
  const owedBy = new Map(owed.map((row) => [keyOf(row), row.importe]))
  const givenBy = new Map(given.map((row) => [keyOf(row), row.importe]))
  return {
    names: new Map(names.map((row) => [row.id_mst_socios, row.nombre])),
    owed: (one) => owedBy.get(keyOf(one)) ?? 0,
    givenBack: (one) => givenBy.get(keyOf(one)) ?? 0,
  }
}
