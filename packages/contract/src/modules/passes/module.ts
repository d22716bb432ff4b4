import { declarationsOf } from '../../kit/module.ts'
import * as memberPasses from './member-passes.ts'
import * as pass from './pass.ts'
import * as passUses from './pass-uses.ts'
import * as placePass from './place-pass.ts'
import { passesRefusals } from './refusals.ts'
import * as sellPass from './sell-pass.ts'
import { passesTexts } from './texts.ts'

/** Members' passes: sold, used, moved, ended. */
export const passesModule = {
  ...declarationsOf(pass, sellPass, memberPasses, passUses, placePass),
  refusals: passesRefusals,
  texts: passesTexts,
  menu: [],
}
