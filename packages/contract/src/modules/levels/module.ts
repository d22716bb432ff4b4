import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { levelsHelp } from './help.ts'
import * as level from './level.ts'
import { levelsRefusals } from './level.ts'
import * as levels from './levels.ts'
import { levelsTexts } from './texts.ts'

/** The names of the players' levels. */
export const levelsModule = {
  ...declarationsOf(level, levels),
  refusals: levelsRefusals,
  texts: levelsTexts,
  help: levelsHelp,
  menu: inMenu([{ id: 94, code: 'levels', ruta: '/niveles', right: 'params', icono: 'stairs', grupo: 'settings', lugar: 'sidebar' }]),
}
