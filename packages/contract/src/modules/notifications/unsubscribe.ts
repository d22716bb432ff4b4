import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { languages } from '../../kit/texts.ts'
import { stoppedAddress } from '../mail/mail.ts'
import { consent } from '../personal-data/consent.ts'

const opened = { token: field.text(100), lang: optional(field.choice(...languages)) }
/** Page of the link at the foot of a letter, without sign-in: whether its readers want further ones. Opening it changes nothing. */
export const unsubscribePage = action({
  endpoint: 'GET /avisos/{token}',
  permission: 'anyone',
  input: opened,
  output: field.note(40_000),
  answer: 'page',
})
/** Answers it: no further letters to many (also the one click of mail programs, RFC 8058), or yes. */
export const answerUnsubscribe = action({
  endpoint: 'POST /avisos/{token}',
  permission: 'anyone',
  input: { ...opened, respuesta: optional(field.choice('baja', 'alta')), 'List-Unsubscribe': optional(field.text(20)) },
  output: field.note(40_000),
  changes: [consent, stoppedAddress],
  answer: 'page',
})
