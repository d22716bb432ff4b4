import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as screenHelp from './screen-help.ts'
import { helpTexts } from './texts.ts'

export const helpModule = {
  ...declarationsOf(screenHelp),
  refusals: {},
  texts: helpTexts,
  menu: inMenu([]),
}
