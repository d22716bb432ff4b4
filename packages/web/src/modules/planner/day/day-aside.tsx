import './day-aside.css'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { IconPlus } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { bookingName, rangeText } from '../planner-labels.ts'
import { type Highlight, makeBoard, type PlannerBooking, type PlannerCourt } from '../planner-model.ts'
import { bookFreeTime, type FreeTime, listOf } from './day-list-model.ts'
import type { DayAnswer } from './use-planner-day.ts'

export interface DayAsideProps {
  sport: string
  courts: readonly PlannerCourt[]
  bookings: readonly PlannerBooking[]
  /** Bookings with their amounts. */
  rows: DayAnswer['reservas']
  hours: { from: number; to: number }
  /** Current minute if the day is today. */
  now: number | null
  isPast: boolean
  isLoading: boolean
  highlight: Highlight | null
  onOpen: (id: number) => void
  onCreate: (court: number, from: number, to: number) => void
}

/** True if a booking is in progress at a minute. */
const isOn = ({ from, to }: PlannerBooking, now: number | null) => now !== null && from <= now && now < to

interface RowProps extends Pick<DayAsideProps, 'now' | 'highlight' | 'onOpen'> {
  booking: PlannerBooking
  court: string
  /** Cents still due. */
  due: number
}

function Row({ booking, court, due, now, highlight, onOpen }: RowProps) {
  const { id, from, title, payment, pending } = booking
  const looks = `${isOn(booking, now) ? ' pda-on' : ''}${highlight && !highlight.ids.has(id) ? ' pl-dimmed' : ''}`
  return (
    <tr className={`pda-row${looks}`}>
      <td>
        <button type="button" className="pda-time" aria-label={bookingName(court, booking)} onClick={() => onOpen(id)}>
          {formatMinute(from)}
        </button>
      </td>
      <td className="pda-court">{court}</td>
      <td>
        <b>{title}</b>
        {isOn(booking, now) && <span className="pda-mark pda-playing">{t('planner.aside.playing')}</span>}
        {pending && <span className="pda-mark">{t('planner.pending')}</span>}
      </td>
      <td className="pda-due">
        {due > 0 ? <b>{formatEuros(due)}</b> : '—'}
        <i className={`pl-dot pl-${payment}`} aria-hidden />
      </td>
    </tr>
  )
}

/** Free time of the day, each a button that books its beginning. */
function FreeTimes({ free, nameOf, least, onBook }: FreeTimesProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        {t('planner.aside.free', { minutes: least })}{' '}
        <small>{t(free.length > 0 ? 'planner.aside.free_hint' : 'planner.aside.no_free')}</small>
      </h2>
      <div className="pda-gaps">
        {free.map((one) => (
          <button type="button" key={`${one.courts[0]} ${one.from}`} className="pda-gap" onClick={() => onBook(one)}>
            <IconPlus size={15} aria-hidden />
            <b>{rangeText(one.from, one.to)}</b>
            <span className="pda-soft">{one.courts.map(nameOf).join(', ')}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
interface FreeTimesProps {
  free: readonly FreeTime[]
  nameOf: (court: number) => string
  /** Minutes of the shortest default booking. */
  least: number
  onBook: (free: FreeTime) => void
}

/** Side list of a few courts: upcoming bookings with the amount due, and the free time of the day. */
export function DayAside({ sport, courts, bookings, rows, hours, now, isPast, isLoading, highlight, onOpen, onCreate }: DayAsideProps) {
  const board = useMemo(() => makeBoard(courts, bookings, hours), [courts, bookings, hours])
  const heading = useId()
  const due = useMemo(() => new Map(rows.map(({ id_reg_reserva, total, pagado }) => [id_reg_reserva, Math.max(0, total - pagado)])), [rows])
  const nameOf = (id: number) => courts.find((court) => court.id === id)?.name ?? ''
  const list = listOf(board, isPast ? board.to : (now ?? board.from))
  const coming = list.flatMap((hour) => hour.bookings).filter(({ to }) => now === null || to > now)
  const owed = coming.reduce((sum, { id }) => sum + (due.get(id) ?? 0), 0)
  return (
    <aside className="pda" aria-busy={isLoading}>
      <section aria-labelledby={heading}>
        <h2 id={heading}>
          {t(now === null ? 'planner.aside.day' : 'planner.aside.coming', { sport })}{' '}
          <small>
            {t('planner.lit', { n: coming.length, of: bookings.length })}
            {owed > 0 && ` · ${t('planner.aside.owed', { amount: formatEuros(owed) })}`}
          </small>
        </h2>
        {coming.length === 0 ? (
          <p className="pda-soft">{isLoading ? t('planner.loading') : t('planner.aside.none')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                {(['hour', 'court', 'holder'] as const).map((one) => (
                  <th key={one} scope="col">
                    {t(`planner.aside.${one}`)}
                  </th>
                ))}
                <th scope="col" className="pda-due">
                  {t('planner.due')}
                </th>
              </tr>
            </thead>
            <tbody>
              {coming.map((booking) => (
                <Row
                  key={booking.id}
                  booking={booking}
                  court={nameOf(booking.court)}
                  due={due.get(booking.id) ?? 0}
                  now={now}
                  highlight={highlight}
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          </table>
        )}
      </section>
      {!isPast && !isLoading && (
        <FreeTimes
          free={list.flatMap(({ free }) => free)}
          nameOf={nameOf}
          least={Math.min(...courts.map(({ minutes }) => minutes.normal))}
          onBook={(one) => bookFreeTime(board, one, onCreate)}
        />
      )}
    </aside>
  )
}
