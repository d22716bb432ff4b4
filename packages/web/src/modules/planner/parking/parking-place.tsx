import { lazy, Suspense } from 'react'
import { heldItem } from '../drag/held-item.ts'
import type { ParkingProps } from './parking-strip.tsx'

const ParkingStrip = lazy(() => import('./parking-strip.tsx').then((module) => ({ default: module.ParkingStrip })))

/** Strip shown while bookings are parked; with one of them held it also stays while a day is loading that had none at its last read. */
export function Parking({ count, ...props }: ParkingProps & { count: number }) {
  const isInHand = heldItem.use()?.booking !== undefined
  return (
    (count > 0 || isInHand) && (
      <Suspense fallback={null}>
        <ParkingStrip {...props} />
      </Suspense>
    )
  )
}
