import { createMember } from '@app/contract/members/member-file'
import { lazy, Suspense } from 'react'
import type { Alternative } from '../../../kit/dialogs/picking.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { needMoreTexts } from '../../../kit/texts/more-texts.ts'

/** Loaded with its texts: a picker stands in many screens, and is seldom without matches. */
const NewMemberDialog = lazy(async () => {
  const [{ NewMemberDialog: Dialog }] = await Promise.all([import('./new-member-dialog.tsx'), needMoreTexts(['members', 'member-merge'])])
  return { default: Dialog }
})

/** True if a search text without matches may become a member's name; a number may not: a card reader ends with Enter. */
export const mayAddMember = (typed: string) => !/\d/.test(typed) && userMay(createMember.permission)

/** Short form of a new member for a search without matches; the saved one is picked. */
export const addMember = (typed: string): Alternative => ({
  text: t('ui.add_member', { nombre: typed }),
  form: (props) => (
    <Suspense fallback={null}>
      <NewMemberDialog typed={typed} {...props} />
    </Suspense>
  ),
})
