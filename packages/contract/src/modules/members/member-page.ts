import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberRowFields } from './member-list.ts'

/** The columns of the list: those of every member's row, and what the desk wants to know besides. */
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

/** What a column has to be: a text it holds, one value, or from and up to (`sin_…` leaves the bound itself out). Days are texts, money is cents. */
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

/** Which members a list shows: the words of its search, whether they are active, and what its columns have to be. */
export const memberFilter = {
  buscar: optional(field.text(80)),
  activos: yesOrNo,
  condiciones: defaulted(list(condition, 20), []),
}
/** The order of a list; by name, whoever has no number last, when it says none. */
export const memberOrder = { orden: optional(column), descendente: defaulted(field.flag(), false) }

/** So many members are chosen at most by their ids; more are a rule. */
const mostIds = 5000
/**
 * Which members somebody chose: those of a filter (`regla`) but some, or some by their ids. A rule says what it found when it was chosen; who
 * acts on it is told how many there are now.
 */
export const memberChoice = object({
  regla: optional(object(memberFilter)),
  menos: defaulted(list(field.ref('socio'), mostIds), []),
  ids: defaulted(list(field.ref('socio'), mostIds), []),
})

/** A row of the list: a member with what he owes, what his wallet holds (cents), when he plays next, and his labels. */
export const memberPageRow = object({
  ...memberRowFields,
  debe: field.money(),
  monedero: field.money({ min: 0 }),
  proxima_fecha: optional(field.day()),
  proxima_hora: optional(field.minute()),
  etiquetas: list(field.text(60)),
})

/** A page of the list, with how many members the filter finds. The guest is nobody's row. */
export const memberPage = action({
  endpoint: 'POST /api/socio/pagina',
  permission: 'members',
  input: {
    ...memberFilter,
    ...memberOrder,
    /** Only these, such as those who are chosen one by one. */
    ids: optional(list(field.ref('socio'), mostIds)),
    desde_fila: defaulted(field.integer({ min: 0, max: 1_000_000 }), 0),
    filas: defaulted(field.integer({ min: 1, max: 1_000_000 }), 100),
  },
  output: object({
    filas: list(memberPageRow, Number.POSITIVE_INFINITY),
    total: field.integer(),
  }),
})

/** What the members whom a filter finds owe and hold together, in cents; asked for beside the page, which does not wait for it. */
export const memberTotals = action({
  endpoint: 'POST /api/socio/pagina/totales',
  permission: 'members',
  input: memberFilter,
  output: object({ debe: field.money(), monedero: field.money() }),
})

/** Who stands before and behind a member in a list, and at which place of how many; null where nobody does, or where he is not in it. */
export const memberNeighbours = action({
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
