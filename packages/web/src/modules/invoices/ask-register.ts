import { choose } from '../../kit/dialogs/dialogs.ts'
import { Refused } from '../../kit/dialogs/refused.ts'
import { currentSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Which register takes the cash, or gives it: both are asked for where several could. */
const asked = ['msg.falta_caja', 'msg.falta_caja_salida'] as const

/** Does what moves cash; where the register is asked for, asks the desk and does it again. Null when the desk names none; any other refusal goes on. */
export async function askingRegister<T>(work: (register: { id_mst_caja?: number }) => Promise<T>): Promise<T | null> {
  try {
    return await work({})
  } catch (error) {
    const question = error instanceof Refused && asked.find((code) => code === error.code)
    if (!question) throw error
    const registers = currentSession()?.info.cajas ?? []
    const chosen = await choose(
      t(question),
      registers.map(({ id, text }) => ({ id: String(id), text })),
    )
    return chosen === null ? null : work({ id_mst_caja: Number(chosen) })
  }
}
