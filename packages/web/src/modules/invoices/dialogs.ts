import { lazy } from 'react'

/** Collects selected lines; loaded on first opening. */
export const CollectDialog = lazy(() => import('./collect-dialog.tsx').then((module) => ({ default: module.CollectDialog })))
/** Collects a member's debt; loaded on first opening. */
export const DebtDialog = lazy(() => import('./debt-dialog.tsx').then((module) => ({ default: module.DebtDialog })))

/** Mails links that pay lines by card; loaded on first use. */
export const sendLinks = async (lines: readonly number[]): Promise<boolean> => (await import('./send-links.ts')).sendLinks(lines)
