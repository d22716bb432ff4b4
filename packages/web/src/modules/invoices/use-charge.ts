import { chargeSelected } from '@app/contract/invoices/collect'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { useState } from 'react'
import { call } from '../../kit/api.ts'
import { choose } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { Refused } from '../../kit/refused.ts'
import { currentSession } from '../../kit/session.ts'
import { toast } from '../../kit/toasts.ts'

export interface Charge {
  readonly lines: readonly number[]
  readonly type: number
  /** Cents, when less than everything is taken. */
  readonly amount?: number
}

/** The register that takes the cash, asked where no income type names one. */
async function askRegister(): Promise<number | null> {
  const registers = currentSession()?.info.cajas ?? []
  const chosen = await choose(
    t('msg.falta_caja'),
    registers.map(({ id, text }) => ({ id: String(id), text })),
  )
  return chosen === null ? null : Number(chosen)
}

async function take({ lines, type, amount }: Charge): Promise<OutputOf<typeof chargeSelected> | null> {
  const sent: SentOf<typeof chargeSelected> = {
    facturasSeleccionadas: [...lines],
    id_mst_tipopago: type,
    ...(amount !== undefined && { importe: amount }),
  }
  try {
    return await call(chargeSelected, sent)
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'msg.falta_caja') throw error
    const register = await askRegister()
    return register === null ? null : call(chargeSelected, { ...sent, id_mst_caja: register })
  }
}

/** Charges lines; what was collected in cents, or null when it was refused (the toast says why) or given up. */
export function useCharge() {
  const [isBusy, setBusy] = useState(false)
  const charge = async (asked: Charge): Promise<number | null> => {
    setBusy(true)
    try {
      return (await take(asked))?.cobrado ?? null
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      toast.bad(error.msg, { milliseconds: 6000 })
      return null
    } finally {
      setBusy(false)
    }
  }
  return { charge, isBusy }
}
