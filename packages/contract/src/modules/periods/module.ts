import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as closedMonth from './closed-month.ts'
import { periodsRefusals } from './closed-month.ts'
import { periodsHelp } from './help.ts'
import { periodsTexts } from './texts.ts'

/** Closed months of the accounts. */
export const periodsModule = {
  ...declarationsOf(closedMonth),
  refusals: periodsRefusals,
  texts: periodsTexts,
  help: periodsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 210, after: 131, code: 'closed-months', ruta: '/periodos', right: 'admin', icono: 'lock', grupo: 'money', lugar: 'sidebar' },
  ]),
}
