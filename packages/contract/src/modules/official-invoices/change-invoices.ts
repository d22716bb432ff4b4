import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { refundableAmounts } from '../invoices/refund.ts'
import { documentCancellation, officialInvoice } from './official-invoice.ts'
import { issued } from './official-invoices.ts'

const f = officialInvoice.fields
const takenBack = {
  id_reg_facturaoficial: field.ref('facturaoficial'),
  accion: field.choice('anulada', 'rectificada'),
  /** Number of the cancelled or of the rectifying invoice. */
  num_completo: f.num_completo,
}
const changed = [...issued, documentCancellation]

/**
 * Takes an official invoice back: it is cancelled if nobody was given it, otherwise rectified in full; the message says which. Nothing is
 * ever deleted; its lines may be issued anew.
 */
export const deleteOfficialInvoice = action({
  endpoint: 'DELETE /api/facturaoficial/{id}',
  permission: 'invoices',
  input: { id: field.ref('facturaoficial') },
  output: object({ ...takenBack, mensaje: field.text(300) }),
  changes: changed,
  answer: 'statusOk',
})

/** The same for several, all or none. */
export const deleteOfficialInvoices = action({
  endpoint: 'POST /api/facturaoficial/destroyMultiple',
  permission: 'invoices',
  input: { prefijo: optional(field.text(20)), id_reg_facturaoficial: list(field.ref('facturaoficial'), 100) },
  output: object({ documentos: list(object(takenBack)), mensaje: field.text(10_000) }),
  changes: changed,
  answer: 'statusOk',
})

/** Refundable amounts of the lines of an official invoice: refunding them rectifies it. */
export const documentRefundable = action({
  endpoint: 'GET /api/facturaoficial/{id}/porDevolver',
  permission: 'invoices',
  input: { id: field.ref('facturaoficial') },
  output: refundableAmounts,
})

/** Data of the payer of an official invoice for a full one, as far as the club has them. */
export const proposedReceiver = action({
  endpoint: 'GET /api/facturaoficial/{id}/receptor',
  permission: 'invoices',
  input: { id: field.ref('facturaoficial') },
  output: object({ nombre: optional(field.text(220)), nif: optional(field.text(20)), direccion: optional(field.text(330)) }),
})

/** Prefix of full invoices unless another one is asked for. */
const fullPrefix = 'F'
/**
 * Issues a full invoice: over paid lines (F1), or in place of simplified invoices, over what is left of them (F3). Its receiver's data are those of the law;
 * a Spanish tax id is checked, another one names its kind and country.
 */
export const issueFullInvoice = action({
  endpoint: 'POST /api/facturaoficial/completa',
  permission: 'invoices',
  input: {
    id_reg_factura: defaulted(list(field.ref('factura'), 100), []),
    id_reg_facturaoficial: defaulted(list(field.ref('facturaoficial'), 100), []),
    prefijo: defaulted(field.text(20), fullPrefix),
    fecha: optional(field.day()),
    nombre: field.text(120),
    nif: field.text(20),
    direccion: field.text(300),
    tipo_id_cliente: f.tipo_id_cliente,
    pais_cliente: f.pais_cliente,
  },
  output: object(pick(f, 'id_reg_facturaoficial', 'num_completo', 'tipo', 'importe')),
  changes: issued,
  answer: 'statusOk',
})
