import type { TextKey } from '@app/contract'
import { addDays, type Day } from '@app/contract/values/day'
import { VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconCloudRain, IconPlus } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { go } from '../../../kit/screen/navigation.ts'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { dayLabel } from '../day/day-labels.ts'
import { useOccupancy } from '../day/use-occupancy.ts'
import { MonthButton } from '../month/month-button.tsx'
import type { MonthPopoverProps } from '../month/month-popover.tsx'
import { closePath } from '../planner-paths.ts'
import '../tokens.css'
import './planner-toolbar.css'

const MonthPopover = lazy(() => import('../month/month-popover.tsx').then((module) => ({ default: module.MonthPopover })))

/** Sport of the switch; one without a shortcut is not in the menu. */
interface Sport {
  id: number
  text: string
  acceso_directo: number | boolean
}

interface PlannerToolbarProps {
  day: Day
  today: Day
  onDay: (day: Day) => void
  /** Action and labels of the arrows, if not a day. */
  turn?: { by: (direction: -1 | 1) => void; words: readonly [TextKey, TextKey] }
  /** Title of the shown period, if not a day. */
  title?: string
  /** Switch between day, week and month. */
  views?: ReactNode
  sports: readonly Sport[]
  sport: number
  onSport: (id: number) => void
  /** Begins a booking, in views that support it. */
  onNew?: (() => void) | undefined
  /** The legend is beside the courts, if there is room. */
  hasRail?: boolean
  /** Content of the month popover below its days. */
  legend?: ReactNode
  /** Content at the end of the toolbar. */
  children?: ReactNode
}

/** Upcoming days, each with a bar of its occupancy. */
function Days({ day, today, onDay, sport }: Pick<PlannerToolbarProps, 'day' | 'today' | 'onDay' | 'sport'>) {
  const next = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1))
  // seven days may span two months
  const first = useOccupancy(sport, next[0]!)
  const last = useOccupancy(sport, next[6]!)
  return (
    <div className="plt-days" role="group" aria-label={t('planner.next_days')}>
      {next.map((one) => {
        const percent = first(one) ?? last(one)
        return (
          <button type="button" key={one} className="plt-day" data-dwell aria-pressed={one === day} onClick={() => onDay(one)}>
            <small aria-hidden>{dayName(one, 'weekday')}</small>
            <span aria-hidden>{Number(one.slice(8))}</span>
            <i aria-hidden style={{ '--full': `${percent ?? 0}%` }} />
            <VisuallyHidden>{dayLabel(one, percent)}</VisuallyHidden>
          </button>
        )
      })}
    </div>
  )
}

/** Date, which opens the month; popovers of the planner are not part of the first download. */
function DateButton({ children, ...month }: MonthPopoverProps) {
  const [isWanted, setWanted] = useState(false)
  const button = <MonthButton onClick={() => setWanted(true)}>{children}</MonthButton>
  return isWanted ? (
    <Suspense fallback={button}>
      <MonthPopover {...month}>{children}</MonthPopover>
    </Suspense>
  ) : (
    button
  )
}

/** Choice of the sport, shown while the menu beside the planner does not list them all. */
const SportSelect = ({ sports, sport, onSport }: Pick<PlannerToolbarProps, 'sports' | 'sport' | 'onSport'>) => (
  <select
    className={sports.every(({ acceso_directo }) => acceso_directo) ? 'plt-select plt-sports' : 'plt-select'}
    aria-label={t('planner.sport')}
    value={sport}
    onChange={(event) => onSport(Number(event.currentTarget.value))}
  >
    {sports.map(({ id, text }) => (
      <option key={id} value={id}>
        {text}
      </option>
    ))}
  </select>
)

/** Toolbar of the planner: the day with its navigation, views, search and acts. The date is the last part to be shortened. */
export function PlannerToolbar(props: PlannerToolbarProps) {
  const { day, today, onDay, turn, title, views, sports, sport, onSport, onNew, hasRail = false, legend, children } = props
  const step = (direction: -1 | 1) => (turn ? turn.by(direction) : onDay(addDays(day, direction)))
  const [before, after] = turn?.words ?? (['planner.previous_day', 'planner.next_day'] as const)
  return (
    <div className="plt-room">
      <div className="plt">
        <div className="plt-nav">
          <button type="button" className="plt-icon" data-dwell aria-label={t(before)} onClick={() => step(-1)}>
            <IconChevronLeft size={16} />
          </button>
          <button type="button" className="plt-today" aria-pressed={day === today} onClick={() => onDay(today)}>
            {t('planner.today')}
          </button>
          <button type="button" className="plt-icon" data-dwell aria-label={t(after)} onClick={() => step(1)}>
            <IconChevronRight size={16} />
          </button>
        </div>
        <h1 className="plt-title" aria-live="polite">
          <DateButton sport={sport} day={day} today={today} onDay={onDay} below={legend} hasRail={hasRail}>
            {title ?? (
              <>
                <span className="plt-long">{dayName(day, 'long')}</span>
                <span className="plt-brief" aria-hidden>
                  {dayName(day, 'short')}
                </span>
              </>
            )}
          </DateButton>
        </h1>
        {!turn && <Days sport={sport} day={day} today={today} onDay={onDay} />}
        {sports.length > 1 && <SportSelect sports={sports} sport={sport} onSport={onSport} />}
        {views}
        <div className="plt-acts">
          {children}
          <button
            type="button"
            className="plt-icon plt-rain"
            aria-label={t('menu.closure-new')}
            title={`${t('menu.closure-new')} (L)`}
            onClick={() => go(closePath(sport, day))}
          >
            <IconCloudRain size={16} />
          </button>
        </div>
        {onNew && (
          <button type="button" className="plt-new" aria-keyshortcuts="n" onClick={onNew}>
            <IconPlus size={16} aria-hidden />
            {t('desk.booking')}
            <kbd aria-hidden>N</kbd>
          </button>
        )}
      </div>
    </div>
  )
}
