import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import { call } from '../../kit/api.ts'
import { confirm } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { Refused } from '../../kit/refused.ts'

/** Makes a call that places a booking; when somebody of it is booked elsewhere at that time, asks and goes on only with a yes. */
export async function callAsking<A extends Action>(action: A, input: SentOf<A>): Promise<OutputOf<A>> {
  try {
    return await call(action, input)
  } catch (error) {
    if (!(error instanceof Refused) || error.body.confirm !== 'confirmar_mismo_horario') throw error
    const goesOn = await confirm({ title: error.msg, hint: t('desk.same_time_hint'), confirm: t('desk.book_anyway') })
    if (!goesOn) throw error
    return call(action, { ...input, confirmar_mismo_horario: true })
  }
}
