import './parking-strip.css'
import { parkedBookings } from '@app/contract/planner/parked-bookings'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { IconParking, IconX } from '@tabler/icons-react'
import { useRead } from '../../kit/api.ts'
import { useKeys } from '../../kit/commands.ts'
import { t } from '../../kit/i18n.ts'
import { titleOf } from './day-model.ts'
import { setParked } from './parking.ts'
import { taken } from './taken.ts'

/** Escape leaves the booking where it is. */
function LetGo() {
  useKeys({ Escape: () => taken.set(null) })
  return null
}

/** The bookings that wait for another place: a click takes one, the next click on a free hour, of any day or sport, puts it there (A-141). */
export function ParkingStrip({ day }: { day: Day }) {
  const { data: parked = [] } = useRead(parkedBookings, {})
  const held = taken.use()
  useKeys({ 'shift+F6': () => taken.set(parked[0] ?? null) })
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
              onClick={() => taken.set(held?.id_reg_reserva === id ? null : row)}
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
