import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** First time that an official invoice was printed, mailed or shown: from then on it is rectified, never cancelled. */
export const documentDelivery = resource('document-delivery', {
  only: [],
  permission: 'invoices',
  table: 'facturaoficial_entrega',
  path: 'facturaoficial_entrega',
  label: 'via',
  fields: {
    id_reg_facturaoficial_entrega: field.id(),
    id_reg_facturaoficial: field.ref('facturaoficial'),
    via: field.choice('impresa', 'correo', 'vista'),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})
