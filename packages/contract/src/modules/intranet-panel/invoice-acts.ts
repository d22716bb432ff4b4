import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { accountingAct, accountingInvoice } from './accounting-invoice.ts'

const { fields } = accountingInvoice
/** Maximum of invoices mailed together. */
const mostMailed = 200

/** Mails invoices of a type to their customers. Refused for an unknown one (404), and for one without an address (422); nothing is sent then. */
export const mailInvoices = action({
  endpoint: 'POST /api/emailFacturaSoftNeos',
  permission: 'invoices',
  input: { facturas: list(fields.cod, mostMailed), tipo: fields.tipo },
  output: object({ enviadas: field.integer() }),
  changes: [accountingAct],
})

/** Marks an invoice as paid today, here and in the accounting system. Refused for an unknown one (404), and a paid one (409). */
export const markInvoicePaid = action({
  endpoint: 'POST /api/facturas-softneos/marcar-pagada',
  also: ['POST /api/facturasSoftNeos/marcar-pagada'],
  permission: 'invoices',
  input: pick(fields, 'tipo', 'cod'),
  output: object({ fecha_pago: field.day() }),
  changes: [accountingAct],
})

/** Sets the number of notices sent of a yearly invoice. Refused (404) for one that the accounting system has not in that year. */
export const setNoticeState = action({
  endpoint: 'POST /api/facturas-softneos/cambiar-estado-aviso',
  also: ['POST /api/facturasSoftNeos/cambiar-estado-aviso'],
  permission: 'invoices',
  input: { ...pick(fields, 'ejercicio', 'cod'), numavisos: field.integer({ min: 0, max: 99 }) },
  output: object({ numavisos: field.integer() }),
  changes: [accountingAct],
})
