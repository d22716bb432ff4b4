import { lazy } from 'react'

/** What a member owes and holds and when he comes next, as figures that lead to their part of his page. */
export const MemberFigures = lazy(() => import('./member-figures.tsx').then((module) => ({ default: module.MemberFigures })))
/** A member in one look. */
export const SummaryTab = lazy(() => import('./summary-tab.tsx').then((module) => ({ default: module.SummaryTab })))
/** The bookings of a member; fetched when it is first opened. */
export const BookingsTab = lazy(() => import('./bookings-tab.tsx').then((module) => ({ default: module.BookingsTab })))
/** The income and invoices of a member; fetched when it is first opened. */
export const InvoicesTab = lazy(() => import('./invoices-tab.tsx').then((module) => ({ default: module.InvoicesTab })))
/** What was changed of a member's file; fetched when it is first opened. */
export const ChangesTab = lazy(() => import('./changes-tab.tsx').then((module) => ({ default: module.ChangesTab })))
