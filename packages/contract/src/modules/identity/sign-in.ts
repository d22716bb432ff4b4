import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { languages, locales } from '../../kit/texts.ts'
import { account, knownDevice, oneTimeToken, session, signInAttempt } from './account.ts'

/** Second factors of an account. */
const secondFactors = ['totp', 'email'] as const
export type SecondFactor = (typeof secondFactors)[number]

const signedIn = object({
  id_mst_socios: field.integer(),
  nombre: field.text(200),
  /** False for a player, whose page is /socio (0195). */
  is_staff: field.flag(),
  /** CSRF token of the session. */
  _token: field.text(64),
  /** The administrator has to set up a second factor before anything else. */
  second_factor_pending: field.flag(),
})
const signing = [session, signInAttempt, oneTimeToken, account, knownDevice]

/** Facts for a form of sign-in, without a session: the club and its zone, its login name (MODO_AUTENTICACION, R-312), its language and those it offers. */
export const signInForm = action({
  endpoint: 'GET /api/account/sign-in',
  permission: 'anyone',
  input: {},
  output: object({
    club: field.text(200),
    /** IANA zone of the club's wall clock. */
    zona: field.text(60),
    modo_autenticacion: field.choice(0, 1, 5),
    language: field.choice(...languages),
    locales: list(field.choice(...locales)),
  }),
})
/**
 * Signs in. Login name by MODO_AUTENTICACION: 0 e-mail, 1 member number, 5 tax id. An unknown user and a wrong password get
 * the same answer in the same time. With a second factor on and no code: 401 `account.second_factor_needed` with `metodos`; `metodo`
 * 'email' sends a code. Too many failures: 429 with `segundos`.
 */
export const login = action({
  endpoint: 'POST /api/account/login',
  permission: 'anyone',
  input: {
    usuario: field.text(254),
    password: field.secret(),
    codigo: optional(field.secret(40)),
    metodo: optional(field.choice(...secondFactors)),
  },
  output: signedIn,
  changes: signing,
})
export const logout = action({
  endpoint: 'POST /api/account/logout',
  permission: 'member',
  input: {},
  output: nothing,
  changes: [session],
})
/**
 * page opened by an automatic sign-in link. It neither signs in nor uses up the token, since mail scanners and previews open links
 * too: its button makes the POST beside it. The path is the specification's, with GET and POST as for every GET that writes.
 */
export const autologinPage = action({
  endpoint: 'GET /api/autologin/{token}',
  permission: 'anyone',
  input: { token: field.text(100) },
  output: field.note(10_000),
  answer: 'page',
})
/**
 * signs in with a single-use token valid for some minutes; never past a second factor. A browser that sent the page's form is
 * redirected to /admin, of a player to /socio.
 */
export const autologin = action({
  endpoint: 'POST /api/autologin/{token}',
  permission: 'anyone',
  input: { token: field.text(100) },
  output: signedIn,
  changes: signing,
  answer: 'form',
})
