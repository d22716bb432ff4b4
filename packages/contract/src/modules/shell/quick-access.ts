import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { choices } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { memberSetting } from './member-setting.ts'

/** Place of a shortcut: in the tab strip, on top of the sidebar, or in both. */
export const shortcutTypes = [
  { id: 1, code: 'tabs' },
  { id: 2, code: 'sidebar' },
  { id: 3, code: 'both' },
] as const

/** A user's shortcut to a screen of the menu. */
export const quickAccess = resource('quick-access', {
  table: 'accesodirecto_socio',
  path: 'accesodirecto_socio',
  only: [],
  label: 'orden',
  permission: 'signed-in',
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_accesodirecto_socio: field.id(),
    id_mst_socios: field.ref('socio'),
    id_menu: field.integer({ min: 1 }),
    id_tipo_accesodirecto: defaulted(field.choice(1, 2, 3), 1),
    orden: defaulted(field.integer({ min: 0, max: 1000 }), 0),
  },
})

export const quickAccessRefusals = refusals({ 'quick-access.unknown_screen': 422 })

const f = quickAccess.fields
const row = object(pick(f, 'id_accesodirecto_socio', 'id_menu', 'id_tipo_accesodirecto', 'orden'))
const sent = pick(f, 'id_menu', 'id_tipo_accesodirecto', 'orden')
const changes = [quickAccess]
const one = { id: field.ref('accesodirecto_socio') }

/** Shortcuts of the user, in order; those of other users are never shown. */
export const quickAccesses = action({ endpoint: 'GET /api/accesodirecto_socio', permission: 'signed-in', input: {}, output: list(row) })
export const addQuickAccess = action({
  endpoint: 'POST /api/accesodirecto_socio',
  permission: 'signed-in',
  input: sent,
  output: row,
  changes,
})
export const changeQuickAccess = action({
  endpoint: 'PUT /api/accesodirecto_socio/{id}',
  permission: 'signed-in',
  input: { ...one, ...sent },
  output: row,
  changes,
})
export const removeQuickAccess = action({
  endpoint: 'DELETE /api/accesodirecto_socio/{id}',
  permission: 'signed-in',
  input: one,
  output: nothing,
  changes,
})
export const shortcutTypesDropdown = action({
  endpoint: 'GET /api/tipoAccesosDirectos/dropdown',
  permission: 'signed-in',
  input: {},
  output: choices,
})
/** Screens that may be the start page: those of the user's menu. */
export const startScreens = action({
  endpoint: 'GET /api/menusAccesosDirectos/dropdown',
  permission: 'signed-in',
  input: {},
  output: list(object({ id: field.integer(), text: field.text(200), ruta: field.text(200) })),
})
export const startPage = action({
  endpoint: 'GET /api/rutaInicioSocio',
  permission: 'signed-in',
  input: {},
  output: object({ rutaInicio: field.text(200) }),
})
/**
 * Saves the start page and answers a bare 'ok'. Accepts the route of a screen or its menu id; refuses a screen the user does not
 * have.
 */
export const saveStartPage = action({
  endpoint: 'POST /api/guardarInicioSocio',
  permission: 'signed-in',
  input: { rutaInicio: field.text(200) },
  output: nothing,
  changes: [memberSetting],
  answer: 'bareOk',
})
