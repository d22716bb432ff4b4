import { addDays, type Day, formatCompact } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { VisuallyHidden } from '@mantine/core'
import { IconCalendarOff, IconCalendarRepeat, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { dayName } from '../../kit/date-words.ts'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { go } from '../../kit/navigation.ts'
import { MonthButton } from './month-button.tsx'
import type { MonthPopoverProps } from './month-popover.tsx'
import './tokens.css'
import './planner-toolbar.css'

const MonthPopover = lazy(() => import('./month-popover.tsx').then((module) => ({ default: module.MonthPopover })))

interface PlannerToolbarProps {
  day: Day
  today: Day
  onDay: (day: Day) => void
  sports: readonly { id: number; text: string }[]
  sport: number
  onSport: (id: number) => void
  /** Bookings of the day and the share of open time they take, 0..1. */
  summary?: { bookings: number; occupancy: number }
  /** Whether changes of other desks arrive by themselves; `at` is the minute of the last refresh. */
  live?: { on: boolean; at?: number }
}

function Days({ day, today, onDay }: Pick<PlannerToolbarProps, 'day' | 'today' | 'onDay'>) {
  const next = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1))
  return (
    <div className="plt-days" role="group" aria-label={t('planner.next_days')}>
      {next.map((one) => (
        <button type="button" key={one} className="plt-day" aria-pressed={one === day} onClick={() => onDay(one)}>
          <small aria-hidden>{dayName(one, 'weekday')}</small>
          <span aria-hidden>{Number(one.slice(8))}</span>
          <VisuallyHidden>{dayName(one, 'long')}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
}

function Live({ on, at }: { on: boolean; at?: number }) {
  const time = at === undefined ? '' : t('planner.live_at', { time: formatMinute(at) })
  return (
    <span className={on ? 'plt-live' : 'plt-live plt-off'} title={time}>
      <i aria-hidden />
      {on ? t('planner.live') : t('planner.live_off')}
    </span>
  )
}

/** The month on demand: what floats over the planner is no part of the first download. */
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

/** How full the day is: the figure for the eye, the words for who points at it or hears it. */
function Occupancy({ percent }: { percent: number }) {
  const words = t('planner.occupancy', { percent })
  return (
    <span title={words}>
      <span aria-hidden>{percent} %</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

/** The sports, in one line however many they are; the one that is shown is in sight. */
function Sports({ sports, sport, onSport }: Pick<PlannerToolbarProps, 'sports' | 'sport' | 'onSport'>) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [sport])
  return (
    <div className="plt-sports" role="group" ref={list} aria-label={t('planner.sports')}>
      {sports.map(({ id, text }) => (
        <button type="button" key={id} className="plt-sport" aria-pressed={id === sport} onClick={() => onSport(id)}>
          {text}
        </button>
      ))}
    </div>
  )
}

/** The head of the planner: the day and the ways to another one, the sports, how full the day is, and whether it is live. */
export function PlannerToolbar({ day, today, onDay, sports, sport, onSport, summary, live }: PlannerToolbarProps) {
  return (
    <div className="plt">
      <div className="plt-nav">
        <button type="button" className="plt-icon" aria-label={t('planner.previous_day')} onClick={() => onDay(addDays(day, -1))}>
          <IconChevronLeft size={16} />
        </button>
        <button type="button" className="plt-today" aria-pressed={day === today} onClick={() => onDay(today)}>
          {t('planner.today')}
        </button>
        <button type="button" className="plt-icon" aria-label={t('planner.next_day')} onClick={() => onDay(addDays(day, 1))}>
          <IconChevronRight size={16} />
        </button>
      </div>
      <h1 className="plt-title" aria-live="polite">
        <span className="plt-long">{dayName(day, 'long')}</span>
        <span className="plt-brief" aria-hidden>
          {dayName(day, 'short')}
        </span>
      </h1>
      <div className="plt-pop">
        <Month day={day} today={today} onDay={onDay} />
      </div>
      <Days day={day} today={today} onDay={onDay} />
      <Sports sports={sports} sport={sport} onSport={onSport} />
      <IconButton label={t('menu.permanent-bookings')} icon={IconCalendarRepeat} onClick={() => go(`/reservas/${sport}/permanent`)} />
      <IconButton
        label={t('menu.blocks')}
        icon={IconCalendarOff}
        onClick={() => go(`/reservas/${sport}/block?date=${formatCompact(day)}`)}
      />
      <div className="plt-facts">
        {summary && (
          <span className="plt-summary">
            <b>{t('planner.bookings', { count: summary.bookings })}</b>
            <Occupancy percent={Math.round(summary.occupancy * 100)} />
          </span>
        )}
        {live && <Live {...live} />}
      </div>
    </div>
  )
}
