import { lazy } from 'react'

/** The labels of a member, shown and changed in place; fetched when it is first shown. */
export const MemberLabels = lazy(() => import('./member-labels.tsx').then((module) => ({ default: module.MemberLabels })))
