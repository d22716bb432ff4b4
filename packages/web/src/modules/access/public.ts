import { lazy } from 'react'

/** Whether a member comes in, what he may open and when he came; fetched when it is first shown. */
export const AccessTab = lazy(() => import('./access-tab.tsx').then((module) => ({ default: module.AccessTab })))
/** Whether a member would come in now, among the figures of his page. */
export const AccessNow = lazy(() => import('./access-now.tsx').then((module) => ({ default: module.AccessNow })))
