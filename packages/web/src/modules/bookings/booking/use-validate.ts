import { unvalidateBooking, validateBooking } from '@app/contract/bookings/pending-bookings'
import { useState } from 'react'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { call, useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Validates one or several bookings: refused ones show their reason and stay pending, the rest can be undone for 10 s. */
export function useValidate() {
  const [isBusy, setBusy] = useState(false)
  const back = useAction(unvalidateBooking)
  const run = async (ids: readonly number[]) => {
    setBusy(true)
    const done: number[] = []
    for (const id_reg_reserva of ids) {
      try {
        await call(validateBooking, { id_reg_reserva })
        done.push(id_reg_reserva)
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        toast.bad(error.msg)
      }
    }
    setBusy(false)
    if (done.length === 0) return
    const words = done.length === 1 ? t('msg.booking_validated') : t('desk.validated_some', { n: done.length })
    const undo = async () => {
      for (const id_reg_reserva of done) await back.run({ id_reg_reserva })
    }
    toast.good(words, { action: { text: t('core.undo'), run: () => void undo() } })
  }
  return { run, isBusy }
}
