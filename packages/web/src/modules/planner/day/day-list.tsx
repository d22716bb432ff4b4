import './day-list.css'
import { formatMinute } from '@app/contract/values/minute'
import { IconPlus, IconUserPlus } from '@tabler/icons-react'
import { Fragment, useLayoutEffect, useMemo, useRef } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { bookingName, rangeText } from '../planner-labels.ts'
import { type Highlight, makeBoard, type PlannerBooking, type PlannerCourt } from '../planner-model.ts'
import { textureOf } from './booking-card.tsx'
import { colourStyle } from './card-colours.ts'
import { bookFreeTime, listOf } from './day-list-model.ts'

interface Props {
  courts: readonly PlannerCourt[]
  bookings: readonly PlannerBooking[]
  hours: { from: number; to: number }
  /** Current minute if the day is today. */
  now: number | null
  /** True for a past day: no time is offered as free. */
  isPast: boolean
  isLoading: boolean
  /** Highlighted bookings, with the others faded; null without a filter. */
  highlight: Highlight | null
  onOpen: (id: number) => void
  onCreate: (court: number, from: number, to: number) => void
  onNew: () => void
}

/** Booking of the list. */
function Booking({ booking, court, highlight, onOpen }: { booking: PlannerBooking; court: string } & Pick<Props, 'highlight' | 'onOpen'>) {
  const { id, from, to, title, subtitle, payment, amount, due, places } = booking
  const stands = highlight && !highlight.ids.has(id) ? ' pl-dimmed' : ''
  return (
    <button
      type="button"
      className={`pdl-row pl-card${textureOf(booking)}${stands}`}
      style={colourStyle(booking)}
      data-booking={id}
      onClick={() => onOpen(id)}
    >
      <span className="pl-hidden">{bookingName(court, booking)}</span>
      <span className="pdl-time" aria-hidden>
        <b>{formatMinute(from)}</b>
        {formatMinute(to)}
      </span>
      <span className="pdl-who" aria-hidden>
        <b>{title}</b>
        <span>{[court, subtitle].filter(Boolean).join(' · ')}</span>
        {places && (
          <span className="pdl-places">
            <IconUserPlus size={13} stroke={2.2} /> {places}
          </span>
        )}
      </span>
      <span className="pdl-money" aria-hidden>
        <i className={`pl-dot pl-${payment}`} />
        {amount && <span className={due ? 'pl-due' : undefined}>{amount}</span>}
      </span>
    </button>
  )
}

/** Day on a phone: bookings by the hour, and free time as rows that book. */
export function DayList({ courts, bookings, hours: span, now, isPast, isLoading, highlight, onOpen, onCreate, onNew }: Props) {
  const board = useMemo(() => makeBoard(courts, bookings, span), [courts, bookings, span])
  const nameOf = (id: number) => board.courts[board.indexOf.get(id) ?? -1]?.name ?? ''
  const hours = listOf(board, isPast ? board.to : (now ?? board.from))
  const next = now === null ? -1 : hours.findIndex(({ minute, bookings: rows }) => minute + 30 > now || rows.some(({ to }) => to > now))
  const list = useRef<HTMLDivElement>(null)
  const isLoaded = hours.length > 0
  // Once only: later changes of the day keep the scroll position.
  useLayoutEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('.pdl-now')
    if (isLoaded && line) list.current?.scrollTo({ top: line.offsetTop - 8 })
  }, [isLoaded])
  return (
    <div className="pdl" ref={list} role="group" aria-label={t('planner.phone.list')} aria-busy={isLoading}>
      {!isLoading && !isLoaded && <p className="pl-empty">{t('planner.phone.empty')}</p>}
      {hours.map(({ minute, bookings: rows, free }, index) => (
        <Fragment key={minute}>
          {index === next && now !== null && (
            <div className="pdl-now">
              <b>{formatMinute(now)}</b>
              <span>{t('planner.phone.now')}</span>
            </div>
          )}
          <h2>{formatMinute(minute)}</h2>
          {rows.map((booking) => (
            <Booking key={booking.id} booking={booking} court={nameOf(booking.court)} highlight={highlight} onOpen={onOpen} />
          ))}
          {free.map((one) => (
            <button type="button" key={`${one.from} ${one.to}`} className="pdl-free" onClick={() => bookFreeTime(board, one, onCreate)}>
              <IconPlus size={16} aria-hidden />
              <b>{rangeText(one.from, one.to)}</b>
              <span>{t('planner.phone.free', { courts: one.courts.map(nameOf).join(', ') })}</span>
            </button>
          ))}
        </Fragment>
      ))}
      <button type="button" className="pdl-new" aria-label={t('desk.new_booking')} onClick={onNew}>
        <IconPlus size={24} aria-hidden />
      </button>
    </div>
  )
}
