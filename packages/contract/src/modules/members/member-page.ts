import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberRowFields } from './member-list.ts'

/** Columns of the list: those of every member's row, and further facts for the desk. */
export const pageColumns = [
  'numsocio',
  'apellidos',
  'nombre',
  'id_mst_tiposocio',
  'activo',
  'telefono',
  'debe',
  'monedero',
  'proxima_fecha',
  'etiquetas',
  'email',
  'nif',
  'poblacion',
  'fecha_nac',
  'nivel',
  'fecha_alta',
  'fecha_baja',
  'aviso_admin',
  'codigo_tarjeta_acceso',
] as const
const column = field.choice(...pageColumns)
const limit = optional(field.text(40))

/** Condition on a column: a text it contains, one value, or a range (`sin_…` excludes the bound itself). Days are texts, money is cents. */
const condition = object({
  columna: column,
  contiene: optional(field.text(80)),
  es: limit,
  desde: limit,
  hasta: limit,
  sin_desde: defaulted(field.flag(), false),
  sin_hasta: defaulted(field.flag(), false),
})
const yesOrNo = optional(field.flag())

/** Filter of the member list: search text, activity, and conditions on its columns. */
export const memberFilter = {
  buscar: optional(field.text(80)),
  activos: yesOrNo,
  condiciones: defaulted(list(condition, 20), []),
}
/** Order of a list; by default by name, members without a number last. */
export const memberOrder = { orden: optional(column), descendente: defaulted(field.flag(), false) }

/** Maximum number of members chosen by their ids; more are chosen by a rule. */
const maxIds = 5000
/**
 * Choice of members: those of a filter (`regla`) except some, or some by their ids. A rule stores the number found when it was chosen;
 * acting on it shows the current number.
 */
export const memberChoice = object({
  regla: optional(object(memberFilter)),
  menos: defaulted(list(field.ref('socio'), maxIds), []),
  ids: defaulted(list(field.ref('socio'), maxIds), []),
})

/** Row of the list: a member with debt and wallet balance (cents), next booking, and labels. */
export const memberPageRow = object({
  ...memberRowFields,
  debe: field.money(),
  monedero: field.money({ min: 0 }),
  proxima_fecha: optional(field.day()),
  proxima_hora: optional(field.minute()),
  etiquetas: list(field.text(60)),
})

/** Page of the list, with the number of members found by the filter. The guest is left out. */
export const memberPage = action({
  endpoint: 'POST /api/socio/pagina',
  permission: 'members',
  input: {
    ...memberFilter,
    ...memberOrder,
    /** Restricts to these ids, such as an individual selection. */
    ids: optional(list(field.ref('socio'), maxIds)),
    desde_fila: defaulted(field.integer({ min: 0, max: 1_000_000 }), 0),
    filas: defaulted(field.integer({ min: 1, max: 1_000_000 }), 100),
  },
  output: object({
    filas: list(memberPageRow, Number.POSITIVE_INFINITY),
    total: field.integer(),
  }),
})

/** Total debt and credits of the members of a filter, in cents; fetched beside the page, which does not wait for it. */
export const memberTotals = action({
  endpoint: 'POST /api/socio/pagina/totales',
  permission: 'members',
  input: memberFilter,
  output: object({ debe: field.money(), monedero: field.money() }),
})

/** Previous and next member of a list, the position and the length; null at the ends, or if the member is not in the list. */
export const adjacentMembers = action({
  endpoint: 'POST /api/socio/{id}/vecinos',
  permission: 'members',
  input: { id: field.ref('socio'), ...memberFilter, ...memberOrder },
  output: object({
    anterior: optional(field.integer()),
    siguiente: optional(field.integer()),
    lugar: optional(field.integer()),
    total: field.integer(),
  }),
})
