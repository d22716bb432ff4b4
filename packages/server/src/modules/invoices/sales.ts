import { paymentTypes } from '@app/contract/income-types/payment-type'
import { accounts, units } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

const surplus = 'a_cuenta'
/** True if a transfer brings value, false if it takes it: to or from sales, or a payment that is not assigned yet. */
const comesIn = sql<boolean>`(a.haber = ${sql.lit(accounts.sales)} or h.clase = ${surplus})`
/**
 * Payment type of a transfer: of the account that received or gave the money. Refunds on their way count for the
 * receiving side (0145), corrections found after a close for the payment that they correct.
 */
const method = sql<number | null>`coalesce(case when ${comesIn} then d.id_mst_tipopago else h.id_mst_tipopago end,
  case o.clase when 'pasarela_devolucion' then ${sql.lit(paymentTypes.cardOnline)} when 'maquina_pago' then ${sql.lit(paymentTypes.cash)} end,
  rc.id_mst_tipopago)`
const signed = sql<number>`case when ${comesIn} then a.importe else -a.importe end`
const isCredits = sql<boolean>`coalesce(${method}, 0) = ${sql.lit(paymentTypes.wallet)}`

/**
 * Transfers of money with members, each with its amount in cents from the club's view, its payment type, and its line;
 * refunds are below zero. Money (`importe`) and credits of wallets that were used (`creditos`) are two figures: a credit
 * is money that came in with its top-up. A surplus counts when it arrives, not when it is used, as in the
 * statement of the gateway.
 */
export const takingsOf = (tx: Tx) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as d', 'd.id_reg_cuenta', 'a.debe')
    .innerJoin('libro_cuenta as h', 'h.id_reg_cuenta', 'a.haber')
    .leftJoin('libro_operacion as o', 'o.id_reg_operacion', 'a.id_reg_operacion')
    .leftJoin('libro_asiento as r', 'r.id_reg_asiento', 'a.revierte')
    .leftJoin('libro_cuenta as rc', (join) =>
      join.on(sql<boolean>`rc.id_reg_cuenta = case when r.haber = ${sql.lit(accounts.sales)} then r.debe else r.haber end`),
    )
    .leftJoin('tipo_pago as p', (join) => join.on(sql<boolean>`p.id_mst_tipopago = ${method}`))
    .leftJoin('factura as f', 'f.id_reg_factura', 'a.id_reg_factura')
    .select(['a.id_reg_asiento', 'a.fecha', 'a.dia', 'a.id_mst_socios_creacion', 'a.id_reg_factura'])
    .select(['f.id_mst_socios', 'f.concepto', 'f.id_mst_tipoingreso'])
    .select([sql<number>`coalesce(${method}, 0)`.as('id_mst_tipopago'), sql<string>`coalesce(p.desc_tipopago, '—')`.as('forma_pago')])
    .select([isCredits.as('es_credito'), signed.as('total')])
    .select([
      sql<number>`case when ${isCredits} then 0 else ${signed} end`.as('importe'),
      sql<number>`case when ${isCredits} then ${signed} else 0 end`.as('creditos'),
    ])
    .where('a.unidad', '=', units.cents)
    .where(
      sql<boolean>`case when a.haber = ${sql.lit(accounts.sales)} then d.clase <> ${surplus} when a.debe = ${sql.lit(accounts.sales)} then h.clase <> ${surplus}
      else h.clase = ${surplus} or (d.clase = ${surplus} and h.clase <> 'credito') end`,
    )

/** The same of club days, with the income type (0103). */
export const salesBetween = (tx: Tx, start: string, end: string) =>
  takingsOf(tx)
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .select('t.desc_tipoingreso as tipo_ingreso')
    .where('a.dia', '>=', start)
    .where('a.dia', '<=', end)
