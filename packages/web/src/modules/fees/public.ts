import { lazy } from 'react'

export { type FeeLine, FeeLineAnswers, useFeeAnswers } from './lines/fee-line-answers.tsx'

/** Fees of a member and of the family; loaded on first display. */
export const MemberFeesTab = lazy(() => import('./member-fees-tab.tsx').then((module) => ({ default: module.MemberFeesTab })))
