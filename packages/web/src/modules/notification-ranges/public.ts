import { lazy } from 'react'

/** When a member may be told things; fetched when it is first opened. */
export const RangesTab = lazy(() => import('./ranges-tab.tsx').then((module) => ({ default: module.RangesTab })))
