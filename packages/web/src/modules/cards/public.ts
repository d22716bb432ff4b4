import { lazy } from 'react'

export const CardRefundDialog = lazy(() => import('./card-refund-dialog.tsx').then((module) => ({ default: module.CardRefundDialog })))
