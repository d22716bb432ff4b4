import { startCartSale } from '@app/contract/cash-machine/cart-sale'
import { handle } from '../../kit/http/serve.ts'
import { cartToCharge } from '../till/public.ts'
import { beginSale, partsOf, requireMachine } from './begin-sale.ts'
import { requireMachineOperation, stateOf } from './state.ts'

export const sell = handle(startCartSale, async (call) => {
  await requireMachine(call)
  const parts = partsOf(await cartToCharge(call, call.input), null)
  return stateOf(call, requireMachineOperation(await beginSale(call, parts)))
})
