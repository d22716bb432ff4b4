import { lazy, Suspense } from 'react'
import type { ParkingProps } from './parking-strip.tsx'

const ParkingStrip = lazy(() => import('./parking-strip.tsx').then((module) => ({ default: module.ParkingStrip })))

/** The strip, where something is parked. */
export const Parking = ({ count, ...props }: ParkingProps & { count: number }) =>
  count > 0 && (
    <Suspense fallback={null}>
      <ParkingStrip {...props} />
    </Suspense>
  )
