import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { officialInvoice } from '../official-invoices/official-invoice.ts'
import { receipt } from '../receipts/receipt.ts'
import { remittanceStates } from '../receipts/remittances/remittance.ts'

const r = receipt.fields
const f = officialInvoice.fields
/** States of a receipt as `receiptState` names them. */
const paperStates = ['open', 'list', ...remittanceStates, 'part', 'returned'] as const

/** Receipts and official invoices of which the member is the payer, newest first; at most 500 of each. */
export const ownPapers = action({
  endpoint: 'GET /api/mi/recibos',
  permission: 'member',
  input: {},
  output: object({
    recibos: list(
      object({
        ...pick(r, 'id_reg_recibo', 'fecha', 'concepto', 'precio'),
        estado: field.choice(...paperStates),
        /** Day on which the bank collects it. */
        fecha_remesa: optional(field.day()),
        /** Account, all but its last digits masked. */
        numcuenta: optional(field.text(40)),
        importe_devuelto: r.importe_devuelto,
      }),
      500,
    ),
    facturas: list(
      object({
        ...pick(f, 'id_reg_facturaoficial', 'num_completo', 'tipo', 'fecha', 'importe', 'nombre_emisor'),
        anulada: field.flag(),
      }),
      500,
    ),
  }),
})

const paper = object({ fichero: field.text(200), bytes: field.text(4_000_000) })

/** Own receipt as a PDF, as base64. */
export const ownReceiptPdf = action({
  endpoint: 'GET /api/mi/recibo/{id}/pdf',
  permission: 'member',
  input: { id: field.ref('recibo') },
  output: paper,
})
/** Own official invoice as a PDF, as base64; from then on it counts as given to its payer. */
export const ownInvoicePdf = action({
  endpoint: 'GET /api/mi/factura/{id}/pdf',
  permission: 'member',
  input: { id: field.ref('facturaoficial') },
  output: paper,
})
