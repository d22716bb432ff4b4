import { outcomeOf } from '@app/contract/permanent/decide-series'
import { monthNames } from '../../kit/texts/date-labels.ts'
import type { Decisions, PlanLine } from './use-decisions.ts'

interface Props {
  lines: readonly PlanLine[]
  ticks: Decisions['ticks']
  onGo: (line: PlanLine) => void
}

/** Every date of a series as one tick, month by month; a press scrolls to its line. The list shows the same as text. */
export function SeriesStrip({ lines, ticks, onGo }: Props) {
  const months = [...Map.groupBy(lines, (line) => line.fecha.slice(0, 7))]
  const names = monthNames('short')
  return (
    <div className="sv-strip" aria-hidden>
      {months.map(([month, own]) => (
        <div key={month} style={{ flexGrow: own.length }}>
          <small>
            {names[Number(month.slice(5)) - 1]} {month.endsWith('-01') || month === months[0]?.[0] ? month.slice(2, 4) : ''}
          </small>
          <span>
            {own.map((line) => (
              <i key={line.fecha} className={`sv-tick ${outcomeOf(line, ticks)}`} onClick={() => onGo(line)} />
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}
