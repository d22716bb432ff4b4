import { lazy } from 'react'

/** Lets a member leave, with what he leaves behind; fetched when it is opened. */
export const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })))
