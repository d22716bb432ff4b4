import { lazy } from 'react'

/** The season and match hours of a member; fetched when it is first opened. */
export const HoursTab = lazy(() => import('./hours-tab.tsx').then((module) => ({ default: module.HoursTab })))
