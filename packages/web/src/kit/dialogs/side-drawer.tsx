import { lazy, type ReactNode, Suspense, useRef } from 'react'

const DrawerFrame = lazy(() => import('./drawer-frame.tsx').then((module) => ({ default: module.DrawerFrame })))

export interface SideDrawerProps {
  opened: boolean
  title: string
  /** Called after unsaved changes have been settled. */
  onClose: () => void
  size?: number | string
  children?: ReactNode
}

/** Drawer with a record beside its list, which stays in sight; unsaved changes are confirmed before it closes. */
export function SideDrawer(props: SideDrawerProps) {
  const wasOpened = useRef(false)
  wasOpened.current ||= props.opened
  return <Suspense fallback={null}>{wasOpened.current && <DrawerFrame {...props} />}</Suspense>
}
