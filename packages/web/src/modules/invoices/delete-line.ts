import { deleteLine } from '@app/contract/invoices/delete-lines'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { choose } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Deletes a line; if credits paid for it, asks whether they return to the wallet. Null if the user backs out. */
export async function callDeleteLine(input: SentOf<typeof deleteLine>): Promise<OutputOf<typeof deleteLine> | null> {
  try {
    return await call(deleteLine, input)
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'monedero.devolver_creditos') throw error
    const answer = await choose(error.msg, [
      { id: 'return', text: t('invoices.credits_return') },
      { id: 'lose', text: t('invoices.credits_lost'), danger: true },
    ])
    return answer === null ? null : call(deleteLine, { ...input, pasar_a_monedero: answer === 'return' })
  }
}
