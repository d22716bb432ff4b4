import { inMenu } from '../../kit/menu.ts'
import { weekStateRefusals } from './refusals.ts'
import { weekStateTexts } from './texts.ts'
import { toggleWeekState, weekState } from './week-state.ts'

/** Which weeks of which groups are open. */
export const weekStateModule = {
  resources: [weekState] as const,
  actions: [toggleWeekState] as const,
  refusals: weekStateRefusals,
  texts: weekStateTexts,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 3, code: 'week-states', ruta: '/actSemanaEstado', right: 'rankings', icono: 'calendar-stats', grupo: 'competition', lugar: 'sidebar' },
  ]),
}
