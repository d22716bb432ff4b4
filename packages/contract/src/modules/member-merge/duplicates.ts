import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { memberPair } from './member-merge.ts'

/** Matching data of two records. */
export const matchCriteria = ['nif', 'email', 'phone', 'name', 'near_name', 'birth'] as const
const matches = list(field.choice(...matchCriteria))
const brief = object({
  ...pick(
    member.fields,
    'id_mst_socios',
    'numsocio',
    'nombre',
    'apellidos',
    'telefono',
    'email',
    'nif',
    'fecha_nac',
    'fecha_alta',
    'activo',
  ),
})

/**
 * Pairs of possible duplicates, the likeliest first, at most 200: likelihood in percent, matching data, and a mark of likely siblings with
 * a shared address or telephone. Pairs marked as different people are left out.
 */
export const listDuplicates = action({
  endpoint: 'GET /api/socio/duplicados',
  permission: 'members',
  input: {},
  output: object({
    entre: field.integer(),
    parejas: list(object({ uno: brief, otro: brief, probable: field.integer(), motivos: matches, hermanos: field.flag() })),
  }),
})

/** Marks two members as different people; marking them again changes nothing. */
export const markAsDifferent = action({
  endpoint: 'POST /api/socio/duplicados/distintos',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio'), id_mst_socios_otro: field.ref('socio') },
  output: nothing,
  changes: [memberPair],
})

/** Possible duplicates of a member about to be added: with the same tax id, e-mail or telephone, each with the matching data. */
export const possibleDuplicates = action({
  endpoint: 'POST /api/socio/parecidos',
  permission: 'members',
  input: { nif: optional(field.text(20)), email: optional(field.text(254)), telefono: optional(field.text(30)) },
  output: list(
    object({
      ...pick(member.fields, 'id_mst_socios', 'numsocio', 'activo'),
      nombre_completo: field.text(220),
      campo: field.choice('nif', 'email', 'telefono'),
    }),
  ),
})
