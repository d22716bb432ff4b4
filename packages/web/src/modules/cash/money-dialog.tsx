import { addCash, withdrawCash } from '@app/contract/cash/move-cash'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { ActionForm } from '../../kit/forms/form.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  register: number
  direction: 'add' | 'withdraw'
  onClose: () => void
}

/** Deposits money into the drawer, or withdraws some, with a reason. */
export function MoneyDialog({ register, direction, onClose }: Props) {
  const isAdding = direction === 'add'
  const title = t(isAdding ? 'desk.add_money' : 'desk.withdraw_money')
  return (
    <DialogFrame title={title} size={380} onClose={onClose}>
      <ActionForm
        action={isAdding ? addCash : withdrawCash}
        given={{ id_mst_caja: register }}
        ask={['amount', 'desc_caja']}
        words="cash-movement"
        save={title}
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
