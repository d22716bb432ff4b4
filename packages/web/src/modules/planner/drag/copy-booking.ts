import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { duplicateBooking } from '@app/contract/bookings/duplicate-booking'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { call } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { callWithConfirmation } from '../day/confirm-warnings.ts'
import { registerUndo, undoAct } from './undo-stack.ts'

interface Copy {
  readonly id: number
  readonly title: string
  readonly to: { readonly fecha: Day; readonly id_mst_recurso: number; readonly hora_ini: number }
  readonly court: string
}

/** Copies a booking to another place, with its players and new lines; a refusal shows a toast, the copy can be undone. */
export async function copyWithUndo({ id, title, to, court }: Copy) {
  try {
    const { id_reg_reserva } = await callWithConfirmation(duplicateBooking, { id_reg_reserva: id, ...to })
    const undo = registerUndo(() => call(deleteBooking, { id_reg_reserva, elimina_admin: true }))
    toast.good(t('planner.copied', { title, from: formatMinute(to.hora_ini), court }), {
      action: { text: t('core.undo'), run: () => void undoAct(undo) },
    })
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}
