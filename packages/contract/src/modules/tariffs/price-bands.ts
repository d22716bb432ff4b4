import { action, editsOf } from '../../kit/action.ts'
import { alias } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { priceBand } from './tariff.ts'

const hours = field.number({ min: 0, max: 24 })
const bandFields = { min_horas: hours, max_horas: hours, precio: field.money({ min: 0 }) }
/** The bands of a price: from which length to which, and what they cost. */
export const bands = list(object(bandFields), 48)
const onePrice = { id: field.ref('tarifa_precio') }
/** The bands of a price: from which length to which, and what they cost. */
export const listBands = action({
  endpoint: 'GET /api/tarifasPrecios/get/{id}/tarifasPreciosTramos',
  permission: 'tariffs',
  input: onePrice,
  output: bands,
})
/** Writes the bands of a price, all of them: none empty, none over another, no hole between. */
export const saveBands = action({
  endpoint: 'POST /api/tarifasPrecios/{id}/tarifasPreciosTramos/update',
  permission: 'tariffs',
  input: { ...onePrice, tramos: alias(bands, 'items', 'tarifasPreciosTramos') },
  output: bands,
  changes: [priceBand],
  edits: [{ ...editsOf(listBands)[0]!, as: 'tramos' }],
})
