import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { languages } from '../../kit/texts.ts'
import { member } from '../members/member.ts'
import { mandate } from './mandate.ts'

const opened = { token: field.text(100), lang: optional(field.choice(...languages)) }
/** Page of the link that asks for a signature, without sign-in: creditor, reference, and the form for account and consent. */
export const mandatePage = action({
  endpoint: 'GET /mandato/{token}',
  permission: 'anyone',
  input: opened,
  output: field.note(40_000),
  answer: 'page',
})
/** Signs the mandate of a link, once: a valid account, its holder, and the tick of the consent. */
export const signMandate = action({
  endpoint: 'POST /mandato/{token}',
  permission: 'anyone',
  input: {
    ...opened,
    iban: optional(field.text(60)),
    titular: optional(field.text(70)),
    direccion: optional(field.text(70)),
    codigo_postal: optional(field.text(16)),
    poblacion: optional(field.text(35)),
    acepto: optional(field.flag()),
  },
  output: field.note(40_000),
  changes: [mandate, member],
  answer: 'page',
})
