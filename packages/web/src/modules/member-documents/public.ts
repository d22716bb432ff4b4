import { lazy } from 'react'

/** What the desk notes about a member; fetched when it is first opened. */
export const NotesTab = lazy(() => import('./notes-tab.tsx').then((module) => ({ default: module.NotesTab })))
/** The documents of a member; fetched when it is first opened. */
export const DocumentsTab = lazy(() => import('./documents-tab.tsx').then((module) => ({ default: module.DocumentsTab })))
/** The labels of a member, shown and changed in place; fetched when it is first shown. */
export const MemberLabels = lazy(() => import('./member-labels.tsx').then((module) => ({ default: module.MemberLabels })))
