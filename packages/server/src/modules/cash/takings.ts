import { takings, takingsLines } from '@app/contract/cash/takings'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { dayOf } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { takingsOf } from '../invoices/public.ts'
import { registerOf } from './drawer.ts'
import { shiftOf } from './shift.ts'

type TakingsQuery = Pick<Call<{ readonly dia: string | null; readonly id_mst_caja: number | null }>, 'tx' | 'input' | 'today' | 'club'>
const name = (alias: string) => sql<string | null>`trim(${sql.ref(`${alias}.nombre`)} || ' ' || ${sql.ref(`${alias}.apellidos`)})`

/** Transfers of money with their author and hour. */
const authored = ({ tx, club }: TakingsQuery) =>
  takingsOf(tx)
    .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios_creacion')
    .select(name('s').as('desc_socio'))
    .select(sql<number>`extract(hour from a.fecha at time zone ${club.zone})::int`.as('hora'))

/** Transfers of money of a register's shift: cash of its own drawer, and all other ways. */
async function ofShift(call: TakingsQuery, register: number) {
  const { tx, club, today } = call
  await registerOf(tx, register)
  const { last, account, since, from } = await shiftOf(tx, register)
  const own = authored(call)
    .where(({ eb, or }) => or([eb('a.debe', '=', account), eb('a.haber', '=', account)]))
    .where('a.id_reg_asiento', '>', since)
  const others = authored(call)
    .where('a.dia', '>=', from ? dayOf(from, club.zone) : today) // only for speed
    .where('a.fecha', last ? '>' : '>=', from ?? sql<Date>`'-infinity'`)
  const selected = tx
    .selectFrom(others.as('o'))
    .selectAll()
    .where('o.id_mst_tipopago', '<>', paymentTypes.cash)
    .unionAll(tx.selectFrom(own.as('c')).selectAll().where('c.id_mst_tipopago', '=', paymentTypes.cash))
  return { desde: last?.fecha ?? null, selected }
}

/** Transfers of money of a period, each with its amount from the club's view, and its author. */
async function selectionOf(call: TakingsQuery) {
  const { dia, id_mst_caja } = call.input
  if (id_mst_caja !== null) return ofShift(call, id_mst_caja)
  const ofDay = authored(call).where('a.dia', '=', dia ?? call.today)
  return { desde: null, selected: call.tx.selectFrom(ofDay.as('d')).selectAll() }
}

/** Cash that the registers hold now. */
const cashHeld = (tx: Tx) =>
  tx
    .selectFrom('caja as k')
    .leftJoin('libro_cuenta as c', 'c.id_mst_caja', 'k.id_mst_caja')
    .select(['k.id_mst_caja', 'k.desc_caja', sql<number>`coalesce(c.saldo, 0)`.as('saldo')])
    .orderBy('k.id_mst_caja')
    .execute()

export const sums = handle(takings, async (call) => {
  const { desde, selected } = await selectionOf(call)
  const by = ['id_mst_tipopago', 'forma_pago', 'es_credito', 'id_mst_socios_creacion', 'desc_socio', 'hora'] as const
  const celdas = await call.tx
    .selectFrom(selected.as('m'))
    .select(by)
    .select([sql<number>`count(*)`.as('n'), sql<number>`sum(total)::bigint`.as('importe')])
    .groupBy(by)
    .orderBy('id_mst_tipopago')
    .orderBy('desc_socio')
    .orderBy('hora')
    .execute()
  return {
    desde,
    celdas: celdas.map(({ forma_pago: desc_tipopago, id_mst_socios_creacion: id_mst_socios, ...one }) => ({
      ...one,
      desc_tipopago,
      id_mst_socios,
    })),
    cajas: await cashHeld(call.tx),
  }
})

export const lines = handle(takingsLines, async (call) => {
  const { id_mst_tipopago, id_mst_socios, hora, es_credito } = call.input
  const { selected } = await selectionOf(call)
  let found = call.tx
    .selectFrom(selected.as('m'))
    .leftJoin('factura as f', 'f.id_reg_factura', 'm.id_reg_factura')
    .leftJoin('socio as p', 'p.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
    .leftJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['m.id_reg_asiento', 'm.fecha', 'm.total as importe', 'm.forma_pago as desc_tipopago', 'm.desc_socio'])
    .select(['m.id_mst_socios_creacion as id_mst_socios', 'm.concepto', name('p').as('desc_pagador')])
    .select(['f.id_reg_factura', 'f.id_reg_reserva', 'f.id_reg_tpv_carro'])
    .select(['c.id_mst_tiporecurso', 'f.id_mst_socios as id_mst_socios_pagador'])
  if (id_mst_tipopago !== null) found = found.where('m.id_mst_tipopago', '=', id_mst_tipopago)
  if (es_credito !== null) found = found.where('m.es_credito', '=', es_credito)
  if (id_mst_socios !== null) found = found.where(sql<boolean>`coalesce(m.id_mst_socios_creacion, 0) = ${id_mst_socios}`)
  if (hora !== null) found = found.where('m.hora', '=', hora)
  const rows = await found.orderBy('m.id_reg_asiento').execute()
  return rows.map((row) => ({ ...row, concepto: row.concepto ?? call.say('cash.takings_surplus') }))
})
