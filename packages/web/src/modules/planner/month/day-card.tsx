import './day-card.css'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDebounced } from '../../../kit/reads/use-debounced.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { hoursOf } from '../day/day-model.ts'
import { useDayBoard } from '../day/use-day-board.ts'
import { makeBoard } from '../planner-model.ts'
import { newBookingPath } from '../planner-paths.ts'
import { type MonthDay, mean } from './month-day.ts'
import { peakSlots } from './peak-slots.ts'

interface Props {
  sport: number
  one: MonthDay
  clock: { readonly day: Day; readonly minute: number }
}

const bands = [
  { from: 8, to: 12 },
  { from: 12, to: 17 },
  { from: 17, to: 22 },
] as const

/** Maximum number of slots in the card. */
const shownSlots = 6
/** Delay in milliseconds: a passing pointer reads no day. */
const patience = 150

/** Sum due and free peak hours of a day; each hour begins a booking. */
function PeakSlots({ sport, day, clock }: { sport: number; day: Day; clock: Props['clock'] }) {
  const { isDay, courts, bookings, summary } = useDayBoard(sport, day)
  if (!isDay) return <p>…</p>
  const slots = peakSlots(makeBoard(courts, bookings, hoursOf(courts, bookings)), day === clock.day ? clock.minute : 0)
  return (
    <>
      {summary && summary.due > 0 && <p>{t('planner.month_due', { importe: formatEuros(summary.due) })}</p>}
      {day >= clock.day && (
        <>
          <p>{slots.length === 0 ? t('planner.peak_none') : t('planner.peak_slots')}</p>
          <div className="plday-slots">
            {slots.slice(0, shownSlots).map(({ court, from, to, name }) => (
              <button
                key={`${court} ${from}`}
                type="button"
                onClick={() => go(newBookingPath(sport, day, { court, from, minutes: to - from }))}
              >
                {name} {formatMinute(from)}
              </button>
            ))}
            {slots.length > shownSlots && <span>{t('planner.peak_more', { n: slots.length - shownSlots })}</span>}
          </div>
        </>
      )}
    </>
  )
}

/** Place at a day's cell: under it, or over it in the lower half of the window. */
function placeAt(day: Day, card: HTMLElement) {
  const cell = document.querySelector(`[data-day="${day}"]`)!.getBoundingClientRect()
  const left = Math.max(8, Math.min(cell.left, innerWidth - card.offsetWidth - 8))
  const isLow = cell.top > innerHeight / 2
  return isLow ? { left, bottom: innerHeight - cell.top - 4 } : { left, top: cell.bottom - 4 }
}

/** Card at the day under the pointer or the keyboard: the parts of the day, and the free peak hours as buttons. */
export function DayCard({ sport, one, clock }: Props) {
  const { day, ocupacion, reservas, horas } = one
  const card = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<ReturnType<typeof placeAt> | null>(null)
  useLayoutEffect(() => setPlace(placeAt(day, card.current!)), [day])
  const isCalm = useDebounced(place !== null, patience)
  return (
    <section ref={card} className="plday" style={place ?? {}} aria-label={dayName(day, 'short')}>
      <h2>
        {dayName(day, 'short')}
        <span>{ocupacion} %</span>
      </h2>
      <p>{t('planner.bookings', { count: reservas })}</p>
      <dl>
        {bands.map(({ from, to }) => {
          const full = mean(horas.slice(from - 8, to - 8))
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
      {isCalm && <PeakSlots sport={sport} day={day} clock={clock} />}
    </section>
  )
}
