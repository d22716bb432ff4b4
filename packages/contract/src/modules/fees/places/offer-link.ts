import { action } from '../../../kit/action.ts'
import { optional } from '../../../kit/field.ts'
import { field } from '../../../kit/kinds.ts'
import { languages } from '../../../kit/texts.ts'
import { memberFeeTables } from './course-place.ts'

const opened = { token: field.text(100), lang: optional(field.choice(...languages)) }
/** Page of an offer's link, without sign-in: course, first day, first fee, and both answers. */
export const offerPage = action({
  endpoint: 'GET /plaza/{token}',
  permission: 'anyone',
  input: opened,
  output: field.note(40_000),
  answer: 'page',
})
/** Answers an offer by its link, once. */
export const answerOffer = action({
  endpoint: 'POST /plaza/{token}',
  permission: 'anyone',
  input: { ...opened, respuesta: field.choice('aceptar', 'rechazar') },
  output: field.note(40_000),
  changes: memberFeeTables,
  answer: 'page',
})
