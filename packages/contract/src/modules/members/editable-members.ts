import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberRowFields, pickerMember, pickerMemberFields } from './member-list.ts'

const pdte_pago = { pdte_pago: field.money() }
const filter = field.text(80)

/** Editable members, by parts of their search fields, without the reserved ones (spec 3 §7). At most 50, by surname. */
export const editableMembers = action({
  endpoint: 'GET /api/socio/get_exclude_editable/{filter}',
  permission: 'members',
  input: { filter },
  output: list(pickerMember),
})
/** Editable members, each with the current debt. */
export const editableMembersWithDebt = action({
  endpoint: 'GET /api/socio/get_exclude_editable_includePtePago/{filter}',
  permission: 'members',
  input: { filter },
  output: list(object({ ...pickerMemberFields, ...pdte_pago })),
})
/** Summary line of a member, with debt and wallet balance, for the popover of a name. */
export const memberDetail = action({
  endpoint: 'GET /api/socio/infoDetalle',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio') },
  output: object({ ...memberRowFields, ...pdte_pago, creditos: field.money() }),
})
/**
 * Possible beneficiaries of a member: active, neither beneficiary nor holder. By surname, at most 50, filtered by the search text if sent.
 */
export const possibleBeneficiaries = action({
  endpoint: 'GET /api/socio/get_socios_add_beneficiarios/{id}',
  also: ['GET /api/socio/get_socios_add_beneficiarios/{id}/{text}'],
  permission: 'members',
  input: { id: field.ref('socio'), text: optional(filter) },
  output: list(pickerMember),
})
