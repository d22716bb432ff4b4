import { lazy, type ReactNode, Suspense } from 'react'
import type { DayAsideProps } from './day-aside.tsx'

const DayAside = lazy(() => import('./day-aside.tsx').then((module) => ({ default: module.DayAside })))

/** More courts than these need the whole width. */
const few = 3

/** The courts, and beside a few of them, which stay as wide as is easy to read, the day as a list; `aside` is null where none belongs there. */
export function BesideFew({ aside, children }: { aside: DayAsideProps | null; children: ReactNode }) {
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
