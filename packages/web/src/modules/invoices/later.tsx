import { formatEuros } from '@app/contract/values/money'
import { lazy, Suspense } from 'react'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import type { ExplainProps } from './explain-euro.tsx'
import type { GiveBackProps } from './give-back-bar.tsx'

const Bar = lazy(() => import('./give-back-bar.tsx').then((module) => ({ default: module.GiveBackBar })))
const Euro = lazy(() => import('./explain-euro.tsx').then((module) => ({ default: module.ExplainEuro })))

/** The foot that gives money back; fetched when it is first shown. */
export const GiveBackBar = (props: GiveBackProps) => (
  <Suspense fallback={<FormSkeleton lines={4} />}>
    <Bar {...props} />
  </Suspense>
)

/** An amount that tells how it came to be; the plain amount until that is fetched. */
export const ExplainEuro = (props: ExplainProps) => (
  <Suspense fallback={<span className="tabular">{formatEuros(props.cents)}</span>}>
    <Euro {...props} />
  </Suspense>
)
