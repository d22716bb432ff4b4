import { invoiceTypes } from '@app/contract/invoices/invoice'
import { accounts } from '@app/contract/ledger/account'
import { reportDays } from '@app/contract/reports/report'
import { toDecimal } from '@app/contract/values/money'
import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { salesBetween } from '../invoices/public.ts'
import { type ReportQuery, report, rowsOf } from './define.ts'

/** Lines of members that count: not those of a cart that is being filled, nor deleted ones; of the income types that the user sees (R-415). */
function linesFor({ tx, incomes }: ReportQuery) {
  const lines = tx
    .selectFrom('factura as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .where('f.id_mst_tipofactura', '=', invoiceTypes.member)
    .where('f.borrador', '=', false)
    .where('f.fecha_baja', 'is', null)
  return incomes === null ? lines : lines.where('f.id_mst_tipoingreso', 'in', incomes)
}
const total = sql<number>`f.precio * f.cantidad`

/** Condition on lines: no top-up of a wallet, nor its return, which are prepayments and no income (A-159). */
const isIncome = sql<boolean>`not exists (${expressionBuilder<Database, never>()
  .selectFrom('libro_asiento as w')
  .select('w.id_reg_asiento')
  .where(sql<boolean>`w.id_reg_factura = f.id_reg_factura and (w.motivo = 'recarga' or (w.motivo = 'retirada' and f.precio < 0))`)})`

/** 60: the lines that were made on a day. */
export const dayLines = report({
  id: 60,
  rights: ['invoices'],
  group: 'facturas',
  days: reportDays.day,
  incomes: 'filtered',
  columns: {
    numero: 'integer',
    socio: 'text',
    concepto: 'text',
    tipo_ingreso: 'text',
    cantidad: 'integer',
    precio: 'money',
    total: 'money',
    pagado: 'money',
    pendiente: 'money',
  },
  totals: { cantidad: 'sum', total: 'sum', pagado: 'sum', pendiente: 'sum' },
  groups: ['tipo_ingreso'],
  chart: { along: 'tipo_ingreso', of: ['pagado', 'pendiente'] },
  rows: (query) =>
    rowsOf(
      linesFor(query)
        .select(['f.id_reg_factura as numero', 'f.concepto', 'f.cantidad', 'f.precio', 'f.pagado', 't.desc_tipoingreso as tipo_ingreso'])
        .select([fullName<string | null>('s').as('socio'), total.as('total')])
        .select(sql<number>`f.precio * f.cantidad - f.pagado`.as('pendiente'))
        .where('f.fecha_creacion', '>=', query.start)
        .where('f.fecha_creacion', '<=', query.end)
        .orderBy('f.id_reg_factura'),
    ),
})

/** Lines due and unpaid at the end of a day, with the missing amount, by the ledger of that day. */
const pendingAt = (query: ReportQuery) =>
  linesFor(query)
    .innerJoinLateral(
      (q) =>
        q
          .selectFrom('libro_asiento as a')
          .select(
            sql<number>`coalesce(sum(case when a.haber = ${accounts.sales} then a.importe when a.debe = ${accounts.sales} then -a.importe else 0 end), 0)::bigint`.as(
              'pagado',
            ),
          )
          .whereRef('a.id_reg_factura', '=', 'f.id_reg_factura')
          .where('a.dia', '<=', query.end)
          .as('c'),
      (join) => join.onTrue(),
    )
    .where('f.fecha_creacion', '<=', query.end)
    .where((eb) => eb.or([eb('f.fecha_pago', 'is', null), eb('f.fecha_pago', '>', query.end)]))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('reserva as r')
            .select('r.id_reg_reserva')
            .whereRef('r.id_reg_reserva', '=', 'f.id_reg_reserva')
            .where('r.fecha', '>', query.end),
        ),
      ),
    )
    .where(sql<boolean>`f.precio * f.cantidad <> c.pagado`)
    .select(['f.id_reg_factura', 'f.id_mst_socios', 'f.fecha_creacion', 'f.concepto', 't.desc_tipoingreso as tipo_ingreso', 'c.pagado'])
    .select([fullName<string | null>('s').as('socio'), total.as('total')])
    .select(sql<number>`${query.end}::date - f.fecha_creacion`.as('dias'))
    .select(sql<number>`f.precio * f.cantidad - c.pagado`.as('pendiente'))

/** 90: lines due and unpaid at the end of a day. */
export const pendingLines = report({
  id: 90,
  rights: ['invoices'],
  group: 'facturas',
  days: reportDays.until,
  incomes: 'filtered',
  columns: {
    socio: 'text',
    dia: 'day',
    concepto: 'text',
    tipo_ingreso: 'text',
    dias: 'integer',
    total: 'money',
    pagado: 'money',
    pendiente: 'money',
  },
  totals: { total: 'sum', pagado: 'sum', pendiente: 'sum' },
  groups: ['socio'],
  chart: { along: 'tipo_ingreso', of: ['pendiente'] },
  rows: (query) =>
    rowsOf(
      query.tx
        .selectFrom(pendingAt(query).as('d'))
        .select(['d.socio', 'd.fecha_creacion as dia', 'd.concepto', 'd.tipo_ingreso', 'd.dias', 'd.total', 'd.pagado', 'd.pendiente'])
        .orderBy('d.socio')
        .orderBy('d.id_reg_factura'),
    ),
})

