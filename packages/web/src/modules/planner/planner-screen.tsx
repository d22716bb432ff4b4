import './planner-screen.css'
import { readDay } from '@app/contract/values/day'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { useClock } from '../../kit/reads/clock.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { go, useNumberParam, useSearchParam } from '../../kit/screen/navigation.ts'
import { useScreenTitle } from '../../kit/screen/screen-title.ts'
import { t } from '../../kit/texts/i18n.ts'
import { rememberSport } from '../shell/public.ts'
import { DayView } from './day/day-view.tsx'
import { PlannerSkeleton } from './frame/planner-skeleton.tsx'
import { useUndoKey } from './keys/use-planner-keys.ts'
import { moneyPrompt } from './money/money-prompt.ts'
import { readView, viewPath, views } from './planner-paths.ts'

const MoneyPopover = lazy(() => import('./money/money-popover.tsx').then((module) => ({ default: module.MoneyPopover })))
const WeekView = lazy(() => import('./week/week-view.tsx').then((module) => ({ default: module.WeekView })))
const MonthView = lazy(() => import('./month/month-view.tsx').then((module) => ({ default: module.MonthView })))

/** The desk's calendar: a sport's courts on a day, one of them in a week, or all in a month, with an open booking beside them. */
export function PlannerScreen() {
  useScreenTitle(undefined)
  const clock = useClock()
  const sport = useNumberParam('id') || 1
  const [date] = useSearchParam('date')
  const day = (date && readDay(date)) || clock.day
  const view = readView(useSearchParam('vista')[0])
  const isPrompted = moneyPrompt.use() !== null
  useUndoKey()
  useEffect(() => rememberSport(sport), [sport])
  const place = useRef({ sport, day })
  place.current = { sport, day }
  useCommands(
    useMemo(
      () =>
        views.map((one, index) => ({
          id: `planner.view.${one}`,
          text: t(`planner.view.${one}`),
          keys: String(index + 1),
          group: t('desk.planner'),
          run: () => go(viewPath(place.current.sport, place.current.day, one)),
        })),
      [],
    ),
  )
  return (
    <div className="ps">
      {view === 'dia' ? (
        <DayView sport={sport} day={day} />
      ) : (
        <Suspense fallback={<PlannerSkeleton />}>
          {view === 'semana' ? <WeekView sport={sport} day={day} /> : <MonthView sport={sport} day={day} />}
        </Suspense>
      )}
      {isPrompted && (
        <Suspense fallback={null}>
          <MoneyPopover />
        </Suspense>
      )}
    </div>
  )
}
