import './month-view.css'
import type { OutputOf } from '@app/contract/kit/action'
import { monthOccupancy } from '@app/contract/planner/month-occupancy'
import { isPeak, monthHours } from '@app/contract/planner/month-rules'
import { addDays, addMonths, type Day, formatDay, startOfMonth, weekday } from '@app/contract/values/day'
import { Outlet } from '@tanstack/react-router'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { closestOf } from '../../../kit/fields/closest.ts'
import { decimal } from '../../../kit/kinds/decimal.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { clubTime, useClock } from '../../../kit/reads/clock.ts'
import { offline } from '../../../kit/reads/live.ts'
import { useIsNarrow } from '../../../kit/reads/media.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { FormSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { dayName, weekdayNames } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { allowedSports } from '../../shell/public.ts'
import { PlannerFooter } from '../frame/planner-footer.tsx'
import { PlannerToolbar } from '../frame/planner-toolbar.tsx'
import { ViewSwitch } from '../frame/view-switch.tsx'
import { usePlannerKeys } from '../keys/use-planner-keys.ts'
import { viewPath } from '../planner-paths.ts'
import { DayCard } from './day-card.tsx'
import { type MonthDay, mean } from './month-day.ts'

type MonthAnswer = OutputOf<typeof monthOccupancy>
/** Figure of the days: occupancy, or what is free of the peak hours. */
const measures = ['occupancy', 'peak'] as const
type Measure = (typeof measures)[number]

/** Five steps of one hue: fuller is darker in light, lighter in dark. */
const stepOf = (percent: number) => Math.min(4, Math.floor(percent / 20))

/** Free percent of a peak hour; nothing of another hour. */
const freeAtPeak = (percent: number | null, index: number) => (percent === null ? null : isPeak(monthHours[index]!) ? 100 - percent : 0)

/** Hours of a day as bars: a position is always the same hour, height and shade both show the occupancy. */
const Bars = ({ hours, measure }: { hours: MonthDay['horas']; measure: Measure }) => (
  <span className="plx-bars" aria-hidden>
    {hours
      .map((percent, index) => (measure === 'peak' ? freeAtPeak(percent, index) : percent))
      .map((percent, index) => (
        <i
          key={monthHours[index]}
          className={percent === null ? 'plx-shut' : `plx-${stepOf(percent)}`}
          style={{ height: `${Math.max(4, percent ?? 0)}%` }}
        />
      ))}
  </span>
)

/** Hours of the axis under the bars of a day. */
const axis = [8, 12, 17, 22] as const
const Axis = () => (
  <span className="plx-axis" aria-hidden>
    {axis.map((hour) => (
      <i key={hour} style={{ '--at': monthHours.indexOf(hour) }}>
        {hour}
      </i>
    ))}
  </span>
)

/** Minutes as hours in the user's format: 390 → '6,5 h'. */
const hoursText = (minutes: number) => t('planner.length.hours', { hours: decimal(Math.round(minutes / 6) / 10) })

interface CellProps {
  one: MonthDay
  isOther: boolean
  isBeyond: boolean
  stop: boolean
  today: Day
  measure: Measure
}

