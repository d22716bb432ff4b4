import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { cart } from '../till/cart.ts'
import { atTill, ofCart } from '../till/carts.ts'
import { machineChanges, machineState } from './operations.ts'

/**
 * Begins to charge a cart of this desk at the machine, whole. It stays the desk's, and nobody changes it meanwhile; it is a ticket when all of it
 * has come in, and what it was before when nothing did. `total` is what the desk was shown.
 */
export const startCartSale = action({
  ...atTill,
  endpoint: 'POST /api/tpv/carro/maquina',
  input: { ...ofCart, total: optional(field.money({ min: 0 })) },
  output: machineState,
  changes: [...machineChanges, cart],
})
