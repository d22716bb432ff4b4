import { lazy, type ReactNode, Suspense } from 'react'
import type { DayAsideProps } from './day-aside.tsx'

const DayAside = lazy(() => import('./day-aside.tsx').then((module) => ({ default: module.DayAside })))

/** Above this number of courts the full width is needed. */
const few = 3

/** Courts, and beside a few of them, which keep a readable width, the day as a list; `aside` is null without the list. */
export function SparseDayAside({ aside, children }: { aside: DayAsideProps | null; children: ReactNode }) {
  const courts = aside?.courts.length ?? 0
  const isFew = courts > 0 && courts <= few
  return (
    <div className="ps-main">
      <div className={isFew ? 'ps-courts ps-few' : 'ps-courts'} style={{ '--courts': courts }}>
        {children}
      </div>
      {isFew && (
        <Suspense fallback={null}>
          <DayAside {...aside!} />
        </Suspense>
      )}
    </div>
  )
}
