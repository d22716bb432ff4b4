import { lazy } from 'react'
import type { QrPass } from './print-qrs.ts'

/** Passes of a member, to sell, use and end them; loaded on first display. */
export const PassesTab = lazy(() => import('./passes-tab.tsx').then((module) => ({ default: module.PassesTab })))
/** Terms of a pass, as text; loaded on first display. */
export const PassTermsLabel = lazy(() => import('./pass-terms-label.tsx').then((module) => ({ default: module.PassTermsLabel })))

/** Prints the QRs of passes; loaded on first use. */
export const printQrs = async (passes: readonly QrPass[], width: number): Promise<void> =>
  (await import('./print-qrs.ts')).printQrs(passes, width)
