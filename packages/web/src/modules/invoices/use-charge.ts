import { chargeSelected } from '@app/contract/invoices/collect'
import { useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { call } from '../../kit/reads/api.ts'
import { withRegister } from './with-register.ts'

export interface Charge {
  readonly lines: readonly number[]
  readonly type: number
  /** Cents, if less than the total. */
  readonly amount?: number
}

/** Charges lines; null if the register was requested and not chosen. Throws `Refused`. */
export const chargeLines = ({ lines, type, amount }: Charge) =>
  withRegister((register) =>
    call(chargeSelected, {
      facturasSeleccionadas: [...lines],
      id_mst_tipopago: type,
      ...(amount !== undefined && { importe: amount }),
      ...register,
    }),
  )

/** Charges lines; returns the collected cents, or null if refused (the toast shows why) or cancelled. */
export function useCharge() {
  const [isBusy, setBusy] = useState(false)
  const charge = async (request: Charge): Promise<number | null> => {
    setBusy(true)
    try {
      return (await chargeLines(request))?.cobrado ?? null
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.bad(error.msg, { milliseconds: noticeTimes.standard })
      return null
    } finally {
      setBusy(false)
    }
  }
  return { charge, isBusy }
}
