import { moveBooking } from '@app/contract/bookings/change-booking'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { t } from '../../kit/i18n.ts'
import { Refused } from '../../kit/refused.ts'
import { toast } from '../../kit/toasts.ts'
import { callAsking } from './same-time.ts'

/** Where and when a booking is: a club day, minutes, the court. */
export interface Spot {
  readonly fecha_ini: Day
  readonly id_mst_recurso: number
  readonly hora_ini: number
  readonly duracion: number
}
interface Moving {
  readonly id: number
  /** What was on the screen: a newer one at another desk refuses the move. */
  readonly version: number
  readonly from: Spot
  readonly to: Spot
  /** Name and court, for the words of success. */
  readonly name: string
  readonly court: string
  /** Told of every place it gets, also when it is taken back. */
  readonly onPlaced?: (spot: Spot, version: number) => void
}

/** How long an act can be taken back, in milliseconds. */
export const undoTime = 8000

/** Moves a booking or gives it another length; a refusal is thrown as `Refused`, a move can be taken back for 8 s. */
export async function moveWithUndo({ id, version, from, to, name, court, onPlaced }: Moving) {
  const send = async (spot: Spot, shown: number) => {
    const saved = await callAsking(moveBooking, { id_reg_reserva: id, ...spot, version: shown })
    onPlaced?.(spot, saved.version)
    return saved
  }
  const saved = await send(to, version)
  const back = async () => {
    try {
      await send(from, saved.version)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      toast.bad(error.msg)
    }
  }
  const values = {
    nombre: name,
    pista: court,
    fecha: formatDay(to.fecha_ini),
    desde: formatMinute(to.hora_ini),
    hasta: formatMinute(to.hora_ini + to.duracion),
  }
  const owed = saved.diferencia > 0 ? ` ${t('desk.difference_due', { importe: formatEuros(saved.diferencia) })}` : ''
  toast.good(t('desk.moved', values) + owed, { milliseconds: undoTime, action: { text: t('core.undo'), run: () => void back() } })
}
