import { lazy } from 'react'

export { ActFrame } from './act-frame.tsx'
export { AmountButton } from './amount-button.tsx'
export { holderReason } from './holder-row.ts'
export { type FeeLine, FeeLineAnswers, useFeeAnswers } from './lines/fee-line-answers.tsx'
export { ReasonChip, reasonText } from './reason-chip.tsx'

/** Fees of a member and of the family; loaded on first display. */
export const MemberFeesTab = lazy(() => import('./member-fees-tab.tsx').then((module) => ({ default: module.MemberFeesTab })))
/** Dialog that gives a fee to members, or enrols them in its course; loaded on first display. */
export const AddMembersDialog = lazy(() =>
  import('./adding/add-members-dialog.tsx').then((module) => ({ default: module.AddMembersDialog })),
)
/** Explanation of a member's next amount beside the page; loaded on first display. */
export const HolderExplanation = lazy(() => import('./holder-explanation.tsx').then((module) => ({ default: module.HolderExplanation })))
/** Consequences of a last day; loaded on first display. */
export const EndEffects = lazy(() => import('./end-effects.tsx').then((module) => ({ default: module.EndEffects })))
