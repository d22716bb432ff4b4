import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { incomeType } from '../income-types/income-type.ts'
import { product } from './product.ts'
import { tax } from './tax.ts'

const { id_mst_producto: _id, ...written } = product.fields
const one = { id: field.ref('producto') }
const everything = Number.POSITIVE_INFINITY

/** Derived values: the price without its tax in cents, and the stock, null if not counted. A caller may send them back unchanged. */
const derived = { precio_base: field.money(), stock: optional(field.integer()) }
const echoed = { precio_base: optional(field.money()), stock: optional(field.integer()) }
export const productFile = object({ ...product.fields, ...derived })
const files = list(productFile, everything)

/** Every product, by name. */
export const listProducts = action({ endpoint: 'GET /api/producto', permission: 'cash', input: {}, output: files })
/** One product. */
export const getProduct = action({ endpoint: 'GET /api/producto/{id}', permission: 'cash', input: one, output: productFile })
/** Products that can be chosen for a line: without the built-in ones. */
export const freeProducts = action({
  endpoint: 'GET /api/producto/get_exclude_reservado',
  permission: ['cash', 'invoices', 'bookings'],
  input: {},
  output: files,
})
/** Adds a product; a bar code is unique. */
export const createProduct = action({
  endpoint: 'POST /api/producto',
  permission: 'cash',
  input: { ...written, ...echoed },
  output: productFile,
  changes: [product],
})
/** Changes the sent fields of a product; its stock is set by `regularizarStock`. */
export const updateProduct = action({
  endpoint: 'PUT /api/producto/{id}',
  permission: 'cash',
  input: { id_mst_producto: product.fields.id_mst_producto, ...one, ...partial(written), ...partial(echoed) },
  output: productFile,
  changes: [product],
  edits: editsOf(getProduct),
})
const removing = { permission: 'cash', input: one, output: nothing, changes: [product] } as const
/** Deletes a product without lines; never a built-in one. */
export const removeProduct = action({ ...removing, endpoint: 'DELETE /api/producto/{id}' })
/** Deletes a product in the till's form of answer: status 0 has the reason against it. */
export const deleteProduct = action({ ...removing, endpoint: 'POST /api/producto/{id}/delete', answer: 'statusOneIsSuccess' })

/** Data of the product administration: all products, and the values to choose from. */
export const productAdmin = action({
  endpoint: 'GET /api/tpv/productoDatosAdmin',
  permission: 'cash',
  input: {},
  output: object({
    productos: files,
    tipos_ingreso: list(object(pick(incomeType.fields, 'id_mst_tipoingreso', 'desc_tipoingreso')), everything),
    tasas: tax.rows,
  }),
})
/** Drawings for a tile. */
export const productImageChoices = action({
  endpoint: 'GET /api/tpv/producto/imagenes/json',
  permission: 'cash',
  input: {},
  output: list(object({ imagen: field.text(40), desc: field.text(80) })),
})
/** Sets the picture of a tile: one of the drawings, an uploaded photo (JPEG, PNG or WebP up to 2 MB), or none. */
export const changeProductImage = action({
  endpoint: 'POST /api/tpv/producto/{id}/actualizaImagen',
  permission: 'cash',
  bodyMax: 12_582_912,
  input: { ...one, imagen: optional(field.text(40)), pictureFile: upload },
  output: productFile,
  changes: [product],
})

/** Refusals of the product calls. */
export const productRefusals = refusals({
  'tasa.exencion_con_porcentaje': 422,
  'producto.codigo_repetido': 409,
  'producto.se_calcula': 422,
  'producto.no_cuenta_stock': 409,
  'producto.sin_stock': 409,
  'producto.imagen_desconocida': 422,
  'producto.no_en_venta': 409,
})
