import type { Say } from '@app/contract/kit/product'
import type { TransferReason } from '@app/contract/ledger/transfer'
import { freeAmountProduct } from '@app/contract/products/product'
import { reportDays } from '@app/contract/reports/report'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import { wallInstant } from '../../kit/clock.ts'
import { fullName } from '../../kit/full-name.ts'
import { bothSides } from '../ledger/public.ts'
import { report, rowsOf } from './define.ts'

/** A transfer of an account in readable form: its text, and the amount as in or out. */
const asMovement = <R extends { motivo: TransferReason; importe: number; texto: string | null; concepto: string | null }>(
  { motivo, importe, texto, concepto, ...row }: R,
  say: Say,
) => ({
  ...row,
  movimiento: say(`informe.motivo.${motivo}`),
  concepto: concepto ?? texto,
  entrada: Math.max(0, importe),
  salida: Math.max(0, -importe),
})

/** 150: movements of the registers on a day. */
export const registerMovements = report({
  id: 150,
  rights: ['cash'],
  group: 'caja',
  days: reportDays.day,
  incomes: 'refused',
  columns: { fecha: 'instant', caja: 'text', movimiento: 'text', concepto: 'text', hecho_por: 'text', entrada: 'money', salida: 'money' },
  totals: { entrada: 'sum', salida: 'sum' },
  groups: ['caja'],
  chart: { along: 'caja', of: ['entrada', 'salida'] },
  rows: async ({ tx, start, end, say }) => {
    const rows = await rowsOf(
      tx
        .selectFrom('libro_cuenta as c')
        .innerJoin('caja as k', 'k.id_mst_caja', 'c.id_mst_caja')
        .innerJoin(bothSides(tx).as('b'), 'b.cuenta', 'c.id_reg_cuenta')
        .leftJoin('factura as f', 'f.id_reg_factura', 'b.id_reg_factura')
        .leftJoin('caja_movimiento as m', (join) =>
          join.onRef('m.id_reg_asiento', '=', 'b.id_reg_asiento').on('m.tipo', 'in', ['entrada', 'salida']),
        )
        .leftJoin('socio as q', 'q.id_mst_socios', 'b.id_mst_socios_creacion')
        .select(['b.fecha', 'k.desc_caja as caja', 'b.motivo', 'b.importe', 'f.concepto'])
        .select(sql<string | null>`coalesce(m.desc_caja, b.texto)`.as('texto'))
        .select(fullName<string | null>('q').as('hecho_por'))
        .where('c.clase', '=', 'caja')
        .where('b.dia', '>=', start)
        .where('b.dia', '<=', end)
        .orderBy('b.id_reg_asiento'),
    )
    return rows.map((row) => asMovement(row, say))
  },
})

/** 570: the tickets of a day. */
export const dayTickets = report({
  id: 570,
  rights: ['cash'],
  group: 'caja',
  days: reportDays.day,
  incomes: 'refused',
  columns: { numero: 'integer', fecha: 'instant', socio: 'text', hecho_por: 'text', unidades: 'integer', total: 'money' },
  totals: { unidades: 'sum', total: 'sum' },
  chart: { along: 'hecho_por', of: ['total'] },
  rows: ({ tx, start, end, club }) =>
    rowsOf(
      tx
        .selectFrom('tpv_carro as c')
        .leftJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios')
        .leftJoin('socio as q', 'q.id_mst_socios', 'c.id_mst_socios_creacion')
        .leftJoin('factura as f', (join) => join.onRef('f.id_reg_tpv_carro', '=', 'c.id_reg_tpv_carro').on('f.fecha_baja', 'is', null))
        .select(['c.id_reg_tpv_carro as numero', 'c.fecha_pago as fecha'])
        .select([fullName<string | null>('s').as('socio'), fullName<string | null>('q').as('hecho_por')])
        .select([
          sql<number>`coalesce(sum(f.cantidad), 0)::int`.as('unidades'),
          sql<number>`coalesce(sum(f.precio * f.cantidad), 0)::bigint`.as('total'),
        ])
        .where('c.fecha_pago', '>=', wallInstant(start, 0, club.zone))
        .where('c.fecha_pago', '<', wallInstant(addDays(end, 1), 0, club.zone))
        .groupBy(['c.id_reg_tpv_carro', 'c.fecha_pago', 's.nombre', 's.apellidos', 'q.nombre', 'q.apellidos'])
        .orderBy('c.id_reg_tpv_carro'),
    ),
})

