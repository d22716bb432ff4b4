import { lazy, Suspense, useRef } from 'react'
import type { DrawerFrameProps } from './drawer-frame.tsx'

const DrawerFrame = lazy(() => import('./drawer-frame.tsx').then((module) => ({ default: module.DrawerFrame })))

/** Drawer with a record beside its list, which stays in sight; unsaved changes are confirmed before it closes. */
export function SideDrawer(props: DrawerFrameProps) {
  const wasOpened = useRef(false)
  wasOpened.current ||= props.opened
  return <Suspense fallback={null}>{wasOpened.current && <DrawerFrame {...props} />}</Suspense>
}
