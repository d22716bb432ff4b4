import { defaulted, optional, sealed } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { locales } from '../../kit/texts.ts'

const internal = { only: [], permission: 'admin' } as const

/** Sign-in data of a member: staff are members with an account. Never listed; passwords and secrets stay on the server. */
export const account = resource('account', {
  ...internal,
  table: 'cuenta',
  path: 'cuenta',
  label: 'id_mst_socios',
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_mst_cuenta: field.id(),
    id_mst_socios: field.ref('socio'),
    password_hash: optional(field.secret(400)),
    is_admin: defaulted(field.flag(), false),
    is_staff: defaulted(field.flag(), false),
    lang: optional(field.choice(...locales)),
    totp_secret: sealed(optional(field.secret(400))),
    totp_on: defaulted(field.flag(), false),
    /** Last used 30-second step: a code counts once. */
    totp_step: optional(field.integer()),
    /** Hashes of the unused recovery codes. */
    recovery_codes: defaulted(field.json<string[]>(), []),
    email_code_on: defaulted(field.flag(), false),
  },
})

/** Signed-in browser. Only the hash of the cookie's token is stored, so a copy of the table opens nothing. */
export const session = resource('session', {
  ...internal,
  table: 'sesion',
  path: 'sesion',
  label: 'created_at',
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_sesion: field.id(),
    token_hash: field.secret(64),
    id_mst_socios: field.ref('socio'),
    csrf: field.secret(64),
    created_at: field.instant(),
    last_seen: field.instant(),
    expires_at: field.instant(),
    ip: optional(field.text(60)),
    agent: optional(field.text(200)),
    /** The administrator still has to set up a second factor and may do nothing else. */
    second_factor_pending: defaulted(field.flag(), false),
  },
})

/** Single-use token: a link to choose a password, an auto-login, a code sent by e-mail. Stored hashed. */
export const oneTimeToken = resource('one-time-token', {
  ...internal,
  table: 'token_unico',
  path: 'token_unico',
  label: 'purpose',
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_token: field.id(),
    hash: field.secret(64),
    purpose: field.choice('password', 'autologin', 'activation', 'email-code'),
    id_mst_socios: field.ref('socio'),
    expires_at: field.instant(),
    used_at: optional(field.instant()),
    /** Number of wrong codes; five end the token. */
    tries: defaulted(field.integer(), 0),
  },
})

/** Failed sign-ins of one login name or one address, with the pause that follows. */
export const signInAttempt = resource('sign-in-attempt', {
  ...internal,
  table: 'intento_acceso',
  path: 'intento_acceso',
  label: 'clave',
  words: 'person',
  fields: {
    id_reg_intento: field.id(),
    clave: field.text(200),
    failures: defaulted(field.integer(), 0),
    first_at: field.instant(),
    blocked_until: optional(field.instant()),
  },
})

/**
 * Browser with an earlier sign-in to an account: it may sign in while failures elsewhere make the account wait. Its token is stored hashed.
 */
export const knownDevice = resource('known-device', {
  ...internal,
  table: 'dispositivo_conocido',
  path: 'dispositivo_conocido',
  label: 'expires_at',
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_dispositivo: field.id(),
    hash: field.secret(64),
    id_mst_socios: field.ref('socio'),
    expires_at: field.instant(),
  },
})

export const accountRefusals = refusals({
  'account.wrong_credentials': 401,
  'account.second_factor_needed': 401,
  'account.wrong_code': 401,
  'account.wait': 429,
  'account.link_used': 400,
  'account.password_short': 422,
  'account.password_common': 422,
  'account.password_name': 422,
  'account.own_account': 409,
  'account.wrong_password': 422,
  'account.no_account': 404,
  'account.no_email': 400,
  'account.already_account': 409,
  'account.last_admin': 409,
  'account.no_admin_could_sign_in': 409,
  'account.second_factor_not_started': 400,
  'account.second_factor_required': 409,
  'account.locale_not_offered': 400,
  'account.not_staff': 400,
})
