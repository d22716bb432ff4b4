import { parkBooking } from '@app/contract/bookings/parked-booking'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { call } from '../../../kit/reads/api.ts'
import { refresh } from '../../../kit/reads/queries.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { registerUndo, undoAct } from '../drag/undo-stack.ts'

/** Puts a booking on the parking strip or returns it; its place is kept throughout. */
export async function setParked(id: number, aparcada: boolean) {
  await call(parkBooking, { id, aparcada })
  await refresh(['booking'])
}

/** Parks a booking; a refusal shows a toast, the act can be undone. */
export async function park(id: number) {
  try {
    await setParked(id, true)
    const undo = registerUndo(() => setParked(id, false))
    toast.info(t('planner.parked_keeps'), { action: { text: t('core.undo'), run: () => void undoAct(undo) } })
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}
