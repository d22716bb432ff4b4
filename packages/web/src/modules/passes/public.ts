import { lazy } from 'react'
import type { QrPass } from './print-qrs.ts'

/** What passes a member has, to sell, use and end them; fetched when it is first shown. */
export const PassesTab = lazy(() => import('./passes-tab.tsx').then((module) => ({ default: module.PassesTab })))
/** What a pass is good for, in words; fetched when it is first shown. */
export const PassHeld = lazy(() => import('./pass-held.tsx').then((module) => ({ default: module.PassHeld })))

/** Prints the QRs of passes; fetched when it is first done. */
export const printQrs = async (passes: readonly QrPass[], width: number): Promise<void> =>
  (await import('./print-qrs.ts')).printQrs(passes, width)
