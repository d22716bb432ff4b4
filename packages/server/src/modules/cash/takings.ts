import { takings, takingsLines } from '@app/contract/cash/takings'
import { accounts } from '@app/contract/ledger/account'
import { dayOf } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { registerOf } from './drawer.ts'
import { drawerNow } from './drawer-now.ts'

type TakingsQuery = Pick<Call<{ readonly dia: string | null; readonly id_mst_caja: number | null }>, 'tx' | 'input' | 'today' | 'club'>
const name = (alias: string) => sql<string | null>`trim(${sql.ref(`${alias}.nombre`)} || ' ' || ${sql.ref(`${alias}.apellidos`)})`

/** Time of the last close of the register, if its shift is requested; null for a day, or without a close. */
async function shiftOf(tx: Tx, register: number | null) {
  if (register === null) return null
  await registerOf(tx, register)
  const { last } = await drawerNow(tx, register)
  return last?.fecha ?? null
}

/** Transfers for sales of a period, each with its amount from the club's view, and its author. */
async function salesOf({ tx, input, today, club }: TakingsQuery) {
  const desde = await shiftOf(tx, input.id_mst_caja)
  const sales = tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', (join) =>
      join.on(sql<boolean>`c.id_reg_cuenta = case when a.haber = ${accounts.sales} then a.debe else a.haber end`),
    )
    .leftJoin('tipo_pago as t', 't.id_mst_tipopago', 'c.id_mst_tipopago')
    .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios_creacion')
    .select(['a.id_reg_asiento', 'a.fecha', 'a.id_reg_factura', 'a.id_mst_socios_creacion as id_mst_socios', name('s').as('desc_socio')])
    .select([
      sql<number>`coalesce(c.id_mst_tipopago, 0)`.as('id_mst_tipopago'),
      sql<string>`coalesce(t.desc_tipopago, c.clase)`.as('desc_tipopago'),
      sql<number>`extract(hour from a.fecha at time zone ${club.zone})::int`.as('hora'),
      sql<number>`case when a.haber = ${accounts.sales} then a.importe else -a.importe end`.as('importe'),
    ])
    .where((eb) => eb.or([eb('a.haber', '=', accounts.sales), eb('a.debe', '=', accounts.sales)]))
  const selected =
    desde === null
      ? sales.where('a.dia', '=', input.dia ?? today)
      : sales.where('a.dia', '>=', dayOf(desde, club.zone)).where('a.fecha', '>', desde)
  return { desde, selected }
}

export const sums = handle(takings, async (call) => {
  const { desde, selected } = await salesOf(call)
  const celdas = await call.tx
    .selectFrom(selected.as('m'))
    .select(['id_mst_tipopago', 'desc_tipopago', 'id_mst_socios', 'desc_socio', 'hora'])
    .select([sql<number>`count(*)`.as('n'), sql<number>`sum(importe)::bigint`.as('importe')])
    .groupBy(['id_mst_tipopago', 'desc_tipopago', 'id_mst_socios', 'desc_socio', 'hora'])
    .orderBy('id_mst_tipopago')
    .orderBy('desc_socio')
    .orderBy('hora')
    .execute()
  return { desde, celdas }
})

export const lines = handle(takingsLines, async (call) => {
  const { id_mst_tipopago, id_mst_socios, hora } = call.input
  const { selected } = await salesOf(call)
  let found = call.tx
    .selectFrom(selected.as('m'))
    .leftJoin('factura as f', 'f.id_reg_factura', 'm.id_reg_factura')
    .leftJoin('socio as p', 'p.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
    .leftJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['m.id_reg_asiento', 'm.fecha', 'm.importe', 'm.desc_tipopago', 'm.id_mst_socios', 'm.desc_socio'])
    .select(['f.id_reg_factura', 'f.id_reg_reserva', 'f.id_reg_tpv_carro', 'f.concepto', name('p').as('desc_pagador')])
    .select(['c.id_mst_tiporecurso', 'f.id_mst_socios as id_mst_socios_pagador'])
  if (id_mst_tipopago !== null) found = found.where('m.id_mst_tipopago', '=', id_mst_tipopago)
  if (id_mst_socios !== null) found = found.where(sql<boolean>`coalesce(m.id_mst_socios, 0) = ${id_mst_socios}`)
  if (hora !== null) found = found.where('m.hora', '=', hora)
  return (await found.orderBy('m.id_reg_asiento').execute()).map((row) => ({
    ...row,
    id_reg_factura: row.id_reg_factura!,
    concepto: row.concepto ?? '',
  }))
})
