import { lazy } from 'react'

/** What the desk notes about a member; fetched when it is first opened. */
export const NotesTab = lazy(() => import('./notes-tab.tsx').then((module) => ({ default: module.NotesTab })))
/** The documents of a member; fetched when it is first opened. */
export const DocumentsTab = lazy(() => import('./documents-tab.tsx').then((module) => ({ default: module.DocumentsTab })))
