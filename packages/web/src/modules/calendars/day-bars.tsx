import { formatMinute } from '@app/contract/values/minute'
import { openText } from './opening-labels.ts'

interface Open {
  readonly from: number
  readonly to: number
}
interface Props {
  /** Labelled bars: now, then. */
  bars: readonly { readonly label: string; readonly open: readonly Open[]; readonly note: string | null }[]
}

/** Open hours of a day as bars, one below the other; hours after midnight follow the midnight line. */
export function DayBars({ bars }: Props) {
  const last = Math.max(1440, ...bars.flatMap(({ open }) => open.map(({ to }) => to)))
  const end = Math.ceil(last / 180) * 180
  const ticks = Array.from({ length: end / 180 + 1 }, (_, index) => index * 180)
  const at = (minute: number) => `${(minute / end) * 100}%`
  return (
    <div className="cal-bars">
      {bars.map(({ label, open, note }) => (
        <div key={label} className="cal-bar">
          <b>{label}</b>
          <div className="cal-bar-lane" aria-hidden style={{ '--midnight': at(1440) }}>
            {open.map(({ from, to }) => (
              <i key={from} style={{ left: at(from), width: at(to - from) }} />
            ))}
          </div>
          <span className="tabular">{note ?? openText(open)}</span>
        </div>
      ))}
      <div className="cal-bar cal-bar-ticks" aria-hidden>
        <div>
          {ticks.map((minute) => (
            <span key={minute} style={{ left: at(minute) }}>
              {formatMinute(minute).slice(0, 2)}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
