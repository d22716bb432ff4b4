import { lazy } from 'react'

/** Collects lines that somebody has chosen; fetched when it is first opened. */
export const CollectDialog = lazy(() => import('./collect-dialog.tsx').then((module) => ({ default: module.CollectDialog })))
/** What a member owes, to be collected; fetched when it is first opened. */
export const DebtDialog = lazy(() => import('./debt-dialog.tsx').then((module) => ({ default: module.DebtDialog })))

/** Mails links that pay lines by card; fetched when it is first done. */
export const sendLinks = async (lines: readonly number[]): Promise<boolean> => (await import('./send-links.ts')).sendLinks(lines)
