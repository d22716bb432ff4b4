import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { accountingAct, accountingInvoice } from './accounting-invoice.ts'

const { fields } = accountingInvoice
const row = object({
  ...pick(fields, 'tipo', 'cod', 'ejercicio', 'fecha', 'vencimiento', 'cliente', 'email', 'concepto', 'importe', 'fecha_pago', 'numavisos'),
  /** Latest act on it from here. */
  ultimo_acto: optional(accountingAct.fields.acto),
  fecha_acto: optional(field.instant()),
})
const rows = list(row, Number.POSITIVE_INFINITY)

/** Invoices of the web user of the accounting system; refused (404) for another user than the configured one. */
export const invoicesOfWebUser = action({
  endpoint: 'GET /api/facturasSoftNeos/usuarioweb/{user}',
  also: ['GET /api/facturas-softneos/usuarioweb/{user}'],
  permission: 'invoices',
  input: { user: field.text(60) },
  output: rows,
})

/** Yearly invoices of the configured web user, with the number of their notices. */
export const annualNotices = action({
  endpoint: 'GET /api/facturasSoftNeos/aviso_anuales',
  also: ['GET /api/facturas-softneos/aviso_anuales'],
  permission: 'invoices',
  input: {},
  output: rows,
})

/** Invoices of the configured web user that are not paid, the earliest due first. */
export const pendingInvoices = action({
  endpoint: 'GET /api/facturas-softneos/facturas-pdtes',
  also: ['GET /api/facturasSoftNeos/facturas-pdtes'],
  permission: 'invoices',
  input: {},
  output: rows,
})
