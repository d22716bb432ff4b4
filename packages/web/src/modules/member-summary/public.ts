import { lazy } from 'react'

/** Debt, balance and next booking of a member, as figures that link to their tab of the member's page. */
export const MemberFigures = lazy(() => import('./member-figures.tsx').then((module) => ({ default: module.MemberFigures })))
/** Summary of a member. */
export const SummaryTab = lazy(() => import('./summary-tab.tsx').then((module) => ({ default: module.SummaryTab })))
/** Bookings of a member; loaded on first opening. */
export const BookingsTab = lazy(() => import('./bookings-tab.tsx').then((module) => ({ default: module.BookingsTab })))
/** Income and invoices of a member; loaded on first opening. */
export const InvoicesTab = lazy(() => import('./invoices-tab.tsx').then((module) => ({ default: module.InvoicesTab })))
/** Changes to a member's file; loaded on first opening. */
export const ChangesTab = lazy(() => import('./changes-tab.tsx').then((module) => ({ default: module.ChangesTab })))
