import { lazy } from 'react'

/** Mandates of a member; loaded on first opening. */
export const MandatesTab = lazy(() => import('./mandates-tab.tsx').then((module) => ({ default: module.MandatesTab })))
/** Receipts that a member pays; loaded on first display. */
export const MemberReceipts = lazy(() => import('./member-receipts.tsx').then((module) => ({ default: module.MemberReceipts })))
/** Records signed papers of many members; loaded on first opening. */
export const TickMandatesDialog = lazy(() => import('./many-dialogs.tsx').then((module) => ({ default: module.TickMandatesDialog })))
/** Confirms imported mandates; loaded on first opening. */
export const ConfirmImportedDialog = lazy(() => import('./many-dialogs.tsx').then((module) => ({ default: module.ConfirmImportedDialog })))
export { AskSignaturesButton } from './ask-signatures-button.tsx'
