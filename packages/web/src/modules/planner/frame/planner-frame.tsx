import { formatMinute } from '@app/contract/values/minute'
import { memo } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import type { Scale } from '../day/geometry.ts'
import { occupancy, type PlannerBooking, type PlannerCourt } from '../planner-model.ts'

interface HeadProps {
  court: PlannerCourt
  bookings: readonly PlannerBooking[]
  /** Shows the number only: the last word of its name. */
  isBrief: boolean
}
/** Header of a court: name, group, and occupancy of its day. */
export const CourtHeader = memo(function CourtHeader({ court, bookings, isBrief }: HeadProps) {
  const percent = Math.round(occupancy(court, bookings) * 100)
  const words = t('planner.occupancy', { percent })
  return (
    <div className="pl-head" data-court={court.id} title={`${court.name} · ${words}`}>
      <span className="pl-head-name">
        {isBrief ? <span aria-hidden>{court.name.split(' ').at(-1)}</span> : court.name}
        {isBrief && <span className="pl-hidden">{court.name}</span>}
      </span>
      <span className="pl-head-group">
        <span>{!isBrief && court.group}</span>
        <span className="pl-percent">
          {!isBrief && <span aria-hidden>{percent} %</span>}
          <span className="pl-hidden">{words}</span>
        </span>
      </span>
      <i className="pl-meter" aria-hidden>
        <i style={{ width: `${percent}%` }} />
      </i>
    </div>
  )
})

/** Hours beside the courts, with the current time among them. */
export const Hours = memo(function Hours({ scale, now }: { scale: Scale; now: number | null }) {
  const first = Math.ceil(scale.from / 60)
  const hours = Array.from({ length: Math.max(0, Math.ceil(scale.to / 60) - first) }, (_, index) => (first + index) * 60)
  // the clock would cover half of it
  const isFree = (minute: number) => now === null || scale.y(minute) + 16 < scale.y(now) - 8 || scale.y(minute) > scale.y(now) + 8
  return (
    <div className="pl-hours" aria-hidden>
      {hours.filter(isFree).map((minute) => (
        <span key={minute} style={{ top: scale.y(minute) }}>
          {formatMinute(minute)}
        </span>
      ))}
      {now !== null && (
        <b className="pl-clock" style={{ top: scale.y(now) }}>
          {formatMinute(now)}
        </b>
      )}
    </div>
  )
})
