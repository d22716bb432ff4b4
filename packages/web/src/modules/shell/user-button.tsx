import { VisuallyHidden } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { t } from '../../kit/i18n.ts'
import { useSession } from '../../kit/session.ts'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()

/** The user's initials; opens his menu. */
export function UserButton(props: ComponentPropsWithRef<'button'>) {
  const { nombre } = useSession().account
  return (
    <button {...props} type="button" className="top-user" aria-haspopup="menu">
      <span aria-hidden>{initials(nombre)}</span>
      <VisuallyHidden>{t('ui.user_menu', { nombre })}</VisuallyHidden>
    </button>
  )
}
