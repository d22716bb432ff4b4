import { inMenu } from '../../kit/menu.ts'
import { addLevel, deleteLevel, level, levelList, levelsIn, levelsRefusals, saveLevels } from './level.ts'
import { levelsTexts } from './texts.ts'

/** The names of the players' levels. */
export const levelsModule = {
  resources: [level] as const,
  actions: [levelList, levelsIn, addLevel, deleteLevel, saveLevels] as const,
  refusals: levelsRefusals,
  texts: levelsTexts,
  menu: inMenu([{ id: 94, code: 'levels', ruta: '/niveles', right: 'params', icono: 'stairs', grupo: 'settings', lugar: 'sidebar' }]),
}