/** Day of the month: its occupancy, bookings, free peak hours, and hours. */
function Cell({ one, isOther, isBeyond, stop, today, measure }: CellProps) {
  const { day, festivo, reservas, ocupacion, punta_libre, horas } = one
  const isClosed = horas.every((percent) => percent === null)
  const other =
    measure === 'peak' ? t('planner.occupancy', { percent: ocupacion }) : t('planner.peak_free', { time: hoursText(punta_libre) })
  return (
    <button
      type="button"
      data-day={day}
      className={`plx-day${isOther ? ' plx-other' : ''}${isBeyond ? ' plx-beyond' : ''}`}
      tabIndex={stop ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
    >
      <span className="plx-top">
        <span className="sr-only">{dayName(day, 'long')} </span>
        <b aria-hidden>{Number(day.slice(8))}</b>
        <span>{measure === 'peak' ? hoursText(punta_libre) : `${ocupacion} %`} </span>
      </span>
      <span className="plx-more">
        {festivo && <em>{festivo} </em>}
        <span>{t('planner.bookings', { count: reservas })} </span>
        <span>{isClosed ? t('planner.closed') : other}</span>
      </span>
      <Bars hours={horas} measure={measure} />
      {!isClosed && <Axis />}
    </button>
  )
}

/** Monthly averages of each court, and of each hour of the week. */
function Means({ month, days }: { month: MonthAnswer; days: readonly MonthDay[] }) {
  const byWeekday = useMemo(() => Map.groupBy(days, ({ day }) => weekday(day)), [days])
  return (
    <>
      <section>
        <h2>{t('planner.by_court')}</h2>
        <ul className="plx-courts">
          {month.recursos.map(({ id_mst_recurso, desc_recurso, ocupacion }) => (
            <li key={id_mst_recurso}>
              <span>{desc_recurso}</span>
              <i aria-hidden style={{ '--full': `${ocupacion}%` }} />
              <span>{ocupacion} %</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('planner.by_hour')}</h2>
        <table className="plx-heat">
          <thead>
            <tr>
              <td />
              {weekdayNames('short').map((name) => (
                <th key={name} scope="col">
                  {name.slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthHours.map((hour, index) => (
              <tr key={hour}>
                <th scope="row">{hour}</th>
                {[1, 2, 3, 4, 5, 6, 7].map((one) => {
                  const full = mean((byWeekday.get(one) ?? []).map(({ horas }) => horas[index] ?? null))
                  return (
                    <td key={one}>
                      <i
                        className={full === null ? 'plx-shut' : `plx-${stepOf(full)}`}
                        title={full === null ? t('planner.closed') : `${full} %`}
                      >
                        <span className="pl-hidden">{full === null ? t('planner.closed') : `${full} %`}</span>
                      </i>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Occupancy of a sport’s courts in a month: any day is one press away, by mouse or by arrows and Enter. */
export function MonthView({ sport, day }: { sport: number; day: Day }) {
  const clock = useClock()
  const { data, error, refetch, dataUpdatedAt } = useRead(monthOccupancy, { id: sport, day: startOfMonth(day) }, { keepPrevious: true })
  const [measure, setMeasure] = useKeptState<Measure>('month measure', 'occupancy')
  const [peeked, setPeeked] = useState<Day | null>(null)
  const isNarrow = useIsNarrow()
  const grid = useRef<HTMLDivElement>(null)
  const goMonth = (next: Day) => go(viewPath(sport, next, 'mes'))
  usePlannerKeys({ day, today: clock.day, onDay: (next) => goMonth(next === clock.day ? next : addMonths(day, next < day ? -1 : 1)) })
  const isShown = (one: Day) => one.slice(0, 7) === day.slice(0, 7)
  const shown = data?.dias.find((one) => one.day === peeked)
  const days = data?.dias.filter((one) => isShown(one.day)) ?? []
  const dayOf = (event: { target: EventTarget }) => closestOf(event, '[data-day]')?.dataset.day
  const onKeyDown = (event: KeyboardEvent) => {
    const [step, from] = [steps[event.key], dayOf(event)]
    if (step === undefined || !from || event.ctrlKey || event.altKey) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-day="${addDays(from, step)}"]`)?.focus()
  }
  return (
    <>
      <PlannerToolbar
        day={day}
        today={clock.day}
        onDay={goMonth}
        turn={{
          by: (direction) => goMonth(addMonths(startOfMonth(day), direction)),
          words: ['planner.previous_month', 'planner.next_month'],
        }}
        title={dayName(day, 'month')}
        sports={allowedSports()}
        sport={sport}
        onSport={(id) => go(viewPath(id, day, 'mes'))}
        views={
          <>
            <ViewSwitch sport={sport} day={day} view="mes" />
            <div className="plt-views" role="group" aria-label={t('planner.measure')}>
              {measures.map((one) => (
                <button type="button" key={one} className="plt-view" aria-pressed={one === measure} onClick={() => setMeasure(one)}>
                  {t(`planner.measure.${one}`)}
                </button>
              ))}
            </div>
          </>
        }
      />
      <div className="ps-body">
        {error && !data ? (
          <div className="ps-error">
            <ReadError error={error} onRetry={refetch} />
          </div>
        ) : data ? (
          <>
            <div className="plx" onPointerLeave={() => setPeeked(null)} onKeyDown={({ key }) => key === 'Escape' && setPeeked(null)}>
              <div className="plx-names" aria-hidden>
                {weekdayNames().map((name) => (
                  <span key={name}>{name}</span>
                ))}
              </div>
              <div
                ref={grid}
                className="plx-grid"
                role="group"
                aria-label={t('planner.month')}
                onKeyDown={onKeyDown}
                onClick={(event) => {
                  const one = dayOf(event)
                  if (one) go(viewPath(sport, one, 'dia'))
                }}
                onFocus={(event) => setPeeked(dayOf(event) ?? null)}
                onPointerOver={(event) => setPeeked(dayOf(event) ?? null)}
              >
                {data.dias.map((one) => (
                  <Cell
                    key={one.day}
                    one={one}
                    isOther={!isShown(one.day)}
                    isBeyond={data.vista !== null && one.day > data.vista}
                    stop={one.day === day}
                    today={clock.day}
                    measure={measure}
                  />
                ))}
              </div>
              {shown && !isNarrow && <DayCard key={shown.day} sport={sport} one={shown} clock={clock} />}
            </div>
            <aside className="plx-side" aria-label={dayName(day, 'month')}>
              <Means month={data} days={days} />
              <p>{t('planner.month_hint')}</p>
              {data.vista && <p>{t('planner.members_until', { day: formatDay(data.vista) })}</p>}
            </aside>
          </>
        ) : (
          <FormSkeleton lines={8} />
        )}
        <Outlet />
      </div>
      <PlannerFooter
        summary={data && { bookings: data.reservas, occupancy: data.ocupacion / 100, due: 0, owing: 0 }}
        lit={null}
        live={{ on: !offline.use(), ...(dataUpdatedAt > 0 && { at: clubTime(dataUpdatedAt).minute }) }}
      />
    </>
  )
}
