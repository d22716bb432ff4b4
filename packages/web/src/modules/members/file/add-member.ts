import { createMember } from '@app/contract/members/member-file'
import { keepDrafts } from '../../../kit/forms/kept-drafts.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { go, here } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Whether a name that was looked for in vain may become a member; a number may not: a card reader ends with Enter. */
export const mayAddMember = (typed: string) => !/\d/.test(typed) && userMay(createMember.permission)

/** The form of a new member for somebody who was looked for in vain; what is unsaved here is kept, and one comes back to it. */
export const addMember = (typed: string) => ({
  text: t('ui.add_member', { nombre: typed }),
  run: () => {
    const [nombre = '', ...apellidos] = typed.split(/\s+/)
    keepDrafts()
    go(`/socios/new?${new URLSearchParams({ nombre, apellidos: apellidos.join(' '), redirectToUrl: here() })}`, { leaves: true })
  },
})

/** Where one came from, when the address says so (spec 3 §2.2); only paths of the product. */
export const safePath = (path: string | null) => (path && /^\/(?!\/)/.test(path) ? path : null)
