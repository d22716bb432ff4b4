import { guestMember } from '@app/contract/members/member'
import { useState } from 'react'
import { PickerModal } from '../../../kit/dialogs/picker-modal.tsx'
import type { Pickable } from '../../../kit/dialogs/picking.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { guestPickable, useMemberSearch } from './find-members.ts'

interface Props {
  opened: boolean
  /** Maximum number of choices; 1 closes with the first choice. */
  capacity?: number
  /** Offers the guest (member 3), as often as there is room. */
  withGuest?: boolean
  first?: readonly Pickable[]
  title?: string
  onClose: () => void
  onConfirm: (members: Pickable[]) => void
}

/** Chooses members in a dialog. */
export function MemberPicker({ capacity = 1, withGuest = false, title, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <PickerModal
      {...rest}
      title={title ?? t(capacity === 1 ? 'ui.pick_member' : 'ui.pick_members')}
      capacity={capacity}
      guest={withGuest ? guestPickable(guestMember) : undefined}
      typed={typed}
      onType={setTyped}
      found={useMemberSearch(typed)}
    />
  )
}
