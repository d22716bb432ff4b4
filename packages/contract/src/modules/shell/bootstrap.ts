import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { rights } from '../../kit/permissions.ts'
import { list, object } from '../../kit/shapes.ts'
import { locales } from '../../kit/texts.ts'
import { personalSettings } from './member-setting.ts'
import { menuRow } from './menu.ts'
import { notice } from './news.ts'

const named = list(object({ id: field.integer(), text: field.text(200) }))

/** Signed-in user, also a player: `is_staff` leads to /admin or /socio (0195). `es_tribuna` is the specification's es_{product}. */
export const currentAccount = action({
  endpoint: 'GET /api/account/current',
  also: ['GET /api/socio/getUsuarioActual'],
  permission: 'member',
  input: {},
  output: object({
    id_mst_socios: field.integer(),
    nombre: field.text(200),
    lang: field.choice(...locales),
    is_staff: field.flag(),
    is_admin: field.flag(),
    es_tribuna: field.flag(),
    rights: list(field.choice(...rights)),
    settings: personalSettings,
    totp_on: field.flag(),
    email_code_on: field.flag(),
    /** Number of unused recovery codes. */
    recovery_codes: field.integer(),
    second_factor_pending: field.flag(),
    _token: field.text(64),
  }),
})

/** Data of the shell before any screen (spec 3 §7, R-465): club, menus, sports, drawers, notice, limits. */
export const generalInfo = action({
  endpoint: 'GET /api/admin/generalInfo',
  permission: 'signed-in',
  input: {},
  output: object({
    club: field.text(200),
    producto: field.text(60),
    version: field.text(40),
    locale: field.choice(...locales),
    /** The locales of the language selector. */
    locales: list(field.choice(...locales)),
    hoy: field.day(),
    zona: field.text(60),
    /** Sidebar: screens of the user's rights with their parameter on. */
    menus: list(menuRow),
    /** Active court types; those with a shortcut are in the sidebar. */
    tipo_recursos: list(object({ id: field.integer(), text: field.text(200), acceso_directo: field.flag() })),
    /** Court types that the user is limited to; [0] means all. */
    tipo_recursos_permitidos: list(field.integer()),
    cajas: named,
    /** Shown once per user. */
    aviso: optional(notice),
    /** Seconds between two recent-accesses notices; 0 is off. */
    segundos_ultimos_accesos: field.integer(),
    /** Lite edition: 0 is no limit; the warning starts at 90 percent. */
    limite_socios: field.integer(),
    gestorWebUrl: field.text(400),
  }),
})

/** Version information of the support page (spec 3 §7). */
export const infoVersion = action({
  endpoint: 'GET /api/infoVersion',
  permission: 'signed-in',
  input: {},
  output: object({
    producto: field.text(60),
    version: field.text(40),
    node: field.text(40),
    base_datos: field.text(100),
  }),
})

/** True if any court requires validation of its bookings: the shell then shows the pending-bookings toggle. */
export const anyCourtNeedsValidation = action({
  endpoint: 'GET /algunRecursoConValidacionReserva',
  permission: 'bookings',
  input: {},
  output: object({ algunRecurso: field.flag() }),
})
/** Entries of members within the last n seconds, newest first, at most 20. */
export const latestAccesses = action({
  endpoint: 'GET /ultimosAccesos/{seconds}',
  permission: 'members',
  input: { seconds: field.integer({ min: 1, max: 86_400 }) },
  output: list(
    object({
      id_mst_socios: optional(field.integer()),
      nombre: field.text(200),
      fecha: field.instant(),
      terminal: optional(field.text(200)),
      resultado: optional(field.text(200)),
    }),
  ),
})
