import { reportDays } from '@app/contract/reports/report'
import { sql } from 'kysely'
import { fullName } from '../../kit/full-name.ts'
import { salesBetween } from '../invoices/public.ts'
import { report, rowsOf } from './define.ts'

/** 0: takings and refunds of a day, by payment type and income type; used credits are a column of their own. */
export const dayTakings = report({
  id: 0,
  rights: ['cash', 'invoices'],
  group: 'caja',
  days: reportDays.day,
  incomes: 'refused',
  columns: {
    forma_pago: 'text',
    tipo_ingreso: 'text',
    cobros: 'integer',
    cobrado: 'money',
    devuelto: 'money',
    importe: 'money',
    creditos: 'money',
  },
  totals: { cobros: 'sum', cobrado: 'sum', devuelto: 'sum', importe: 'sum', creditos: 'sum' },
  groups: ['forma_pago'],
  chart: { along: 'forma_pago', of: ['importe', 'creditos'] },
  rows: ({ tx, start, end }) =>
    rowsOf(
      tx
        .selectFrom(salesBetween(tx, start, end).as('m'))
        .select(['m.forma_pago', 'm.tipo_ingreso'])
        .select([
          sql<number>`count(*) filter (where m.total > 0)`.as('cobros'),
          sql<number>`coalesce(sum(m.importe) filter (where m.importe > 0), 0)::bigint`.as('cobrado'),
          sql<number>`coalesce(-sum(m.importe) filter (where m.importe < 0), 0)::bigint`.as('devuelto'),
          sql<number>`sum(m.importe)::bigint`.as('importe'),
          sql<number>`sum(m.creditos)::bigint`.as('creditos'),
        ])
        .groupBy(['m.forma_pago', 'm.tipo_ingreso'])
        .orderBy('m.forma_pago')
        .orderBy('m.tipo_ingreso'),
    ),
})

/** 1650: the payments of a day one by one, as a card terminal lists its own. */
export const dayPayments = report({
  id: 1650,
  rights: ['cash', 'invoices'],
  group: 'caja',
  days: reportDays.day,
  incomes: 'refused',
  columns: {
    fecha: 'instant',
    forma_pago: 'text',
    socio: 'text',
    concepto: 'text',
    tipo_ingreso: 'text',
    hecho_por: 'text',
    importe: 'money',
    creditos: 'money',
  },
  totals: { importe: 'sum', creditos: 'sum' },
  groups: ['forma_pago'],
  chart: { along: 'forma_pago', of: ['importe', 'creditos'] },
  rows: ({ tx, start, end }) =>
    rowsOf(
      tx
        .selectFrom(salesBetween(tx, start, end).as('m'))
        .leftJoin('socio as s', 's.id_mst_socios', 'm.id_mst_socios')
        .leftJoin('socio as q', 'q.id_mst_socios', 'm.id_mst_socios_creacion')
        .select(['m.fecha', 'm.forma_pago', 'm.concepto', 'm.tipo_ingreso', 'm.importe', 'm.creditos'])
        .select([fullName<string | null>('s').as('socio'), fullName<string | null>('q').as('hecho_por')])
        .orderBy('m.id_reg_asiento'),
    ),
})

/** 510: takings by day and payment type. */
export const dailyTakings = report({
  id: 510,
  rights: ['cash', 'invoices'],
  group: 'facturas',
  days: reportDays.range,
  incomes: 'refused',
  columns: { dia: 'day', forma_pago: 'text', cobros: 'integer', importe: 'money', creditos: 'money' },
  totals: { cobros: 'sum', importe: 'sum', creditos: 'sum' },
  chart: { along: 'dia', of: ['importe', 'creditos'] },
  rows: ({ tx, start, end }) =>
    rowsOf(
      tx
        .selectFrom(salesBetween(tx, start, end).as('m'))
        .select(['m.dia', 'm.forma_pago'])
        .select([sql<number>`count(*) filter (where m.total > 0)`.as('cobros'), sql<number>`sum(m.importe)::bigint`.as('importe')])
        .select(sql<number>`sum(m.creditos)::bigint`.as('creditos'))
        .groupBy(['m.dia', 'm.forma_pago'])
        .orderBy('m.dia')
        .orderBy('m.forma_pago'),
    ),
})
