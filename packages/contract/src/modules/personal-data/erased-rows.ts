import { account, knownDevice, oneTimeToken, session } from '../identity/account.ts'
import { memberLabel } from '../labels/member-label.ts'
import { gridLayout } from '../shell/grid-layout.ts'
import { memberSetting } from '../shell/member-setting.ts'
import { quickAccess } from '../shell/quick-access.ts'
import { consent } from './consent.ts'
import { opening } from './opening.ts'

/** The resources whose rows are about one member only (`personal`): they go when his file is deleted or his data are erased. */
export const erasedRows = [
  account,
  session,
  oneTimeToken,
  knownDevice,
  gridLayout,
  memberSetting,
  quickAccess,
  memberLabel,
  consent,
  opening,
]
