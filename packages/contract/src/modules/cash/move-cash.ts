import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { cashMovement, counterLine } from './cash-register.ts'

const { id_mst_caja, desc_caja } = cashMovement.fields
const amount = field.money({ min: 0 })
const moved = {
  permission: 'cash',
  output: cashMovement.row,
  changes: [cashMovement, ledgerTransfer, ledgerAccount],
  answer: 'statusOk',
} as const

/** Takes money out of a drawer; refused beyond the expected amount. */
export const withdrawCash = action({ ...moved, endpoint: 'POST /api/caja/sacar_dinero', input: { id_mst_caja, amount, desc_caja } })

/** Adds money to a drawer. */
export const addCash = action({ ...moved, endpoint: 'POST /api/caja/anadir_dinero', input: { id_mst_caja, amount, desc_caja } })

/**
 * Closes a drawer with its counted amount; `retirar` takes that much out at the same time. `id_ultima_caja` is the last
 * close shown at the count (0 for none), `esperado` the expected amount shown: if another desk has closed since, or moved cash, this close is
 * refused.
 */
export const closeDrawer = action({
  ...moved,
  endpoint: 'POST /api/caja',
  input: {
    id_mst_caja,
    amount,
    desc_caja,
    contador: optional(list(counterLine, 100)),
    retirar: optional(field.money({ min: 0 })),
    id_ultima_caja: optional(field.integer({ min: 0 })),
    esperado: optional(field.money()),
  },
})
