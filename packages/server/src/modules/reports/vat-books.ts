import { invoiceTypes } from '@app/contract/invoices/invoice'
import { taxWords } from '@app/contract/invoices/tax-words'
import { reportDays } from '@app/contract/reports/report'
import { toDecimal, withoutTax } from '@app/contract/values/money'
import { sql } from 'kysely'
import { report, rowsOf } from './define.ts'

/**
 * 9601: official invoices of a quarter by tax. Cancelled ones are not in it; full invoices in place of tickets are named without amounts, because
 * the tickets are in it.
 */
export const issuedBook = report({
  id: 9601,
  rights: ['invoices'],
  group: 'facturas',
  days: reportDays.range,
  first: 'quarter',
  incomes: 'refused',
  columns: {
    dia: 'day',
    factura: 'text',
    clase: 'text',
    cliente: 'text',
    nif: 'text',
    impuesto: 'text',
    iva_tipo: 'dec2',
    base: 'money',
    iva: 'money',
    total: 'money',
  },
  totals: { base: 'sum', iva: 'sum', total: 'sum' },
  groups: ['impuesto'],
  chart: { along: 'impuesto', of: ['base', 'iva'] },
  rows: async ({ tx, start, end, say }) => {
    const rows = await rowsOf(
      tx
        .selectFrom('facturaoficial as f')
        .innerJoin('facturaoficial_impuesto as t', 't.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
        .leftJoin('facturaoficial_anulacion as a', 'a.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
        .select(['f.fecha as dia', 'f.num_completo as factura', 'f.tipo', 'f.nombre_cliente as cliente', 'f.nif_cliente as nif'])
        .select(['t.impuesto', 't.prc_iva', 't.exencion', 't.base', 't.cuota'])
        .where('a.id_reg_facturaoficial', 'is', null)
        .where('f.fecha', '>=', start)
        .where('f.fecha', '<=', end)
        .orderBy('f.fecha')
        .orderBy('f.id_reg_facturaoficial')
        .orderBy('t.prc_iva'),
    )
    return rows.map(({ dia, factura, tipo, cliente, nif, impuesto, prc_iva, exencion, base, cuota }) => ({
      ...{
        dia,
        factura,
        clase: tipo,
        cliente,
        nif,
        impuesto: taxWords(say, { impuesto, prc_iva, exencion }),
        iva_tipo: toDecimal(prc_iva),
      },
      ...(tipo === 'F3' ? { base: null, iva: null, total: null } : { base, iva: cuota, total: base + cuota }),
    }))
  },
})

/** 9602: invoices of suppliers of a quarter by rate. */
export const receivedBook = report({
  id: 9602,
  rights: ['invoices'],
  group: 'facturas',
  days: reportDays.range,
  first: 'quarter',
  incomes: 'refused',
  columns: {
    dia: 'day',
    numero: 'integer',
    proveedor: 'text',
    nif: 'text',
    concepto: 'text',
    iva_tipo: 'dec2',
    base: 'money',
    iva: 'money',
    total: 'money',
  },
  totals: { base: 'sum', iva: 'sum', total: 'sum' },
  groups: ['iva_tipo'],
  chart: { along: 'iva_tipo', of: ['base', 'iva'] },
  rows: async ({ tx, start, end }) => {
    const rows = await rowsOf(
      tx
        .selectFrom('factura as f')
        .leftJoin('proveedor as p', 'p.id_mst_proveedor', 'f.id_mst_proveedor')
        .select(['f.fecha_creacion as dia', 'f.id_reg_factura as numero', 'f.concepto', 'f.prc_iva', 'p.nif'])
        .select([sql<string | null>`coalesce(p.nombre_fiscal, p.nombre)`.as('proveedor'), sql<number>`f.precio * f.cantidad`.as('total')])
        .where('f.id_mst_tipofactura', '=', invoiceTypes.supplier)
        .where('f.fecha_baja', 'is', null)
        .where('f.fecha_creacion', '>=', start)
        .where('f.fecha_creacion', '<=', end)
        .orderBy('f.fecha_creacion')
        .orderBy('f.id_reg_factura'),
    )
    return rows.map(({ prc_iva, total, ...row }) => {
      const base = withoutTax(total, prc_iva)
      return { ...row, iva_tipo: toDecimal(prc_iva), base, iva: total - base, total }
    })
  },
})
