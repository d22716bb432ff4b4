import { lazy } from 'react'

/** Season and match hours of a member; loaded on first opening. */
export const HoursTab = lazy(() => import('./hours-tab.tsx').then((module) => ({ default: module.HoursTab })))
