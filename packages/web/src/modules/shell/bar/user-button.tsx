import { VisuallyHidden } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { useSession } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { initials } from '../../../kit/texts/initials.ts'

/** User's initials; opens the user menu. */
export function UserButton(props: ComponentPropsWithRef<'button'>) {
  const { nombre } = useSession().account
  return (
    <button {...props} type="button" className="top-user" aria-haspopup="menu">
      <span aria-hidden>{initials(nombre)}</span>
      <VisuallyHidden>{t('ui.user_menu', { nombre })}</VisuallyHidden>
    </button>
  )
}
