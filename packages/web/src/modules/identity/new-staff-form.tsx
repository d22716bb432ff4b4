import { createStaff } from '@app/contract/identity/staff'
import { optional } from '@app/contract/kit/field'
import { useMemo } from 'react'
import { ActionForm } from '../../kit/forms/form.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { useNewPassword } from './use-new-password.ts'

interface Props {
  /** id_mst_socios. */
  member: number
  nombre: string
  onDone: () => void
  onCancel: () => void
}

/** Makes a member staff; without a password a link to choose one is mailed. Rights are granted afterwards. */
export function NewStaffForm({ member, nombre, onDone, onCancel }: Props) {
  const given = useMemo(() => ({ id_mst_socios: member }), [member])
  const chosen = useNewPassword(nombre)
  const stricter = useMemo(() => ({ password: optional(chosen) }), [chosen])
  return (
    <ActionForm
      action={createStaff}
      given={given}
      ask={['password', 'is_admin']}
      words="staff"
      stricter={stricter}
      looks={{ password: { hint: t('staff.password_hint') }, is_admin: { hint: t('staff.make_admin_hint') } }}
      successMessage={t('staff.created')}
      onDone={onDone}
      onCancel={onCancel}
    />
  )
}
