import { lazy } from 'react'

/** What a member is restricted to; fetched when it is first opened. */
export const PermissionsTab = lazy(() => import('./permissions-tab.tsx').then((module) => ({ default: module.PermissionsTab })))
