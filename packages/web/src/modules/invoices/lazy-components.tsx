import { formatEuros } from '@app/contract/values/money'
import { lazy, Suspense } from 'react'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import type { ExplainProps } from './explained-amount.tsx'
import type { GiveBackProps } from './refund-bar.tsx'

const Bar = lazy(() => import('./refund-bar.tsx').then((module) => ({ default: module.GiveBackBar })))
const Euro = lazy(() => import('./explained-amount.tsx').then((module) => ({ default: module.ExplainEuro })))

/** Refund footer; loaded on first display. */
export const GiveBackBar = (props: GiveBackProps) => (
  <Suspense fallback={<FormSkeleton lines={4} />}>
    <Bar {...props} />
  </Suspense>
)

/** Amount with its explanation; the plain amount until that is loaded. */
export const ExplainEuro = (props: ExplainProps) => (
  <Suspense fallback={<span className="tabular">{formatEuros(props.cents)}</span>}>
    <Euro {...props} />
  </Suspense>
)
