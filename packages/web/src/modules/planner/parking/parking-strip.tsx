import './parking-strip.css'
import type { OutputOf } from '@app/contract/kit/action'
import { parkedBookings } from '@app/contract/planner/parked-bookings'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { IconParking, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useChipDrag } from '../../../kit/fields/chip-drag.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { useKeys } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { titleOf } from '../day/day-model.ts'
import type { DayAnswer } from '../day/use-planner-day.ts'
import { heldItem } from '../drag/held-item.ts'
import { spotAt } from '../drag/spot-at.ts'
import { useMoveOf } from '../drag/use-moves.ts'
import { setParked } from './parking.ts'

/** Escape leaves the booking in place. */
function LetGo() {
  useKeys({ Escape: () => heldItem.set(null) })
  return null
}

type Parked = OutputOf<typeof parkedBookings>[number]
export interface ParkingProps {
  day: Day
  /** Shown courts, for their names. */
  courts: DayAnswer['recursos']
}

/** Held booking, and its pickup: the next hour chosen on the courts places it. */
function useHeld(courts: ParkingProps['courts']) {
  const now = heldItem.use()
  const [mine, setMine] = useState<{ row: Parked; inHand: NonNullable<typeof now> } | null>(null)
  const shown = useRef(courts)
  shown.current = courts
  const move = useMoveOf(() => {})
  const nameOf = (id: number) => shown.current.find((one) => one.id_mst_recurso === id)?.desc_recurso ?? ''
  const take = (row: Parked | null) => {
    const inHand: typeof now = row && {
      minutes: row.duracion,
      booking: row.id_reg_reserva,
      put: ({ day, court, from }) => {
        heldItem.set(null)
        // an empty reason is a cancellation by the user
        const showRefusal = ({ message }: Error) => message !== '' && toast.bad(message)
        void move(row, { fecha_ini: day, id_mst_recurso: court, hora_ini: from, duracion: row.duracion }, nameOf).catch(showRefusal)
      },
    }
    setMine(row && inHand && { row, inHand })
    heldItem.set(inHand)
  }
  return { held: mine && mine.inHand === now ? mine.row : null, take }
}

/** Bookings waiting for another place: dragged onto a free hour, or taken with a click and placed with the next one, on any day or sport (A-141). */
export function ParkingStrip({ day, courts }: ParkingProps) {
  const { data: parked = [] } = useRead(parkedBookings, {})
  const { held, take } = useHeld(courts)
  useKeys({ 'shift+F6': () => take(parked[0] ?? null) })
  const strip = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const rowOf = (id: number) => parked.find((row) => row.id_reg_reserva === id) ?? null
  useChipDrag(strip, ghost, {
    idAt: (target) => {
      const chip = target instanceof Element ? target.closest<HTMLElement>('[data-parked]') : null
      return chip ? Number(chip.dataset.parked) : null
    },
    nameOf: (id) => {
      const row = rowOf(id)
      return row ? titleOf(row) : ''
    },
    spotAt: (id, at) => spotAt(at, { minutes: rowOf(id)?.duracion ?? 0, booking: id }),
    onTake: (id) => take(rowOf(id)),
    onDrop: (spot) => {
      if (spot) return spot.put()
      take(null)
      toast.info(t('planner.parked_not_there'))
    },
    onCancel: () => take(null),
  })
  return (
    <div ref={strip} className="plk" role="group" aria-label={t('planner.parking')}>
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
              data-parked={id}
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
      <div ref={ghost} className="plk-ghost" aria-hidden />
    </div>
  )
}
