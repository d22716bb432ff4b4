import { lazy } from 'react'

/** Access tab of a member; loaded on first display. */
export const AccessTab = lazy(() => import('./access-tab.tsx').then((module) => ({ default: module.AccessTab })))
/** Access figure of a member's page. */
export const AccessNow = lazy(() => import('./access-now.tsx').then((module) => ({ default: module.AccessNow })))
