import { action, editsOf } from '../../kit/action.ts'
import { alias } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { priceBand } from './tariff.ts'

const hours = field.number({ min: 0, max: 24 })
const bandFields = { min_horas: hours, max_horas: hours, precio: field.money({ min: 0 }) }
/** Bands of a price: ranges of lengths with their prices. */
export const bands = list(object(bandFields), 48)
const onePrice = { id: field.ref('tarifa_precio') }
/** Bands of a price: ranges of lengths with their prices. */
export const listBands = action({
  endpoint: 'GET /api/tarifasPrecios/get/{id}/tarifasPreciosTramos',
  permission: 'tariffs',
  input: onePrice,
  output: bands,
})
/** Saves all bands of a price: none empty, no overlap, no gap between. */
export const saveBands = action({
  endpoint: 'POST /api/tarifasPrecios/{id}/tarifasPreciosTramos/update',
  permission: 'tariffs',
  input: { ...onePrice, tramos: alias(bands, 'items', 'tarifasPreciosTramos') },
  output: bands,
  changes: [priceBand],
  edits: [{ ...editsOf(listBands)[0]!, as: 'tramos' }],
})
