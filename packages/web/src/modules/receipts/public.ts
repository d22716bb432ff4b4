import { lazy } from 'react'

export { BankTabs } from './bank-tabs.tsx'
/** Receipts of a member; loaded on first display. */
export const MemberReceipts = lazy(() => import('./lists/member-receipts.tsx').then((module) => ({ default: module.MemberReceipts })))
