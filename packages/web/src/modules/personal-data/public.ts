import { lazy } from 'react'

/** Consents, access log, export and erasure of a member's data; loaded on first opening. */
export const PrivacyTab = lazy(() => import('./privacy-tab.tsx').then((module) => ({ default: module.PrivacyTab })))

/** Other current viewers of a member's file. */
export const OtherViewers = lazy(() => import('./other-viewers.tsx').then((module) => ({ default: module.OtherViewers })))
