import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/**
 * Cart of the till; once paid, the ticket of a sale. Its lines are invoice lines. While open it belongs to its creator, at the desk with
 * its `hash` (A-56, decision 0093); without one it waits to be taken by a desk.
 */
export const cart = resource('cart', {
  table: 'tpv_carro',
  path: 'tpvCarro',
  label: 'id_reg_tpv_carro',
  permission: 'cash',
  only: [],
  shown: { text: 'core.used.carts', route: '/tpv/tiques', name: ['id_reg_tpv_carro'] },
  words: { club: ['hash'] },
  fields: {
    id_reg_tpv_carro: field.id(),
    id_mst_socios: optional(field.ref('socio')),
    hash: optional(field.text(90)),
    id_mst_socios_creacion: field.ref('socio'),
    fecha_creacion: field.instant(),
    fecha_modificacion: field.instant(),
    fecha_pago: optional(field.instant()),
    /** Cash handed over, in cents: the excess over the cash part was given as change. */
    entregado: optional(field.money({ min: 0 })),
    /** Official invoice over its lines: of several companies, that of the first. */
    id_reg_facturaoficial: optional(field.ref('facturaoficial')),
  },
})
