import { IconDots } from '@tabler/icons-react'
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import type { MoreMenuProps } from './more-menu.tsx'

const MoreMenu = lazy(() => import('./more-menu.tsx').then((module) => ({ default: module.MoreMenu })))

/** Opens the planner's further actions. */
export const MoreButton = (props: ComponentPropsWithRef<'button'>) => (
  <button {...props} type="button" className="plt-icon" aria-label={t('planner.more')} title={t('planner.more')} aria-haspopup="menu">
    <IconDots size={16} />
  </button>
)

/** Button with its menu, loaded on first use. */
export function More(props: MoreMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = <MoreButton onClick={() => setWanted(true)} />
  return isWanted ? (
    <Suspense fallback={button}>
      <MoreMenu {...props} />
    </Suspense>
  ) : (
    button
  )
}
