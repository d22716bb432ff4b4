import { lazy } from 'react'

/** Restrictions of a member; loaded on first opening. */
export const PermissionsTab = lazy(() => import('./permissions-tab.tsx').then((module) => ({ default: module.PermissionsTab })))
