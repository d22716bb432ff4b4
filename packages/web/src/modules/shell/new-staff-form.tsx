import { createStaff } from '@app/contract/shell/staff'
import { useMemo } from 'react'
import { ActionForm } from '../../kit/form.tsx'
import { t } from '../../kit/i18n.ts'

interface Props {
  /** id_mst_socios. */
  member: number
  onDone: () => void
  onCancel: () => void
}

/** Makes a member staff; without a password a link to choose one is mailed. Rights are given afterwards. */
export function NewStaffForm({ member, onDone, onCancel }: Props) {
  const given = useMemo(() => ({ id_mst_socios: member }), [member])
  return (
    <ActionForm
      action={createStaff}
      given={given}
      ask={['password', 'is_admin']}
      words="staff"
      looks={{ password: { hint: t('staff.password_hint') }, is_admin: { hint: t('staff.make_admin_hint') } }}
      said={t('staff.created')}
      onDone={onDone}
      onCancel={onCancel}
    />
  )
}
