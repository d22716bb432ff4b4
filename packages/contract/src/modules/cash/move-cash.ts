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

/** Takes money out of a drawer; refused beyond what should be in it. */
export const withdrawCash = action({ ...moved, endpoint: 'POST /api/caja/sacar_dinero', input: { id_mst_caja, amount, desc_caja } })

/** Puts money into a drawer. */
export const addCash = action({ ...moved, endpoint: 'POST /api/caja/anadir_dinero', input: { id_mst_caja, amount, desc_caja } })

/**
 * Closes a drawer with what was counted in it; `retirar` takes that much out at the same time.
 * `id_ultima_caja` is the close the counter was shown (0 for none): if another desk closed meanwhile, this one is refused.
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
  },
})
