import { action, confirmation, editsOf } from '../../kit/action.ts'
import { defaulted, type Field, optional, refuseValue, Unreadable } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, nothing, object, readObject } from '../../kit/shapes.ts'

/** Club's changes to a parameter; the rest is in the catalogue. Its number is the id_sys_param of every answer. */
export const parameter = resource('parameter', {
  table: 'param',
  path: 'param',
  only: [],
  label: 'cod_param',
  permission: 'params',
  words: 'club',
  fields: {
    id_sys_param: field.id(),
    cod_param: field.text(60),
    /** The club's own description; the catalogue's text when empty. */
    desc_param: optional(field.text(400)),
    activo: defaulted(field.flag(), true),
    valor: defaulted(field.text(400), ''),
  },
})

export const parameterRefusals = refusals({ 'param.from_catalogue': 409, 'param.one_view_only': 422 })

const row = object({
  id_sys_param: field.integer(),
  cod_param: field.text(60),
  desc_param: field.text(400),
  activo: field.flag(),
  valor: field.text(400),
  /** flag, integer, text, choice, httpsUrl or deviceHost: control of the grid's cell. */
  tipo: field.text(20),
  grupo: field.text(20),
  valor_defecto: field.text(400),
  opciones: list(field.text(40)),
  min: optional(field.integer()),
  max: optional(field.integer()),
  unidad: optional(field.text(20)),
  /** Changed by administrators only. */
  protegido: field.flag(),
})
/** Number in the catalogue; only a changed parameter has a row. */
const one = { id: field.integer({ min: 1 }) }
/** Text that is unchanged if unsent, and cleared by an empty one. */
const line = field.text(400)
const emptiable: Field<string | null, 'optional'> = {
  ...optional(line),
  read: (raw) => (raw === undefined || raw === null ? null : raw === '' ? '' : line.read(raw)),
}
const sent = { activo: optional(field.flag()), valor: emptiable, desc_param: emptiable }

/** Every parameter of the catalogue, saved or standard. */
export const parameterList = action({ endpoint: 'GET /api/param', permission: 'params', input: {}, output: list(row) })
export const parameterAll = action({ endpoint: 'GET /api/param/getAll', permission: 'params', input: {}, output: list(row) })
export const parameterRow = action({ endpoint: 'GET /api/param/{id}', permission: 'params', input: one, output: row })
/** Unsent fields are unchanged. Refuses a value that its kind does not allow, under `valor`. */
export const saveParameter = action({
  endpoint: 'PUT /api/param/{id}',
  permission: 'params',
  input: { ...one, ...sent, cod_param: optional(field.text(60)) },
  output: row,
  changes: [parameter, confirmation],
  edits: editsOf(parameterRow),
})
/** Always refused: the catalogue declares all parameters. */
export const createParameter = action({
  endpoint: 'POST /api/param',
  permission: 'params',
  input: { cod_param: optional(field.text(60)), ...sent },
  output: nothing,
  changes: [parameter],
})
export const deleteParameter = action({
  endpoint: 'DELETE /api/param/{id}',
  permission: 'params',
  input: one,
  output: nothing,
  changes: [parameter],
})
/** Name → valor; empty if inactive, or if private and hidden from the user; loaded before any screen. */
export const dictionary = action({
  endpoint: 'GET /api/param/dictionary',
  permission: 'signed-in',
  input: {},
  output: field.json<Readonly<Record<string, string>>>(),
})

/** Sent value of one name: a bare value, or `{valor, activo}`. Anything else is refused at the name. */
interface SentParameter {
  readonly valor?: unknown
  readonly activo?: boolean
}
const sentParameter: Field<SentParameter, 'required'> = {
  ...field.json<SentParameter>(),
  read: (raw) => {
    if (raw === null || Array.isArray(raw)) return refuseValue('invalid.object')
    if (typeof raw !== 'object') return { valor: raw }
    const { valor, activo, ...others } = raw as Record<string, unknown>
    if (Object.keys(others).length > 0) return refuseValue('invalid.object')
    return { ...(valor !== undefined && { valor }), ...(activo !== undefined && { activo: field.flag().read(activo) }) }
  },
}
const sentParameters: Field<Readonly<Record<string, SentParameter>>, 'required'> = {
  ...field.json<Readonly<Record<string, SentParameter>>>(),
  bare: 'names',
  read: (raw) => {
    const all = field.json().read(raw)
    if (typeof all !== 'object' || all === null || Array.isArray(all)) return refuseValue('invalid.object')
    const reading = readObject(Object.fromEntries(Object.keys(all).map((name) => [name, sentParameter])), all)
    if ('value' in reading) return reading.value
    throw new Unreadable(reading.issues)
  },
}

/**
 * Saves several parameters together, by name. `data` is '1' if the season mode cannot change because bookings overlap, else '0'.
 */
export const saveBookingParameters = action({
  endpoint: 'POST /api/param/param_tribuna/save',
  permission: 'params',
  input: { parametros: sentParameters },
  output: field.text(1),
  changes: [parameter, confirmation],
  edits: [{ read: dictionary, of: () => ({}), as: 'parametros' }],
})

const extraLight = { MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: field.integer({ min: 0, max: 240 }) }
const selected = object({ id_mst_recurso: field.ref('recurso') })
/** Court with extra light as the last court, and the minutes (spec 2 §7). */
export const extraLightInfo = action({
  endpoint: 'GET /api/paramstribuna/luzExtraUltimaPista/getInfo',
  permission: 'params',
  input: {},
  output: object({ ...extraLight, selectedRecurso: optional(object({ id_mst_recurso: field.integer(), desc_recurso: field.text(200) })) }),
})
export const saveExtraLight = action({
  endpoint: 'POST /api/paramstribuna/luzExtraUltimaPista/save',
  permission: 'params',
  input: { ...extraLight, selectedRecurso: optional(selected) },
  output: nothing,
  changes: [parameter],
  edits: [{ read: extraLightInfo, of: () => ({}) }],
  answer: 'statusOk',
})
