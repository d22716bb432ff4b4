import './season-board.css'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { type MouseEvent, useMemo } from 'react'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { coloursOf, rangeText } from '../planner/public.ts'
import { type FreePress, hoursOf, isApproved, partsOf, type SeasonBooking, type SeasonPlan, titleOf } from './season-model.ts'

type Court = SeasonPlan['recursos'][number]
interface Props {
  plan: SeasonPlan
  days: readonly Day[]
  selected: number | null
  /** Draft booking. */
  draft: (FreePress & { readonly minutes: number }) | null
  onSelect: (id: number) => void
  onPress: (where: FreePress) => void
}

const stateNames = { 0: 'draft', 1: 'draft', 2: 'pending', 3: 'approved' } as const
/** Style of a booking of the week: filled, dashed, dotted. */
export const stateOf = ({ estado_reserva_fija }: SeasonBooking) => stateNames[estado_reserva_fija as keyof typeof stateNames]
const quarter = 15

/** Days with their courts as lanes, the whole day in one window. Its bookings are in the list as well, for keyboard access. */
export function SeasonBoard({ plan, days, selected, draft, onSelect, onPress }: Props) {
  const hours = useMemo(() => hoursOf(plan), [plan])
  const span = hours.to - hours.from
  const at = (minute: number) => `${((Math.min(Math.max(minute, hours.from), hours.to) - hours.from) / span) * 100}%`
  const lines = Array.from({ length: span / 60 + 1 }, (_, index) => hours.from + index * 60)
  const press = (event: MouseEvent<HTMLElement>, day: Day, court: number) => {
    if (event.target !== event.currentTarget) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const minute = hours.from + ((event.clientY - top) / height) * span
    onPress({ day, court, from: Math.floor(minute / quarter) * quarter })
  }
  return (
    <div className={days.length === 1 ? 'swb wide' : 'swb'} style={{ '--lanes': days.length * plan.recursos.length }}>
      <div className="swb-heads">
        <span className="swb-corner" />
        {days.map((day) => (
          <DayHead key={day} day={day} courts={plan.recursos} rows={plan.reservas.filter((row) => row.fecha === day)} />
        ))}
      </div>
      <div className="swb-body">
        <div className="swb-hours" aria-hidden>
          {lines.map((minute) => (
            <span key={minute} style={{ top: at(minute) }}>
              {formatMinute(minute % 1440)}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <div key={day} className="swb-day" style={{ flexGrow: plan.recursos.length }}>
            {plan.recursos.map((court) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: a new booking is made by keyboard with N
              <div key={court.id_mst_recurso} className="swb-lane" onClick={(event) => press(event, day, court.id_mst_recurso)}>
                {lines.slice(1, -1).map((minute) => (
                  <i key={minute} aria-hidden style={{ top: at(minute) }} />
                ))}
                {draft?.day === day && draft.court === court.id_mst_recurso && (
                  <span
                    className="swb-draft"
                    aria-hidden
                    style={{ top: at(draft.from), bottom: `calc(100% - ${at(draft.from + draft.minutes)})` }}
                  />
                )}
                <Lane court={court} rows={plan.reservas} day={day} at={at} selected={selected} onSelect={onSelect} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Name of a day with its number of approved bookings; overlaps are shown by a sign and a word. */
function DayHead({ day, courts, rows }: { day: Day; courts: readonly Court[]; rows: readonly SeasonBooking[] }) {
  const approved = rows.filter(isApproved).length
  const overlaps = rows.some((row) => row.solapa_con.length > 0)
  const tone = overlaps ? 'warn' : approved === rows.length ? 'good' : 'open'
  const Sign = { warn: IconAlertTriangle, good: IconCircleCheck, open: IconClock }[tone]
  return (
    <div className="swb-head" style={{ flexGrow: courts.length }}>
      <p>
        <b>{dayName(day, 'weekday')}</b>
        {rows.length > 0 && (
          <span
            className={`swb-count ${tone}`}
            title={overlaps ? t('season.some_overlap') : t('season.approved_of', { n: approved, de: rows.length })}
          >
            <Sign size={13} aria-hidden />
            <span aria-hidden>
              {approved}/{rows.length}
            </span>
            <span className="sr-only">
              {t('season.approved_of', { n: approved, de: rows.length })} {overlaps && t('season.some_overlap')}
            </span>
          </span>
        )}
      </p>
      <div className="swb-courts">
        {courts.map((court, index) => (
          <small key={court.id_mst_recurso} title={court.desc_recurso}>
            <span aria-hidden>{shortOf(court.desc_recurso, index)}</span>
            <span className="sr-only">{court.desc_recurso}</span>
          </small>
        ))}
      </div>
    </div>
  )
}

/** Short label of a court in a narrow lane: the number in its name, otherwise its position. */
const shortOf = (name: string, index: number) => /\d+/.exec(name)?.[0] ?? String(index + 1)

interface LaneProps extends Pick<Props, 'selected' | 'onSelect'> {
  court: Court
  day: Day
  rows: readonly SeasonBooking[]
  at: (minute: number) => string
}
function Lane({ court, day, rows, at, selected, onSelect }: LaneProps) {
  const own = rows.filter((row) => row.fecha === day && row.id_mst_recurso === court.id_mst_recurso)
  const parts = partsOf(own)
  return (
    <>
      {own.map((row) => {
        const { at: part, of } = parts.get(row.id_reg_reserva)!
        const state = stateOf(row)
        const isOver = row.solapa_con.length > 0
        const place = {
          top: at(row.hora_ini),
          bottom: `calc(100% - ${at(row.hora_fin)})`,
          left: `${(part / of) * 100}%`,
          width: `${100 / of}%`,
        }
        const words = [
          titleOf(row),
          rangeText(row.hora_ini, row.hora_fin),
          court.desc_recurso,
          t(`season.state.${state}`),
          isOver && t('season.overlaps'),
        ]
        return (
          <button
            type="button"
            key={row.id_reg_reserva}
            tabIndex={-1}
            className={`swb-card ${state}${isOver ? ' over' : ''}`}
            style={{ ...coloursOf(row.color), ...place }}
            aria-label={words.filter(Boolean).join(', ')}
            title={words.filter(Boolean).join(' · ')}
            aria-pressed={row.id_reg_reserva === selected}
            onClick={() => onSelect(row.id_reg_reserva)}
          >
            <span>{titleOf(row)}</span>
          </button>
        )
      })}
    </>
  )
}
