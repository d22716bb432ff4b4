import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Questions of a refund: credits that return to the wallet in part, a used pass that ends. */
const questions: readonly unknown[] = ['confirmar_monedero', 'confirmar_abono']

/** Answer to a question of a refund, for its repetition; null if the user backs out, undefined for any other refusal. */
export async function answerToQuestion(error: RefusedError): Promise<Readonly<Record<string, true>> | null | undefined> {
  const question = error.body.confirm
  if (!questions.includes(question)) return undefined
  return (await confirm({ title: error.msg, confirm: t('invoices.refund_anyway') })) ? { [String(question)]: true } : null
}

/** Makes a refund; each of its questions is confirmed once before it is repeated. Null if the user backs out. */
export async function callRefund<A extends Action>(action: A, input: SentOf<A>): Promise<OutputOf<A> | null> {
  try {
    return await call(action, input)
  } catch (error) {
    const answer = error instanceof RefusedError ? await answerToQuestion(error) : undefined
    if (answer === undefined) throw error
    return answer && callRefund(action, { ...input, ...answer })
  }
}
