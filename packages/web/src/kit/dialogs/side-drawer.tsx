import { lazy, type ReactNode, Suspense, useRef } from 'react'

const DrawerFrame = lazy(() => import('./drawer-frame.tsx').then((module) => ({ default: module.DrawerFrame })))

export interface SideDrawerProps {
  opened: boolean
  title: string
  /** Called once unsaved changes have been settled. */
  onClose: () => void
  size?: number | string
  children?: ReactNode
}

/** A record beside its list: the list stays in sight, unsaved changes ask before it closes. */
export function SideDrawer(props: SideDrawerProps) {
  const wasOpened = useRef(false)
  wasOpened.current ||= props.opened
  return <Suspense fallback={null}>{wasOpened.current && <DrawerFrame {...props} />}</Suspense>
}
