import { choose } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { currentSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { deskRegister, setDeskRegister } from './desk-register.ts'

/** Refusals that ask for the register taking or paying out the cash, if several are possible. */
const registerRefusals = ['msg.falta_caja', 'msg.falta_caja_salida'] as const

/** Runs a call that moves cash; if the register is ambiguous, takes that of this browser, which the desk is asked for once. Null if the desk cancels; any other refusal is rethrown. */
export async function withRegister<T>(work: (register: { id_mst_caja?: number }) => Promise<T>): Promise<T | null> {
  try {
    return await work({})
  } catch (error) {
    const question = error instanceof RefusedError && registerRefusals.find((code) => code === error.code)
    if (!question) throw error
    const own = deskRegister()
    if (own !== null) return work({ id_mst_caja: own })
    const registers = currentSession()?.info.cajas ?? []
    const chosen = await choose(
      t(question),
      registers.map(({ id, text }) => ({ id: String(id), text })),
      t('invoices.desk_register_hint'),
    )
    if (chosen === null) return null
    const done = await work({ id_mst_caja: Number(chosen) })
    setDeskRegister(Number(chosen))
    return done
  }
}
