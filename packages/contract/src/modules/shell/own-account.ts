import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { rights } from '../../kit/permissions.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { locales } from '../../kit/texts.ts'
import { account, oneTimeToken, session, signInAttempt } from './account.ts'
import { personalSettings } from './member-setting.ts'

/** Who is signed in. `es_tribuna` is the specification's es_{product}. */
export const currentAccount = action({
  endpoint: 'GET /api/account/current',
  permission: 'signed-in',
  input: {},
  output: object({
    id_mst_socios: field.integer(),
    nombre: field.text(200),
    lang: field.choice(...locales),
    is_admin: field.flag(),
    es_tribuna: field.flag(),
    rights: list(field.choice(...rights)),
    settings: personalSettings,
    totp_on: field.flag(),
    email_code_on: field.flag(),
    /** Recovery codes that are left. */
    recovery_codes: field.integer(),
    second_factor_pending: field.flag(),
    _token: field.text(64),
  }),
})
/** The page is loaded again afterwards (R-001…R-003). Refuses Catalan while MOSTRAR_CAT hides it. */
export const setLocale = action({
  endpoint: 'POST /api/account/set-locale/{locale}',
  permission: 'signed-in',
  input: { locale: field.text(5) },
  output: nothing,
  changes: [account],
})

/** Ends the other sessions and tells the owner by mail. */
export const changePassword = action({
  endpoint: 'POST /api/account/password',
  permission: 'signed-in',
  input: { old: field.secret(), new: field.secret() },
  output: nothing,
  changes: [account, session, oneTimeToken, signInAttempt],
})

const sessionShown = object({
  id_reg_sesion: field.integer(),
  created_at: field.instant(),
  last_seen: field.instant(),
  ip: optional(field.text(60)),
  agent: optional(field.text(200)),
  actual: field.flag(),
})
/** The own open sessions, the newest first; `actual` is the one that asks. */
export const mySessions = action({
  endpoint: 'GET /api/account/sessions',
  permission: 'signed-in',
  input: {},
  output: list(sessionShown),
})
export const revokeSession = action({
  endpoint: 'POST /api/account/sessions/{id}/revoke',
  permission: 'signed-in',
  input: { id: field.ref('sesion') },
  output: nothing,
  changes: [session],
})
export const revokeOtherSessions = action({
  endpoint: 'POST /api/account/sessions/revokeOthers',
  permission: 'signed-in',
  input: {},
  output: nothing,
  changes: [session],
})
