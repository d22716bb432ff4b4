import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { call } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'

/**
 * Warnings that the desk may confirm: a player booked elsewhere at that time, a broken hour limit, fewer players than the court asks
 * for, an inactive member.
 */
const confirmable: readonly unknown[] = ['confirmar_mismo_horario', 'confirmar_limites', 'confirmar_jugadores', 'confirmar_inactivos']

/** Makes a call that places a booking; each warning is confirmed once before it is repeated. */
export async function callWithConfirmation<A extends Action>(action: A, input: SentOf<A>): Promise<OutputOf<A>> {
  try {
    return await call(action, input)
  } catch (error) {
    if (!(error instanceof RefusedError) || !confirmable.includes(error.body.confirm)) throw error
    const goesOn = await confirm({ title: error.msg, hint: t('desk.same_time_hint'), confirm: t('desk.book_anyway') })
    if (!goesOn) throw error
    return callWithConfirmation(action, { ...input, [String(error.body.confirm)]: true })
  }
}
