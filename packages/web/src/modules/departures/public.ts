import { lazy } from 'react'

/** Departure of a member, with the remaining data; loaded on opening. */
export const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })))