const older = (from: number, to: number | null) =>
  sql<number>`coalesce(sum(d.pendiente) filter (where d.dias >= ${from} and d.dias <= ${to ?? 1_000_000}), 0)::bigint`

/** 180: debt of each member at the end of a day, by age. */
export const debtsByAge = report({
  id: 180,
  rights: ['invoices'],
  group: 'facturas',
  days: reportDays.until,
  incomes: 'filtered',
  columns: {
    socio: 'text',
    lineas: 'integer',
    hasta_30: 'money',
    hasta_60: 'money',
    hasta_90: 'money',
    mas_de_90: 'money',
    pendiente: 'money',
  },
  totals: { lineas: 'sum', hasta_30: 'sum', hasta_60: 'sum', hasta_90: 'sum', mas_de_90: 'sum', pendiente: 'sum' },
  rows: (query) =>
    rowsOf(
      query.tx
        .selectFrom(pendingAt(query).as('d'))
        .select('d.socio')
        .select([
          sql<number>`count(*)`.as('lineas'),
          older(0, 30).as('hasta_30'),
          older(31, 60).as('hasta_60'),
          older(61, 90).as('hasta_90'),
          older(91, null).as('mas_de_90'),
          sql<number>`sum(d.pendiente)::bigint`.as('pendiente'),
        ])
        .groupBy(['d.id_mst_socios', 'd.socio'])
        .orderBy('pendiente', 'desc')
        .orderBy('d.socio'),
    ),
})

/** 420: invoiced amounts by income type and rate of VAT; prices include their tax. Prepayments of wallets are none. */
export const byIncomeType = report({
  id: 420,
  rights: ['invoices'],
  group: 'facturas',
  days: reportDays.range,
  incomes: 'refused',
  columns: {
    tipo_ingreso: 'text',
    iva_tipo: 'dec2',
    lineas: 'integer',
    base: 'money',
    iva: 'money',
    total: 'money',
    pagado: 'money',
    pendiente: 'money',
  },
  totals: { lineas: 'sum', base: 'sum', iva: 'sum', total: 'sum', pagado: 'sum', pendiente: 'sum' },
  chart: { along: 'tipo_ingreso', of: ['total'] },
  rows: async (query) => {
    const rows = await rowsOf(
      linesFor(query)
        .select(['t.desc_tipoingreso as tipo_ingreso', 'f.prc_iva'])
        .select([
          sql<number>`count(*)`.as('lineas'),
          sql<number>`sum(f.precio * f.cantidad)::bigint`.as('total'),
          sql<number>`sum(round(f.precio * f.cantidad * 10000.0 / (10000 + f.prc_iva)))::bigint`.as('base'),
          sql<number>`sum(f.pagado)::bigint`.as('pagado'),
          sql<number>`coalesce(sum(f.precio * f.cantidad - f.pagado) filter (where f.fecha_pago is null), 0)::bigint`.as('pendiente'),
        ])
        .where(isIncome)
        .where('f.fecha_creacion', '>=', query.start)
        .where('f.fecha_creacion', '<=', query.end)
        .groupBy(['t.desc_tipoingreso', 'f.prc_iva'])
        .orderBy('t.desc_tipoingreso')
        .orderBy('f.prc_iva'),
    )
    return rows.map(({ prc_iva, ...row }) => ({ ...row, iva_tipo: toDecimal(prc_iva), iva: row.total - row.base }))
  },
})

/** 2100: invoiced and collected amounts, and used credits, by month. */
export const byMonth = report({
  id: 2100,
  rights: ['invoices'],
  group: 'facturas',
  days: reportDays.range,
  first: 'year',
  incomes: 'refused',
  columns: { mes: 'text', lineas: 'integer', facturado: 'money', cobrado: 'money', creditos: 'money' },
  totals: { lineas: 'sum', facturado: 'sum', cobrado: 'sum', creditos: 'sum' },
  chart: { along: 'mes', of: ['facturado', 'cobrado', 'creditos'] },
  rows: (query) => {
    const { tx, start, end } = query
    const made = linesFor(query)
      .select([sql<string>`to_char(f.fecha_creacion, 'YYYY-MM')`.as('mes'), sql<number>`1`.as('lineas')])
      .select([total.as('facturado'), sql<number>`0::bigint`.as('cobrado'), sql<number>`0::bigint`.as('creditos')])
      .where(isIncome)
      .where('f.fecha_creacion', '>=', start)
      .where('f.fecha_creacion', '<=', end)
    const taken = tx
      .selectFrom(salesBetween(tx, start, end).as('m'))
      .select([sql<string>`to_char(m.dia, 'YYYY-MM')`.as('mes'), sql<number>`0`.as('lineas')])
      .select([sql<number>`0::bigint`.as('facturado'), 'm.importe as cobrado', 'm.creditos'])
    return rowsOf(
      tx
        .selectFrom(made.unionAll(taken).as('u'))
        .select('u.mes')
        .select([
          sql<number>`sum(u.lineas)::int`.as('lineas'),
          sql<number>`sum(u.facturado)::bigint`.as('facturado'),
          sql<number>`sum(u.cobrado)::bigint`.as('cobrado'),
          sql<number>`sum(u.creditos)::bigint`.as('creditos'),
        ])
        .groupBy('u.mes')
        .orderBy('u.mes'),
    )
  },
})
