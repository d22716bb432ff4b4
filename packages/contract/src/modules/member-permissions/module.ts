import { declarationsOf } from '../../kit/module.ts'
import * as memberPermissions from './member-permissions.ts'
import { memberPermissionsRefusals } from './member-permissions.ts'
import { memberPermissionsTexts } from './texts.ts'

/** Restrictions and further types of members. */
export const memberPermissionsModule = {
  ...declarationsOf(memberPermissions),
  refusals: memberPermissionsRefusals,
  texts: memberPermissionsTexts,
  menu: [],
}
