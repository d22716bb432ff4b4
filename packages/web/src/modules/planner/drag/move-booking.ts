import { moveBooking } from '@app/contract/bookings/change-booking'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { callWithConfirmation } from '../day/confirm-warnings.ts'
import type { Money, MoneyChoice } from '../money/money-prompt.ts'
import { mustAsk, priceEffect } from '../money/move-money.ts'
import type { Spot } from './spot.ts'
import { registerUndo, undoAct } from './undo-stack.ts'

interface Moving {
  readonly id: number
  /** Version on the screen: a newer one of another desk refuses the move. */
  readonly version: number
  readonly from: Spot
  readonly to: Spot
  /** Name and court, for the success text. */
  readonly name: string
  readonly court: string
  /** Asks for the handling of a difference on a paid booking, or of a pass that is no longer valid; null cancels the move. */
  readonly ask: (money: Money) => Promise<MoneyChoice | null>
  /** Called with every new place, also on undo. */
  readonly onPlaced?: (spot: Spot, version: number) => void
}

/** The user was asked about the price and cancelled the move: no further message is needed. */
export class MoveCancelled extends Error {}

const stay = (): never => {
  throw new MoveCancelled()
}

/** Handling of the difference, omitted if there is none. */
async function collecting({ id, to, ask }: Moving): Promise<{ cobrar_diferencia?: boolean }> {
  const money = await priceEffect(id, to)
  if (!mustAsk(money)) return {}
  const choice = (await ask(money)) ?? stay()
  return choice === 'move' ? {} : { cobrar_diferencia: choice === 'collect' }
}
/**
 * Moves or resizes a booking after its price effect is known and, for a paid booking with a changed price or a lost pass,
 * decided. A refusal is thrown as `Refused`, a cancellation as `MoveCancelled`; a move can be undone.
 */
export async function moveWithUndo(moving: Moving) {
  const { id, version, from, to, name, court, onPlaced } = moving
  const money = await collecting(moving)
  const send = async (spot: Spot, shown: number, how: typeof money) => {
    const saved = await callWithConfirmation(moveBooking, { id_reg_reserva: id, ...spot, ...how, version: shown })
    onPlaced?.(spot, saved.version)
    return saved
  }
  const saved = await send(to, version, money)
  const values = {
    nombre: name,
    pista: court,
    fecha: formatDay(to.fecha_ini),
    desde: formatMinute(to.hora_ini),
    hasta: formatMinute(to.hora_ini + to.duracion),
  }
  const owed = saved.diferencia > 0 ? ` ${t('desk.difference_due', { importe: formatEuros(saved.diferencia) })}` : ''
  const undo = registerUndo(() => send(from, saved.version, {}))
  toast.good(t('desk.moved', values) + owed, { action: { text: t('core.undo'), run: () => void undoAct(undo) } })
}
