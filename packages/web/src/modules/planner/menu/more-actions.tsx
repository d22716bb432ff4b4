import { lazy, Suspense, useState } from 'react'
import { MoreButton } from './more-button.tsx'
import type { MoreMenuProps } from './more-menu.tsx'

const MoreMenu = lazy(() => import('./more-menu.tsx').then((module) => ({ default: module.MoreMenu })))

/** Button with its menu, loaded on first use. */
export function MoreActions(props: MoreMenuProps) {
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
