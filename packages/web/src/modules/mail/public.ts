import { lazy } from 'react'

export { MailDialog } from './mail-dialog.tsx'
/** Letters to a member; loaded on first opening. */
export const MemberMailsTab = lazy(() => import('./member-mails-tab.tsx').then((module) => ({ default: module.MemberMailsTab })))
/** Addresses of a member that receive no more; loaded on first display. */
export const StoppedNotice = lazy(() => import('./stopped-notice.tsx').then((module) => ({ default: module.StoppedNotice })))
