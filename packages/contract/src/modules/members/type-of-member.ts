import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing, object } from '../../kit/shapes.ts'
import { member } from './member.ts'
import { memberType } from './member-type.ts'

/** Gives a member another type (spec 3 §7). A reserved member and an unknown type are refused. */
export const setMemberType = action({
  endpoint: 'POST /api/socio/actualizaTiposocio',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio'), id_mst_tiposocio: field.ref('tipo_socio') },
  output: nothing,
  changes: [member],
  answer: 'statusOk',
})
/** The type of a member, with its name. */
export const typeOfMember = action({
  endpoint: 'GET /api/socio/{id}/getTiposocio',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: object({ id_mst_tiposocio: field.integer(), desc_tiposocio: memberType.fields.desc }),
})
