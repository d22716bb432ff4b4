import { lazy } from 'react'

/** Collects lines that somebody has chosen; fetched when it is first opened. */
export const CollectDialog = lazy(() => import('./collect-dialog.tsx').then((module) => ({ default: module.CollectDialog })))
/** What a member owes, to be collected; fetched when it is first opened. */
export const DebtDialog = lazy(() => import('./debt-dialog.tsx').then((module) => ({ default: module.DebtDialog })))
