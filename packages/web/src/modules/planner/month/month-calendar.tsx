import './month-calendar.css'
import { addDays, addMonths, type Day, parseDeskDay, startOfMonth, weekday } from '@app/contract/values/day'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { closestOf } from '../../../kit/fields/closest.ts'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { dayLabel } from '../day/day-labels.ts'
import { useOccupancy } from '../day/use-occupancy.ts'

interface MonthCalendarProps {
  sport: number
  day: Day
  today: Day
  onDay: (day: Day) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Day typed as at the desk: '20/11', '201126', '+3'. */
function DayEntry({ today, onDay }: Pick<MonthCalendarProps, 'today' | 'onDay'>) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const hint = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = parseDeskDay(typed, today)
    setWrong(!found)
    if (!found) return
    setTyped('')
    onDay(found)
  }
  return (
    <form className="plm-entry" onSubmit={submit}>
      <input
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        aria-label={t('planner.go_to_day')}
        aria-invalid={wrong}
        aria-describedby={wrong ? hint : undefined}
        placeholder={`${t('planner.go_to_day')}: ${t('planner.day_hint')}`}
        autoComplete="off"
      />
      {wrong && (
        <span id={hint} role="alert">
          {t('planner.day_unknown')}
        </span>
      )}
    </form>
  )
}

/** Small month beside the courts, its days shaded by occupancy: any day is one press away, by mouse, arrows or typing. */
export function MonthCalendar({ sport, day, today, onDay }: MonthCalendarProps) {
  const [shift, setShift] = useState({ day, months: 0 })
  const months = shift.day === day ? shift.months : 0
  const month = addMonths(startOfMonth(day), months)
  const first = addDays(month, 1 - weekday(month))
  const occupancy = useOccupancy(sport, month)
  const grid = useRef<HTMLDivElement>(null)
  const days = Array.from({ length: 42 }, (_, index) => addDays(first, index))
  const turn = (by: number) => setShift({ day, months: months + by })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const from = closestOf(event, '[data-day]')?.dataset.day
    if (step === undefined || !from) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-day="${addDays(from, step)}"]`)?.focus()
  }
  const stop = days.includes(day) ? day : month
  return (
    <div className="plm">
      <div className="plm-head">
        <b aria-live="polite">{dayName(month, 'month')}</b>
        <button type="button" className="plt-icon" aria-label={t('planner.previous_month')} onClick={() => turn(-1)}>
          <IconChevronLeft size={15} />
        </button>
        <button type="button" className="plt-icon" aria-label={t('planner.next_month')} onClick={() => turn(1)}>
          <IconChevronRight size={15} />
        </button>
      </div>
      <div className="plm-grid" ref={grid} role="group" aria-label={t('planner.month')} onKeyDown={onKeyDown}>
        {days.slice(0, 7).map((one) => (
          <span key={one} aria-hidden>
            {dayName(one, 'letter')}
          </span>
        ))}
        {days.map((one) => (
          <button
            type="button"
            key={one}
            data-day={one}
            className={one.slice(0, 7) === month.slice(0, 7) ? 'plm-day' : 'plm-day plm-other'}
            tabIndex={one === stop ? 0 : -1}
            aria-label={dayLabel(one, occupancy(one))}
            style={{ '--full': `${occupancy(one) ?? 0}%` }}
            aria-pressed={one === day}
            aria-current={one === today ? 'date' : undefined}
            onClick={() => onDay(one)}
          >
            {Number(one.slice(8))}
          </button>
        ))}
      </div>
      <DayEntry today={today} onDay={onDay} />
    </div>
  )
}
