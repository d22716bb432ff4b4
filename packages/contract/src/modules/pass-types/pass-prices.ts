import { action } from '../../kit/action.ts'
import { alias, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { passPrice } from './pass-type.ts'

const cell = object({
  id_mst_tipoabonos: field.ref('tipo_abono'),
  id_mst_tiposocio: field.ref('tipo_socio'),
  precio: optional(field.money({ min: 0 })),
})
/** Prices of every pass for every member type. */
export const listPassPrices = action({
  endpoint: 'GET /api/tipoabonos/tipoabono_tiposocio_precio',
  permission: 'tariffs',
  input: {},
  output: list(cell, Number.POSITIVE_INFINITY),
})
/** Saves the sent prices; one without an amount is deleted, the others are unchanged. */
export const savePassPrices = action({
  endpoint: 'POST /api/tipoabonos/tipoabono_tiposocio_precio/save',
  permission: 'tariffs',
  input: { precios: alias(list(cell, 5000), 'items', 'tiposocio_precio') },
  output: list(cell, Number.POSITIVE_INFINITY),
  changes: [passPrice],
  edits: [{ read: listPassPrices, of: () => ({}), as: 'precios' }],
})
