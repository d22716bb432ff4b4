import { action } from '../../kit/action.ts'
import { alias, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { walletPrice } from './wallet-price.ts'

const { id_mst_monedero_virtual_precios: _id, ...written } = walletPrice.fields

/** Top-ups of wallets, cheapest first. */
export const walletPrices = action({
  endpoint: 'GET /api/monederoVirtualPrecios',
  permission: ['tariffs', 'members'],
  input: {},
  output: walletPrice.rows,
})
/** Saves the whole price list: new rows without an id; unsent rows are deleted. Earlier purchases keep their price and end. */
export const saveWalletPrices = action({
  endpoint: 'POST /api/monederoVirtualPrecios/save',
  permission: 'tariffs',
  input: {
    precios: alias(
      list(object({ id_mst_monedero_virtual_precios: alias(optional(field.ref('monedero_virtual_precios')), 'id'), ...written }), 200),
      'items',
    ),
  },
  output: walletPrice.rows,
  changes: [walletPrice],
  edits: [{ read: walletPrices, of: () => ({}), as: 'precios' }],
})
