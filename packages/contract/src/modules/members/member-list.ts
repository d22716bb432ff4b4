import { action } from '../../kit/action.ts'
import { alias, type Field, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { member } from './member.ts'

const one = { id: field.ref('socio') }
const everything = Number.POSITIVE_INFINITY
const named = { nombre_completo: field.text(220), desc_tiposocio: field.text(80) }
const gridNames = [
  'id_mst_socios',
  'numsocio',
  'nombre',
  'apellidos',
  'email',
  'telefono',
  'nif',
  'poblacion',
  'fecha_nac',
  'id_mst_tiposocio',
  'nivel',
  'activo',
  'fecha_alta',
  'fecha_baja',
  'codigo_tarjeta_acceso',
  'aviso_admin',
  'fecha_ini_acceso_web',
] as const
/** Columns of a member list. */
export const memberRowFields = { ...pick(member.fields, ...gridNames), ...named }
/** A row of the member list. */
export const memberRow = object(memberRowFields)
/** Rights to the screens with the member picker. */
export const memberPickerRights = ['bookings', 'members', 'messages', 'tariffs', 'invoices', 'cash'] as const
/**
 * Member in a picker: enough to distinguish two people. Telephone, warning and punishment are null for users without the right to members
 * (A-138).
 */
export const pickerMemberFields = {
  ...pick(
    member.fields,
    'id_mst_socios',
    'numsocio',
    'nombre',
    'apellidos',
    'telefono',
    'id_mst_tiposocio',
    'nivel',
    'activo',
    'path_imagen',
    'aviso_admin',
    'fecha_ini_acceso_web',
  ),
  ...named,
}
/** Member as shown in a picker. */
export const pickerMember = object(pickerMemberFields)
/** A list of ids as an array, `name[]` or '1,2,3'. */
const ids: Field<number[], 'required'> = {
  ...list(field.ref('socio'), 500),
  read: (raw) => list(field.ref('socio'), 500).read(typeof raw === 'string' ? raw.split(',').filter((part) => part.trim() !== '') : raw),
}

/** All members, by surname, in the columns of the grid (spec 1 §7). */
export const listMembers = action({
  endpoint: 'GET /api/socio',
  heavy: true,
  also: ['GET /api/socios'],
  permission: 'members',
  input: {},
  output: list(memberRow, everything),
})
/** File of one member, with the spendable credits, the debt and the labels. The guest cannot be opened. */
export const getMember = action({
  endpoint: 'GET /api/socio/{id}',
  permission: 'members',
  opens: 'id',
  input: one,
  output: object({
    ...member.fields,
    ...named,
    nombre_titular: optional(field.text(220)),
    nombre_tutor: optional(field.text(220)),
    creditos: field.money(),
    pdte_pago: field.money(),
    etiquetas: list(field.text(60)),
  }),
})
/** The members with these ids, by surname; unknown ids are left out. */
export const membersById = action({
  endpoint: 'GET /api/socio/buscar_por_ids',
  permission: memberPickerRights,
  input: { id_mst_socios: alias(ids, 'id_mst_socios[]', 'ids') },
  output: list(pickerMember),
})
/** Number of members, and of active ones. */
export const countMembers = action({
  endpoint: 'GET /api/socio/numsocios',
  permission: 'members',
  input: {},
  output: object({ numsocios: field.integer(), activos: field.integer() }),
})
/** The last member number; the next is one more. */
export const lastMemberNumber = action({
  endpoint: 'GET /api/socio/ultimoCodigoSocio',
  permission: 'members',
  input: {},
  output: object({ ultimoCodigoSocio: field.integer() }),
})
/** Sexes in the language of the user. */
export const sexes = action({
  endpoint: 'GET /api/socio/sxdropdown',
  permission: 'members',
  input: {},
  output: list(object({ id: field.text(1), text: field.text(60) })),
})
/** Active members as id and name, by surname. */
export const memberDropdown = action({
  endpoint: 'GET /api/socio/dropdown',
  permission: memberPickerRights,
  input: {},
  output: list(object({ id: field.integer(), text: field.text(220) }), everything),
})
