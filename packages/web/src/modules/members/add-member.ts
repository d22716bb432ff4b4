import { createMember } from '@app/contract/members/member-file'
import { keepDrafts } from '../../kit/forms/kept-drafts.ts'
import { t } from '../../kit/i18n.ts'
import { go, here } from '../../kit/navigation.ts'
import { userMay } from '../../kit/session.ts'

export const mayAddMember = () => userMay(createMember.permission)

/** The form of a new member for somebody who was looked for in vain; what is unsaved here is kept, and one comes back to it. */
export const addMember = (typed: string) => ({
  text: t('ui.add_member', { nombre: typed }),
  run: () => {
    const [nombre = '', ...apellidos] = /\d/.test(typed) ? [] : typed.split(/\s+/)
    keepDrafts()
    go(`/socios/new?${new URLSearchParams({ nombre, apellidos: apellidos.join(' '), redirectToUrl: here() })}`, { leaves: true })
  },
})

/** Where one came from, when the address says so (spec 3 §2.2); only paths of the product. */
export const safePath = (path: string | null) => (path && /^\/(?!\/)/.test(path) ? path : null)
