import { useIsNarrow } from '../../../kit/reads/media.ts'
import { LaneWidthSwitch } from '../day/lane-width.tsx'
import { Parking } from '../parking/parking-place.tsx'
import type { ParkingProps } from '../parking/parking-strip.tsx'

/** More than this do not stand in a window at the width of their names. */
const manyCourts = 8

/** What stands at the beginning of the line below the courts: how wide they are where there are many, and what is parked. */
export function FootTools({ courts, parked, ...rest }: ParkingProps & { parked: number }) {
  const isNarrow = useIsNarrow()
  return (
    <>
      {!isNarrow && courts.length > manyCourts && <LaneWidthSwitch courts={courts.length} />}
      <Parking {...rest} courts={courts} count={parked} />
    </>
  )
}
