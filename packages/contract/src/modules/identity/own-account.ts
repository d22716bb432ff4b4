import { action, confirmation } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { locales } from '../../kit/texts.ts'
import { account, knownDevice, oneTimeToken, session, signInAttempt } from './account.ts'

/** Locales offered by the club: Catalan only while MOSTRAR_CAT shows it. */
export const offeredLocales = (showCatalan: boolean) => locales.filter((locale) => locale !== 'ca-ES' || showCatalan)

/** Sets the language; the page is reloaded afterwards (R-001…R-003). Refuses Catalan while MOSTRAR_CAT hides it. */
export const setLocale = action({
  endpoint: 'POST /api/account/set-locale/{locale}',
  permission: 'member',
  input: { locale: field.text(5) },
  output: nothing,
  changes: [account],
})

/** Changes the password, ends the other sessions and notifies the owner by mail. */
export const changePassword = action({
  endpoint: 'POST /api/account/password',
  permission: 'signed-in',
  input: { old: field.secret(), new: field.secret() },
  output: nothing,
  changes: [account, session, knownDevice, oneTimeToken, signInAttempt],
})

const sessionShown = object({
  id_reg_sesion: field.integer(),
  created_at: field.instant(),
  last_seen: field.instant(),
  ip: optional(field.text(60)),
  agent: optional(field.text(200)),
  actual: field.flag(),
})
/** Open sessions of the user, newest first; `actual` is the current one. */
export const mySessions = action({
  endpoint: 'GET /api/account/sessions',
  permission: 'signed-in',
  input: {},
  output: list(sessionShown),
})
/** Ends one; any but the current takes the password (`_password`). */
export const revokeSession = action({
  endpoint: 'POST /api/account/sessions/{id}/revoke',
  permission: 'signed-in',
  input: { id: field.ref('sesion') },
  output: nothing,
  changes: [session, confirmation],
})
/** Ends all but the current one; takes the password (`_password`). */
export const revokeOtherSessions = action({
  endpoint: 'POST /api/account/sessions/revokeOthers',
  permission: 'signed-in',
  input: {},
  output: nothing,
  changes: [session, knownDevice, confirmation],
})
