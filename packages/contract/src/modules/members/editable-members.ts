import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberFound, memberFoundFields, memberRowFields } from './member-list.ts'

const pdte_pago = { pdte_pago: field.money() }
const filter = field.text(80)

/** Members whom somebody may edit, by parts of what they are found by: reserved ones are none of them (spec 3 §7). At most 50, by surname. */
export const editableMembers = action({
  endpoint: 'GET /api/socio/get_exclude_editable/{filter}',
  permission: 'members',
  input: { filter },
  output: list(memberFound),
})
/** The same, each with what he owes now. */
export const editableMembersWithDebt = action({
  endpoint: 'GET /api/socio/get_exclude_editable_includePtePago/{filter}',
  permission: 'members',
  input: { filter },
  output: list(object({ ...memberFoundFields, ...pdte_pago })),
})
/** One member in a line, with what he owes and what his wallet holds: what a desk asks when a name is pointed at. */
export const memberDetail = action({
  endpoint: 'GET /api/socio/infoDetalle',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio') },
  output: object({ ...memberRowFields, ...pdte_pago, creditos: field.money() }),
})
/** Who may become a beneficiary of a member: active, nobody's beneficiary and nobody's holder. By surname, at most 50; by what is looked for where it is. */
export const possibleBeneficiaries = action({
  endpoint: 'GET /api/socio/get_socios_add_beneficiarios/{id}',
  also: ['GET /api/socio/get_socios_add_beneficiarios/{id}/{text}'],
  permission: 'members',
  input: { id: field.ref('socio'), text: optional(filter) },
  output: list(memberFound),
})
