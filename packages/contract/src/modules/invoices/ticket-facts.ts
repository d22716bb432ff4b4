import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { company } from '../company/company.ts'
import { paymentType } from '../income-types/payment-type.ts'
import { payment } from './collect.ts'
import { invoice } from './invoice.ts'

/** What a ticket says beyond its lines: who sells, what was paid, how and when, the VAT within the total, and when it was asked for. */
export const ticketFacts = object({
  empresa: object(pick(company.fields, 'nombre', 'nif', 'direccion', 'codigo_postal', 'poblacion', 'telefono')),
  cobros: list(object({ ...pick(payment, 'importe', 'fecha'), ...pick(paymentType.fields, 'id_mst_tipopago', 'desc_tipopago') })),
  ivas: list(object({ prc_iva: invoice.fields.prc_iva, base: field.money(), cuota: field.money() })),
  fecha: field.instant(),
})
