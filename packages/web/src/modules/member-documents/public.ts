import { lazy } from 'react'

/** Notes about a member; loaded on first opening. */
export const NotesTab = lazy(() => import('./notes-tab.tsx').then((module) => ({ default: module.NotesTab })))
/** Documents of a member; loaded on first opening. */
export const DocumentsTab = lazy(() => import('./documents-tab.tsx').then((module) => ({ default: module.DocumentsTab })))
/** Labels of a member, shown and edited in place; loaded on first display. */
export const MemberLabels = lazy(() => import('./member-labels.tsx').then((module) => ({ default: module.MemberLabels })))
