import { lineTotal, taxKey } from '@app/contract/invoices/invoice-rules'
import { listDocumentLines } from '@app/contract/official-invoices/document-lines'
import { withoutTax } from '@app/contract/values/money'
import { handle } from '../../kit/http/serve.ts'
import { incomesSeenBy } from '../income-types/public.ts'
import { daysOf } from './days-of.ts'
import { isSeen } from './seen-invoices.ts'

export const ofDocuments = handle(listDocumentLines, async ({ tx, input, today, user }) => {
  const [from, to] = daysOf(input, today)
  const incomes = await incomesSeenBy(tx, user)
  const rows = await tx
    .selectFrom('facturaoficial as f')
    .innerJoin('facturaoficial_linea as l', 'l.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
    .leftJoin('factura as x', 'x.id_reg_factura', 'l.id_reg_factura')
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'x.id_mst_tipoingreso')
    .select(['f.id_reg_facturaoficial', 'f.num_completo', 'f.tipo', 'f.fecha', 'f.nombre_cliente', 'f.nif_cliente', 'f.nombre_emisor'])
    .select(['l.id_reg_facturaoficial_linea', 'l.concepto', 'l.precio', 'l.cantidad', 'l.impuesto', 'l.prc_iva', 'l.exencion'])
    .select(['t.desc_tipoingreso', 't.codigo_1', 't.codigo_2', 't.codigo_3', 't.codigo_4', 't.codigo_5'])
    .where('f.fecha', '>=', from)
    .where('f.fecha', '<=', to)
    .where(isSeen(tx, incomes))
    .$if(input.prefijo !== null, (query) => query.where('f.prefijo', '=', input.prefijo!))
    .orderBy('f.fecha')
    .orderBy('f.id_reg_facturaoficial')
    .orderBy('l.id_reg_facturaoficial_linea')
    .execute()
  /** Sums so far of the lines of an invoice under one tax: the shares add up to its net amount and tax. */
  const sums = new Map<string, number>()
  return rows.map(({ precio, cantidad, ...row }) => {
    const { prc_iva } = row
    const key = `${row.id_reg_facturaoficial} ${taxKey(row)}`
    const before = sums.get(key) ?? 0
    const importe = lineTotal({ precio, cantidad })
    sums.set(key, before + importe)
    const base = withoutTax(before + importe, prc_iva) - withoutTax(before, prc_iva)
    return { ...row, base, cuota: importe - base, importe }
  })
})
