import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { cart } from '../till/cart.ts'
import { cartOfDesk, tillCall } from '../till/carts.ts'
import { machineChanges, machineState } from './operations.ts'

/**
 * Begins to charge a whole cart of this desk at the machine. The cart stays at the desk and is locked meanwhile; it becomes a
 * ticket once fully paid, and returns to its former state if nothing is paid. `total` is the sum shown at the desk.
 */
export const startCartSale = action({
  ...tillCall,
  endpoint: 'POST /api/tpv/carro/maquina',
  input: { ...cartOfDesk, total: optional(field.money({ min: 0 })) },
  output: machineState,
  changes: [...machineChanges, cart],
})
