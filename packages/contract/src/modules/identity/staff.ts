import { action } from '../../kit/action.ts'
import { alias, defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { rights } from '../../kit/permissions.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { account, knownDevice, oneTimeToken, session } from './account.ts'
import { memberRight } from './member-right.ts'

const admin = 'admin'
const member = { id_mst_socios: field.ref('socio') }

/** Rights of one member, or of every staff member if none is named. */
export const memberRights = action({
  endpoint: 'GET /api/socios_menus',
  permission: admin,
  input: { id_mst_socios: optional(field.ref('socio')) },
  output: memberRight.rows,
})
/** Grants a right; the member and an existing address are notified and the member's sessions end. */
export const grantRight = action({
  endpoint: 'POST /api/socios_menus',
  permission: admin,
  input: { ...member, menu: alias(field.choice(...rights), 'id_menu') },
  output: memberRight.row,
  changes: [memberRight, session, knownDevice],
})
export const withdrawRight = action({
  endpoint: 'DELETE /api/socios_menus/{id}',
  permission: admin,
  input: { id: field.ref('socios_menus') },
  output: nothing,
  changes: [memberRight, session, knownDevice],
})

const staffMember = object({
  ...member,
  nombre: field.text(200),
  email: optional(field.text(254)),
  is_admin: field.flag(),
  is_staff: field.flag(),
  totp_on: field.flag(),
  email_code_on: field.flag(),
  rights: list(field.choice(...rights)),
})
/** Path inferred: staff and former staff with rights left, administrators first; never players. */
export const staffList = action({ endpoint: 'GET /api/account/staff', permission: admin, input: {}, output: list(staffMember) })
/**
 * Path inferred: makes a member staff. Without a password the member chooses one through a mailed link. Rights start empty, and the
 * sessions that the member has as a player end.
 */
export const createStaff = action({
  endpoint: 'POST /api/account/staff',
  permission: admin,
  input: { ...member, is_admin: defaulted(field.flag(), false), password: optional(field.secret()) },
  output: staffMember,
  changes: [account, memberRight, oneTimeToken, session, knownDevice],
})
/**
 * Path inferred: raises to administrator, lowers to staff, or to a player, without password and second factor (0195). Never the last
 * administrator.
 */
export const changeStaff = action({
  endpoint: 'PUT /api/account/staff/{id}',
  permission: admin,
  input: { id: field.ref('socio'), is_admin: field.flag(), is_staff: field.flag() },
  output: staffMember,
  changes: [account, oneTimeToken, session, knownDevice],
})
/**
 * Path inferred: sets a new password or second factor for other staff, only by an administrator; all sessions end. The user's own
 * account is refused: its own call requires the password.
 */
export const setStaffPassword = action({
  endpoint: 'POST /api/account/staff/{id}/password',
  permission: admin,
  input: { id: field.ref('socio'), password: field.secret() },
  output: nothing,
  changes: [account, session, knownDevice, oneTimeToken],
})
/** Path inferred: ends every session of the account, except the administrator's current one. */
export const endStaffSessions = action({
  endpoint: 'POST /api/account/staff/{id}/endSessions',
  permission: admin,
  input: { id: field.ref('socio') },
  output: nothing,
  changes: [session, knownDevice],
})
export const removeStaffSecondFactor = action({
  endpoint: 'POST /api/account/staff/{id}/removeSecondFactor',
  permission: admin,
  input: { id: field.ref('socio') },
  output: nothing,
  changes: [account, session, knownDevice],
})
