import { lazy } from 'react'

/** Consents of a member, who opened his file, export and erasure of his data; fetched when it is first opened. */
export const PrivacyTab = lazy(() => import('./privacy-tab.tsx').then((module) => ({ default: module.PrivacyTab })))

/** Who else has the file of a member open now. */
export const OpenToo = lazy(() => import('./open-too.tsx').then((module) => ({ default: module.OpenToo })))
