import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { weekStateHelp } from './help.ts'
import { weekStateRefusals } from './refusals.ts'
import { weekStateTexts } from './texts.ts'
import * as weekState from './week-state.ts'

/** Open weeks of groups. */
export const weekStateModule = {
  ...declarationsOf(weekState),
  refusals: weekStateRefusals,
  texts: weekStateTexts,
  help: weekStateHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 3, code: 'week-states', ruta: '/actSemanaEstado', right: 'rankings', icono: 'calendar-stats', grupo: 'competition', lugar: 'sidebar' },
  ]),
}
