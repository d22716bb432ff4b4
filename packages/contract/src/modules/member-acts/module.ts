import { declarationsOf } from '../../kit/module.ts'
import * as memberAct from './member-act.ts'
import { memberActsRefusals } from './member-act.ts'
import * as runAct from './run-act.ts'
import { memberActsTexts } from './texts.ts'

/** Acts on many members together, from their list. */
export const memberActsModule = {
  ...declarationsOf(memberAct, runAct),
  refusals: memberActsRefusals,
  texts: memberActsTexts,
  menu: [],
}
