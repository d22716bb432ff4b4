import { formatEuros } from '@app/contract/values/money'
import { lazy, Suspense } from 'react'
import { FormSkeleton } from '../../../kit/screen/states.tsx'
import type { ExplainedAmountProps } from '../explained-amount.tsx'
import type { RefundBarProps } from '../refund-bar.tsx'

const Bar = lazy(() => import('../refund-bar.tsx').then((module) => ({ default: module.RefundBar })))
const Euro = lazy(() => import('../explained-amount.tsx').then((module) => ({ default: module.ExplainedAmount })))

/** Refund footer; loaded on first display. */
export const RefundBar = (props: RefundBarProps) => (
  <Suspense fallback={<FormSkeleton lines={4} />}>
    <Bar {...props} />
  </Suspense>
)

/** Amount with its explanation; the plain amount until that is loaded. */
export const ExplainedAmount = (props: ExplainedAmountProps) => (
  <Suspense fallback={<span className="tabular">{formatEuros(props.cents)}</span>}>
    <Euro {...props} />
  </Suspense>
)
