import type { Action, SentOf } from '@app/contract/kit/action'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { answerTo, confirmedCall } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/**
 * Makes a refund; each of its questions is confirmed once before it is repeated: credits that return to the wallet in
 * part, a used pass that ends. Null if the user backs out.
 */
export const callRefund = <A extends Action>(action: A, input: SentOf<A>) => confirmedCall(action, input, t('invoices.refund_anyway'))

/** Answer to a question of a refund, for its repetition; null if the user backs out, undefined for any other refusal. */
export const answerToQuestion = (error: RefusedError) =>
  answerTo(['confirmar_monedero', 'confirmar_abono'], error, t('invoices.refund_anyway'))
