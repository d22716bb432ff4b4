import type { staffList } from '@app/contract/identity/staff'
import type { OutputOf } from '@app/contract/kit/action'
import { t } from '../../kit/texts/i18n.ts'

export type StaffMember = OutputOf<typeof staffList>[number]

export const roles = ['admin', 'clerk', 'closed'] as const

/** Role of an account: administrator, staff with rights, or closed access. */
export const roleOf = ({ is_admin, is_staff }: Pick<StaffMember, 'is_admin' | 'is_staff'>): (typeof roles)[number] => {
  if (is_admin) return 'admin'
  return is_staff ? 'clerk' : 'closed'
}

/** Rights of an account as text; an administrator has them all without rows. */
export const rightsLabel = ({ is_admin, rights }: Pick<StaffMember, 'is_admin' | 'rights'>): string =>
  is_admin ? t('staff.all_rights') : rights.map((right) => t(`right.${right}`)).join(', ')
