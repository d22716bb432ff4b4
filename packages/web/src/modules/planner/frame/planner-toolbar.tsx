import type { TextKey } from '@app/contract'
import { addDays, type Day, formatCompact } from '@app/contract/values/day'
import { VisuallyHidden } from '@mantine/core'
import { type Icon, IconCalendarOff, IconCalendarRepeat, IconChevronLeft, IconChevronRight, IconCloudRain } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
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
  sports: readonly { id: number; text: string }[]
  sport: number
  onSport: (id: number) => void
  /** The month is beside the courts, so that it needs no button. */
  hasMonth?: boolean
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

/** Month on demand: popovers of the planner are not part of the first download. */
function Month(props: MonthPopoverProps) {
  const [isWanted, setWanted] = useState(false)
  const button = <MonthButton onClick={() => setWanted(true)} />
  return isWanted ? (
    <Suspense fallback={button}>
      <MonthPopover {...props} />
    </Suspense>
  ) : (
    button
  )
}

/** Sports in one line of any length; the current one is scrolled into view. */
function Sports({ sports, sport, onSport }: Pick<PlannerToolbarProps, 'sports' | 'sport' | 'onSport'>) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [sport])
  return (
    <div className="plt-sports" role="group" ref={list} aria-label={t('planner.sports')}>
      {sports.map(({ id, text }) => (
        <button type="button" key={id} className="plt-sport" data-dwell aria-pressed={id === sport} onClick={() => onSport(id)}>
          {text}
        </button>
      ))}
    </div>
  )
}

/** Link to another screen of the sport. */
const ScreenButton = ({ label, icon: Picture, to }: { label: string; icon: Icon; to: string }) => (
  <button type="button" className="plt-icon" aria-label={label} title={label} onClick={() => go(to)}>
    <Picture size={16} />
  </button>
)

/** Toolbar of the planner: the day with its navigation, and the sports. */
export function PlannerToolbar({ day, today, onDay, sports, sport, onSport, hasMonth, legend, children, ...shown }: PlannerToolbarProps) {
  const { turn, title, views } = shown
  const step = (direction: -1 | 1) => (turn ? turn.by(direction) : onDay(addDays(day, direction)))
  const [before, after] = turn?.words ?? (['planner.previous_day', 'planner.next_day'] as const)
  return (
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
        {title ?? (
          <>
            <span className="plt-long">{dayName(day, 'long')}</span>
            <span className="plt-brief" aria-hidden>
              {dayName(day, 'short')}
            </span>
          </>
        )}
      </h1>
      <div className={hasMonth ? 'plt-pop' : 'plt-pop plt-always'}>
        <Month sport={sport} day={day} today={today} onDay={onDay} below={legend} />
      </div>
      {views}
      {!turn && <Days sport={sport} day={day} today={today} onDay={onDay} />}
      <Sports sports={sports} sport={sport} onSport={onSport} />
      <ScreenButton label={t('menu.permanent-bookings')} icon={IconCalendarRepeat} to={`/reservas/${sport}/permanent`} />
      <ScreenButton label={t('menu.blocks')} icon={IconCalendarOff} to={`/reservas/${sport}/block?date=${formatCompact(day)}`} />
      <ScreenButton label={t('menu.closure-new')} icon={IconCloudRain} to={closePath(sport, day)} />
      {children}
    </div>
  )
}
