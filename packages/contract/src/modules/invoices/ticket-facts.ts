import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { company } from '../company/company.ts'
import { paymentType } from '../income-types/payment-type.ts'
import { payment } from './collect.ts'
import { invoice } from './invoice.ts'

/**
 * Facts of a ticket beyond its lines: the seller, the payments with method and time, the VAT within the total, and the time of printing.
 */
export const ticketFacts = object({
  empresa: object(pick(company.fields, 'nombre', 'nif', 'direccion', 'codigo_postal', 'poblacion', 'telefono')),
  cobros: list(object({ ...pick(payment, 'importe', 'fecha'), ...pick(paymentType.fields, 'id_mst_tipopago', 'desc_tipopago') })),
  ivas: list(object({ ...pick(invoice.fields, 'impuesto', 'prc_iva', 'exencion'), base: field.money(), cuota: field.money() })),
  fecha: field.instant(),
})
