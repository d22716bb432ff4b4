import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Top-up of a wallet: price, credit, and validity in days (0: without end); a new one has the values of R-331. */
export const walletPrice = resource('wallet-price', {
  only: [],
  permission: 'tariffs',
  table: 'monedero_virtual_precios',
  path: 'monederoVirtualPrecios',
  label: 'desc',
  shown: { text: 'menu.wallet-prices', route: '/monedero_virtual' },
  words: 'club',
  fields: {
    id_mst_monedero_virtual_precios: field.id(),
    precio: defaulted(field.money({ min: 0 }), 1000),
    credito: defaulted(field.money({ min: 1 }), 1000),
    desc: defaulted(field.text(100), '--'),
    dias_caducidad: defaulted(field.integer({ min: 0, max: 36_500 }), 0),
    id_mst_tipoingreso: optional(field.ref('tipo_ingreso')),
  },
})
