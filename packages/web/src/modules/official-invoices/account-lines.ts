import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { listDocumentLines } from '@app/contract/official-invoices/document-lines'
import { type GridColumn, textColumn } from '../../kit/grid/column.ts'
import { saveExcel } from '../../kit/grid/export/save-file.ts'
import { sheetOf } from '../../kit/grid/export/sheet.ts'
import { call } from '../../kit/reads/api.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'

type Line = OutputOf<typeof listDocumentLines>[number]

const column = textColumn<Line>
const codes = ['codigo_1', 'codigo_2', 'codigo_3', 'codigo_4', 'codigo_5'] as const

/** One row for each line of an invoice: what accounting programs import, with the account of its income type. */
const columns = (): GridColumn<Line>[] => [
  column('fecha', tFound('official-invoice', 'fecha'), { kind: 'day' }),
  column('num_completo', t('official-invoices.number')),
  column('tipo', tFound('official-invoice', 'tipo')),
  column('nombre_emisor', tFound('official-invoice', 'nombre_emisor')),
  column('nombre_cliente', t('official-invoices.customer'), { width: 190 }),
  column('nif_cliente', 'NIF'),
  column('concepto', tFound('document-line', 'concepto'), { width: 190 }),
  column('desc_tipoingreso', tFound('income-type', 'desc_tipoingreso'), { width: 150 }),
  ...codes.map((code) => column(code, tFound('income-type', code))),
  column('impuesto', t('official-invoices.tax'), { text: ({ impuesto }) => impuesto.toUpperCase() }),
  column('prc_iva', tFound('document-line', 'prc_iva'), { kind: 'percent' }),
  column('exencion', tFound('document-line', 'exencion')),
  column('base', tFound('official-invoice', 'base'), { kind: 'money', total: 'sum' }),
  column('cuota', tFound('official-invoice', 'cuota'), { kind: 'money', total: 'sum' }),
  column('importe', t('official-invoices.total'), { kind: 'money', total: 'sum' }),
]

/** Saves the lines of the listed invoices as an Excel file for the accounts. */
export async function saveAccountLines(
  query: SentOf<typeof listDocumentLines>,
  invoices: readonly { readonly id_reg_facturaoficial: number }[],
) {
  const ids = new Set(invoices.map(({ id_reg_facturaoficial }) => id_reg_facturaoficial))
  const lines = await call(listDocumentLines, query)
  const shown = lines.filter(({ id_reg_facturaoficial }) => ids.has(id_reg_facturaoficial))
  await saveExcel(sheetOf(columns(), shown), t('official-invoices.accounts_file', { titulo: t('menu.official-invoices') }))
}
