import { choose } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { Refused } from '../../kit/refused.ts'
import { currentSession } from '../../kit/session.ts'

/** Sends; where no income type names the register that takes the cash, asks for it and sends again. Null when that was given up. */
export async function askingRegister<T>(send: (register: { id_mst_caja?: number }) => Promise<T>): Promise<T | null> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'msg.falta_caja') throw error
    const registers = currentSession()?.info.cajas ?? []
    const chosen = await choose(
      t('msg.falta_caja'),
      registers.map(({ id, text }) => ({ id: String(id), text })),
    )
    return chosen === null ? null : send({ id_mst_caja: Number(chosen) })
  }
}
