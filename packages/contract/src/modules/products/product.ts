import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Products 1 to 99 are built in and never deleted; real ones start here. */
export const firstProduct = 100
/** Built-in product for an amount typed at the till; the last of its numbers, so the club's own follow it. */
export const freeAmountProduct = firstProduct - 1

/** Product that the club sells or lends by the piece; its family at the till is its income type (spec 1 §3, spec 3 §3, decision 0092). */
export const product = resource('product', {
  table: 'producto',
  path: 'producto',
  label: 'nombre',
  permission: 'cash',
  dropdown: ['cash', 'invoices', 'bookings'],
  only: ['dropdown', 'template'],
  shown: { text: 'menu.products', route: '/tpv/producto' },
  words: 'club',
  fields: {
    id_mst_producto: field.id(),
    nombre: field.text(120),
    desc: optional(field.note(500)),
    codigo_barras: optional(field.text(30)),
    /** Price including tax. */
    precio: defaulted(field.money({ min: 0 }), 0),
    id_mst_tipoingreso: field.ref('tipo_ingreso'),
    id_mst_tasa: field.ref('tasa'),
    /** Has a tile at the till. */
    visible_tpv: defaulted(field.flag(), true),
    /** Its pieces are counted, and selling more than the stock is refused. */
    control_stock: defaulted(field.flag(), false),
    /** The product is on sale. */
    en_venta: defaulted(field.flag(), true),
    /** One of `productImages`, or the path of an uploaded picture. */
    imagen: optional(field.file()),
  },
})

/** Drawings for a tile without a photo. */
export const productImages = [
  'agua',
  'refresco',
  'cerveza',
  'cafe',
  'cafe_leche',
  'bocadillo',
  'fruta',
  'dulce',
  'bolas',
  'raqueta',
  'grip',
  'camiseta',
  'zapatillas',
  'toalla',
  'llave',
  'luz',
  'entrada',
  'regalo',
  'importe',
  'caja',
] as const
export type ProductImage = (typeof productImages)[number]
