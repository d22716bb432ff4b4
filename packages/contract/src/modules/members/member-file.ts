import { action, editsOf } from '../../kit/action.ts'
import { alias, type Fields, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { knownDevice, oneTimeToken, session } from '../identity/account.ts'
import { member } from './member.ts'
import { getMember } from './member-list.ts'

const { id_mst_socios: _id, reservado: _reserved, es_invitado: _guest, id_reg_importacion: _import, ...written } = member.fields
/** Editable fields of a member; `type` is the specification's other name of the type. */
export const memberInput = { ...written, id_mst_tiposocio: alias(written.id_mst_tiposocio, 'type') } satisfies Fields

const one = { id: field.ref('socio') }
/** Initial values of the new-member form, with the next number. */
export const newMember = action({
  endpoint: 'GET /api/socio/create',
  permission: 'members',
  input: {},
  output: field.json<Record<string, unknown>>(),
})
/** Faults of an unsaved member: by field, as text keys, for the sent fields only. */
export const checkMember = action({
  endpoint: 'POST /api/socio/comprobar',
  permission: 'members',
  input: { id: optional(field.ref('socio')), ...partial(memberInput) },
  output: field.json<Readonly<Record<string, string>>>(),
})
/** Adds a member; the default number is the last plus 1. Parameters decide on the mandatory fields. */
export const createMember = action({
  endpoint: 'POST /api/socio',
  also: ['POST /api/socios'],
  permission: 'members',
  input: memberInput,
  output: member.row,
  changes: [member],
})
/** Changes the sent fields of a member, under the same rules. Credentials are excluded. */
export const updateMember = action({
  endpoint: 'PUT /api/socio/{id}',
  permission: 'members',
  input: { ...one, ...partial(memberInput) },
  output: member.row,
  changes: [member, session, knownDevice, oneTimeToken],
  edits: editsOf(getMember),
})
