import { lazy } from 'react'

/** Hours in which a member may receive notices; loaded on first opening. */
export const RangesTab = lazy(() => import('./ranges-tab.tsx').then((module) => ({ default: module.RangesTab })))
