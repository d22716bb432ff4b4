import { takeFromLots } from '@app/contract/ledger/credits'
import { formatEuros } from '@app/contract/values/money'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { ownAccounts } from './movements.ts'

type Accounts = ExpressionBuilder<Database & { c: Database['libro_cuenta'] }, 'c'>

/** Cents of a credit without payment: given by hand, above the price of a top-up, or of a top-up with an unpaid line (A-158). */
const gift = (eb: Accounts) =>
  sql<number>`greatest(c.regalo, coalesce((${eb
    .selectFrom('libro_asiento as t')
    .innerJoin('factura as l', 'l.id_reg_factura', 't.id_reg_factura')
    .select(sql<number>`t.importe - case when l.fecha_pago is null then 0 else l.pagado end`.as('regalo'))
    .whereRef('t.haber', '=', 'c.id_reg_cuenta')
    .where('t.haber', '>=', ownAccounts)
    .where('t.motivo', '=', 'recarga')
    .limit(1)}), 0))::bigint`

/**
 * Spendable credits of a member, or those of some accounts, with their paid part that is not spent (`pagado`): the paid
 * part is spent first, and is the most that leaves the wallet as money (A-158). First to expire first.
 */
const creditsWithPaid = (tx: Tx, { id_mst_socios, only }: Pick<Wanted, 'id_mst_socios' | 'only'>, now: Date) =>
  tx
    .selectFrom('libro_cuenta as c')
    .select(['c.id_reg_cuenta as cuenta', sql<number>`coalesce(c.saldo, 0)`.as('saldo')])
    .select((eb) => sql<number>`greatest(0, c.saldo - ${gift(eb)})`.as('pagado'))
    .where('c.id_mst_socios', '=', id_mst_socios)
    .where('c.clase', '=', 'credito')
    .where('c.saldo', '>', 0)
    .where((eb) => eb.or([eb('c.vence', 'is', null), eb('c.vence', '>', now)]))
    .$if(only !== undefined, (q) => q.where('c.id_reg_cuenta', 'in', only!))
    .orderBy('c.vence', (end) => end.asc().nullsLast())
    .orderBy('c.id_reg_cuenta')
    .execute()

interface Wanted {
  readonly id_mst_socios: number
  readonly importe: number
  /** Accounts to take from; by default all. */
  readonly only?: readonly number[]
}

/** Paid cents of each account that are not spent, for a move to another member. */
export async function paidPartOf(tx: Tx, id_mst_socios: number, now: Date): Promise<ReadonlyMap<number, number>> {
  return new Map((await creditsWithPaid(tx, { id_mst_socios }, now)).map(({ cuenta, pagado }) => [cuenta, pagado]))
}

/** The most that leaves a member's wallet, or some of its accounts, as money, in cents. */
export const refundableCredits = async (tx: Tx, wanted: Omit<Wanted, 'importe'>, now: Date) =>
  (await creditsWithPaid(tx, wanted, now)).reduce((sum, { pagado }) => sum + pagado, 0)

/**
 * Credits of a locked member that are paid out: the paid part of each (`importe`), and the given part that lapses with
 * it in proportion (`cae`). Refuses more than the balance (R-330), and more than the paid part (A-158).
 */
export async function creditsToPayOut(tx: Tx, { importe, ...wanted }: Wanted, now: Date) {
  const lots = await creditsWithPaid(tx, wanted, now)
  const sumOf = (name: 'saldo' | 'pagado') => lots.reduce((sum, one) => sum + one[name], 0)
  if (importe > sumOf('saldo')) refuse('msg.CREDITOS_SUPERADOS', {}, { importe: formatEuros(sumOf('saldo')) })
  const taken = takeFromLots(
    [importe],
    lots.map(({ pagado }) => pagado),
  )
  if (!taken) refuse('monedero.solo_lo_pagado', {}, { importe: formatEuros(sumOf('pagado')) })
  return taken!.map(({ lot, importe: cents }) => {
    const { cuenta, saldo, pagado } = lots[lot]!
    return { cuenta, importe: cents, cae: Math.ceil(((saldo - pagado) * cents) / pagado) }
  })
}

/** Given cents among those that return to an account after its end: the given part was spent last, and returns first. */
export async function giftIn(tx: Tx, cuenta: number, returned: number): Promise<number> {
  const { regalo } = await tx
    .selectFrom('libro_cuenta as c')
    .select((eb) => gift(eb).as('regalo'))
    .where('c.id_reg_cuenta', '=', cuenta)
    .executeTakeFirstOrThrow()
  const { dentro } = await tx
    .selectFrom('libro_asiento as a')
    .leftJoin('libro_asiento as o', 'o.id_reg_asiento', 'a.revierte')
    .select(sql<number>`coalesce(sum(a.importe), 0)::bigint`.as('dentro'))
    .where('a.haber', '=', cuenta)
    .where('a.haber', '>=', ownAccounts)
    .where(sql<boolean>`o.debe is distinct from a.haber`)
    .executeTakeFirstOrThrow()
  const { fuera } = await tx
    .selectFrom('libro_asiento as a')
    .select(sql<number>`coalesce(sum(a.importe - a.devuelto), 0)::bigint`.as('fuera'))
    .where('a.debe', '=', cuenta)
    .where('a.debe', '>=', ownAccounts)
    .where('a.motivo', '<>', 'caducidad')
    .executeTakeFirstOrThrow()
  return Math.min(returned, Math.max(0, fuera - (dentro - regalo)))
}
