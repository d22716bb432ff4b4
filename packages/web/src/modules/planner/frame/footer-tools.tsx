import { useIsNarrow } from '../../../kit/reads/media.ts'
import { LaneWidthSwitch } from '../day/lane-width.tsx'
import { Parking } from '../parking/parking-place.tsx'
import type { ParkingProps } from '../parking/parking-strip.tsx'

/** Above this number the courts do not fit in a window at the width of their names. */
const manyCourts = 8

/** Tools at the start of the footer: the column width if there are many courts, and the parked bookings. */
export function FooterTools({ courts, parked, ...rest }: ParkingProps & { parked: number }) {
  const isNarrow = useIsNarrow()
  return (
    <>
      {!isNarrow && courts.length > manyCourts && <LaneWidthSwitch courts={courts.length} />}
      <Parking {...rest} courts={courts} count={parked} />
    </>
  )
}
