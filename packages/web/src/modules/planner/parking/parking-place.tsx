import { lazy, Suspense } from 'react'
import { placing } from '../drag/placing.ts'
import type { ParkingProps } from './parking-strip.tsx'

const ParkingStrip = lazy(() => import('./parking-strip.tsx').then((module) => ({ default: module.ParkingStrip })))

/** The strip, where something is parked; with something of it in hand it stays, also while a day is read that was parked nothing when it was last read. */
export function Parking({ count, ...props }: ParkingProps & { count: number }) {
  const isInHand = placing.use()?.booking !== undefined
  return (
    (count > 0 || isInHand) && (
      <Suspense fallback={null}>
        <ParkingStrip {...props} />
      </Suspense>
    )
  )
}
