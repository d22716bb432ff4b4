import { action, editsOf } from '../../kit/action.ts'
import { alias, type Fields, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { knownDevice, session } from '../identity/account.ts'
import { member } from './member.ts'
import { getMember } from './member-list.ts'

const { id_mst_socios: _id, reservado: _reserved, es_invitado: _guest, id_reg_importacion: _import, ...written } = member.fields
/** What the desk may write of a member; `type` is the specification's other name of the type. */
export const memberInput = { ...written, id_mst_tiposocio: alias(written.id_mst_tiposocio, 'type') } satisfies Fields

const one = { id: field.ref('socio') }
/** A new member as the form should show it, with the next number. */
export const newMember = action({
  endpoint: 'GET /api/socio/create',
  permission: 'members',
  input: {},
  output: field.json<Record<string, unknown>>(),
})
/** What is wrong with a member as it stands in a form, before it is saved: by field, as keys of texts, of what is sent only. */
export const checkMember = action({
  endpoint: 'POST /api/socio/comprobar',
  permission: 'members',
  input: { id: optional(field.ref('socio')), ...partial(memberInput) },
  output: field.json<Readonly<Record<string, string>>>(),
})
/** Adds a member; without a number he gets the last plus 1. What is mandatory, parameters say. */
export const createMember = action({
  endpoint: 'POST /api/socio',
  also: ['POST /api/socios'],
  permission: 'members',
  input: memberInput,
  output: member.row,
  changes: [member],
})
/** Changes what is sent of a member, under the same rules. Credentials are not here. */
export const updateMember = action({
  endpoint: 'PUT /api/socio/{id}',
  permission: 'members',
  input: { ...one, ...partial(memberInput) },
  output: member.row,
  changes: [member, session, knownDevice],
  edits: editsOf(getMember),
})