/** 540: sales of each product, and the stock of counted ones. */
export const productSales = report({
  id: 540,
  rights: ['cash', 'invoices'],
  group: 'caja',
  days: reportDays.range,
  incomes: 'refused',
  columns: { familia: 'text', producto: 'text', unidades: 'integer', total: 'money', pagado: 'money', existencias: 'integer' },
  totals: { unidades: 'sum', total: 'sum', pagado: 'sum' },
  groups: ['familia'],
  chart: { along: 'producto', of: ['total'] },
  rows: ({ tx, start, end }) =>
    rowsOf(
      tx
        .selectFrom('factura as f')
        .innerJoin('producto as p', 'p.id_mst_producto', 'f.id_mst_producto')
        .innerJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'p.id_mst_tipoingreso')
        .leftJoin('libro_cuenta as c', (join) =>
          join.onRef('c.id_mst_producto', '=', 'p.id_mst_producto').on('c.clase', '=', 'producto').on('p.control_stock', '=', true),
        )
        .select(['t.desc_tipoingreso as familia', 'p.nombre as producto', 'c.saldo as existencias'])
        .select([
          sql<number>`sum(f.cantidad)::int`.as('unidades'),
          sql<number>`sum(f.precio * f.cantidad)::bigint`.as('total'),
          sql<number>`sum(f.pagado)::bigint`.as('pagado'),
        ])
        .where('f.fecha_creacion', '>=', start)
        .where('f.fecha_creacion', '<=', end)
        .where('f.borrador', '=', false)
        .where('f.fecha_baja', 'is', null)
        .where('f.id_mst_producto', '>=', freeAmountProduct)
        .groupBy(['t.desc_tipoingreso', 'p.id_mst_producto', 'p.nombre', 'c.saldo'])
        .orderBy('t.desc_tipoingreso')
        .orderBy('p.nombre'),
    ),
})

/** 1620: movements of members' wallets. */
export const walletMovements = report({
  id: 1620,
  rights: ['members', 'invoices'],
  group: 'socios',
  days: reportDays.range,
  incomes: 'refused',
  columns: { fecha: 'instant', socio: 'text', movimiento: 'text', concepto: 'text', hecho_por: 'text', entrada: 'money', salida: 'money' },
  totals: { entrada: 'sum', salida: 'sum' },
  chart: { along: 'movimiento', of: ['entrada', 'salida'] },
  rows: async ({ tx, start, end, say }) => {
    const rows = await rowsOf(
      tx
        .selectFrom('libro_cuenta as c')
        .innerJoin(bothSides(tx).as('b'), 'b.cuenta', 'c.id_reg_cuenta')
        .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios')
        .leftJoin('factura as f', 'f.id_reg_factura', 'b.id_reg_factura')
        .leftJoin('socio as q', 'q.id_mst_socios', 'b.id_mst_socios_creacion')
        .select(['b.fecha', 'b.motivo', 'b.texto', 'f.concepto', sql<number>`-b.importe`.as('importe')])
        .select([fullName('s').as('socio'), fullName<string | null>('q').as('hecho_por')])
        .where('c.clase', '=', 'credito')
        .where('b.dia', '>=', start)
        .where('b.dia', '<=', end)
        .orderBy('b.id_reg_asiento')
        .orderBy('c.id_reg_cuenta'),
    )
    return rows.map((row) => asMovement(row, say))
  },
})
