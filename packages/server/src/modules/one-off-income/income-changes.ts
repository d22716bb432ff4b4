import { invoice } from '@app/contract/invoices/invoice'
import { incomeChanges, invoiceTypeChoices } from '@app/contract/one-off-income/income-changes'
import { rowHistory } from '../../kit/database/row-history.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

/** Columns hidden from the history: internal or redundant. */
const hidden = new Set(['id_reg_factura', 'explicacion', 'precio_calculado'])

const shown = Object.keys(invoice.fields).filter((name) => !hidden.has(name))

/** The history of a line, read from the audit: an index finds its entries (0089). */
export const history = handle(incomeChanges, async ({ tx, input: { id } }) => {
  const line = await tx.selectFrom('factura').select('id_reg_factura').where('id_reg_factura', '=', id).executeTakeFirst()
  if (!line) refuse('msg.not_found')
  return rowHistory(tx, { table: 'factura', key: 'id_reg_factura', id, names: shown })
})

export const types = handle(invoiceTypeChoices, async ({ say }) =>
  ([1, 2] as const).map((id) => ({ id, text: say(`invoice.id_mst_tipofactura.${id}`) })),
)
