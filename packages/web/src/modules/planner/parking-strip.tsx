import './parking-strip.css'
import type { OutputOf } from '@app/contract/kit/action'
import { parkedBookings } from '@app/contract/planner/parked-bookings'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { IconParking, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useRead } from '../../kit/api.ts'
import { useKeys } from '../../kit/commands.ts'
import { t } from '../../kit/i18n.ts'
import { toast } from '../../kit/toasts.ts'
import { titleOf } from './day-model.ts'
import { setParked } from './parking.ts'
import { placing } from './placing.ts'
import { useMoveOf } from './use-moves.ts'
import type { DayAnswer } from './use-planner-day.ts'

/** Escape leaves the booking where it is. */
function LetGo() {
  useKeys({ Escape: () => placing.set(null) })
  return null
}

type Parked = OutputOf<typeof parkedBookings>[number]
export interface ParkingProps {
  day: Day
  /** The courts that are shown, for their names. */
  courts: DayAnswer['recursos']
}

/** The booking in hand, and taking one: the next hour chosen on the courts is its own. */
function useHeld(courts: ParkingProps['courts']) {
  const now = placing.use()
  const [mine, setMine] = useState<{ row: Parked; put: NonNullable<typeof now> } | null>(null)
  const shown = useRef(courts)
  shown.current = courts
  const move = useMoveOf(() => {})
  const nameOf = (id: number) => shown.current.find((one) => one.id_mst_recurso === id)?.desc_recurso ?? ''
  const take = (row: Parked | null) => {
    const put: typeof now =
      row &&
      (({ day, court, from }) => {
        placing.set(null)
        // without a reason it is the user who left it
        const told = ({ message }: Error) => message !== '' && toast.bad(message)
        void move(row, { fecha_ini: day, id_mst_recurso: court, hora_ini: from, duracion: row.duracion }, nameOf).catch(told)
      })
    setMine(row && put && { row, put })
    placing.set(() => put)
  }
  return { held: mine && mine.put === now ? mine.row : null, take }
}

/** The bookings that wait for another place: a click takes one, the next click on a free hour, of any day or sport, puts it there (A-141). */
export function ParkingStrip({ day, courts }: ParkingProps) {
  const { data: parked = [] } = useRead(parkedBookings, {})
  const { held, take } = useHeld(courts)
  useKeys({ 'shift+F6': () => take(parked[0] ?? null) })
  return (
    <div className="plk" role="group" aria-label={t('planner.parking')}>
      <IconParking size={15} aria-hidden />
      {held && (
        <span className="plk-hint" role="status">
          <LetGo />
          {t('planner.parked_choose', { name: titleOf(held) })}
        </span>
      )}
      {parked.map((row) => {
        const { id_reg_reserva: id, fecha, hora_ini, desc_recurso, aparcada_por } = row
        const where = `${fecha === day ? '' : `${formatDay(fecha).slice(0, 5)} `}${formatMinute(hora_ini)} · ${desc_recurso}`
        return (
          <span key={id} className="plk-one">
            <button
              type="button"
              aria-pressed={held?.id_reg_reserva === id}
              title={t('planner.parked_by', { name: aparcada_por })}
              onClick={() => take(held?.id_reg_reserva === id ? null : row)}
            >
              <b>{titleOf(row)}</b> {where}
            </button>
            <button type="button" aria-label={t('planner.unpark', { name: titleOf(row) })} onClick={() => void setParked(id, false)}>
              <IconX size={13} aria-hidden />
            </button>
          </span>
        )
      })}
    </div>
  )
}
