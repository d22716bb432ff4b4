import './month-view.css'
import type { OutputOf } from '@app/contract/kit/action'
import { monthOccupancy } from '@app/contract/planner/month-occupancy'
import { monthHours } from '@app/contract/planner/month-rules'
import { addDays, addMonths, type Day, formatDay, startOfMonth, weekday } from '@app/contract/values/day'
import { Outlet } from '@tanstack/react-router'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { closestOf } from '../../../kit/fields/closest.ts'
import { decimal } from '../../../kit/kinds/decimal.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { clubTime, useClock } from '../../../kit/reads/clock.ts'
import { offline } from '../../../kit/reads/live.ts'
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

type MonthAnswer = OutputOf<typeof monthOccupancy>
type MonthDay = MonthAnswer['dias'][number]

/** Five steps of one hue: fuller is darker in light, lighter in dark. */
const stepOf = (percent: number) => Math.min(4, Math.floor(percent / 20))

/** Hours of a day as bars: a position is always the same hour, height and shade both show the occupancy. */
const Bars = ({ hours }: { hours: MonthDay['horas'] }) => (
  <span className="plx-bars" aria-hidden>
    {hours.map((percent, index) => (
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
}

/** Day of the month: its occupancy, bookings, free peak hours, and hours. */
function Cell({ one, isOther, isBeyond, stop, today }: CellProps) {
  const { day, festivo, reservas, ocupacion, punta_libre, horas } = one
  const isClosed = horas.every((percent) => percent === null)
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
        <span>{ocupacion} % </span>
      </span>
      <span className="plx-more">
        {festivo && <em>{festivo} </em>}
        <span>{t('planner.bookings', { count: reservas })} </span>
        <span>{isClosed ? t('planner.closed') : t('planner.peak_free', { time: hoursText(punta_libre) })}</span>
      </span>
      <Bars hours={horas} />
      {!isClosed && <Axis />}
    </button>
  )
}

const bands = [
  { from: 8, to: 12 },
  { from: 12, to: 17 },
  { from: 17, to: 22 },
] as const

const mean = (numbers: readonly (number | null)[]) => {
  const open = numbers.filter((one) => one !== null)
  return open.length === 0 ? null : Math.round(open.reduce((sum, one) => sum + one, 0) / open.length)
}

/** Details of the parts of a day, for the day under the mouse or the keyboard. */
function Peek({ one }: { one: MonthDay | undefined }) {
  return (
    <section className="plx-peek" aria-live="polite">
      <h2>
        {one ? dayName(one.day, 'short') : t('planner.month_peek')}
        {one && <span>{one.ocupacion} %</span>}
      </h2>
      {one && <p>{t('planner.bookings', { count: one.reservas })}</p>}
      {one && (
        <dl>
          {bands.map(({ from, to }) => {
            const full = mean(one.horas.slice(from - 8, to - 8))
            return (
              <div key={from}>
                <dt>
                  {from}–{to}
                </dt>
                <dd>{full === null ? t('planner.closed') : `${full} %`}</dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
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
  const [peeked, setPeeked] = useState<Day | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const goMonth = (next: Day) => go(viewPath(sport, next, 'mes'))
  usePlannerKeys({ day, today: clock.day, onDay: (next) => goMonth(next === clock.day ? next : addMonths(day, next < day ? -1 : 1)) })
  const isShown = (one: Day) => one.slice(0, 7) === day.slice(0, 7)
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
        views={<ViewSwitch sport={sport} day={day} view="mes" />}
      />
      <div className="ps-body">
        {error && !data ? (
          <div className="ps-error">
            <ReadError error={error} onRetry={refetch} />
          </div>
        ) : data ? (
          <>
            <div className="plx">
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
                  />
                ))}
              </div>
            </div>
            <aside className="plx-side" aria-label={dayName(day, 'month')}>
              <Peek one={data.dias.find((one) => one.day === peeked)} />
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
