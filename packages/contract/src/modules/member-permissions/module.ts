import { declared } from '../../kit/module.ts'
import * as memberPermissions from './member-permissions.ts'
import { memberPermissionsRefusals } from './member-permissions.ts'
import { memberPermissionsTexts } from './texts.ts'

/** What somebody is restricted to, and the further types of a member. */
export const memberPermissionsModule = {
  ...declared(memberPermissions),
  refusals: memberPermissionsRefusals,
  texts: memberPermissionsTexts,
  menu: [],
}
