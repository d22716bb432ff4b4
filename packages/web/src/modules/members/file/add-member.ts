import { createMember } from '@app/contract/members/member-file'
import { keepDrafts } from '../../../kit/forms/kept-drafts.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { go, here } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** True if a search text without matches may become a member's name; a number may not: a card reader ends with Enter. */
export const mayAddMember = (typed: string) => !/\d/.test(typed) && userMay(createMember.permission)

/** Opens the form of a new member for a search without matches; unsaved input here is kept, and saving returns to it. */
export const addMember = (typed: string) => ({
  text: t('ui.add_member', { nombre: typed }),
  run: () => {
    const [nombre = '', ...apellidos] = typed.split(/\s+/)
    keepDrafts()
    go(`/socios/new?${new URLSearchParams({ nombre, apellidos: apellidos.join(' '), redirectToUrl: here() })}`, { leaves: true })
  },
})

/** Return path from the address (spec 3 §2.2); only paths of the product. */
export const safePath = (path: string | null) => (path && /^\/(?!\/)/.test(path) ? path : null)
