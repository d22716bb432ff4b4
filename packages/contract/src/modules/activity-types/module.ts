import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as activityType from './activity-type.ts'
import { activityTypesRefusals } from './activity-type.ts'
import { activityTypesHelp } from './help.ts'
import { activityTypesTexts } from './texts.ts'

/** Types of activities, and the members of each. */
export const activityTypesModule = {
  ...declarationsOf(activityType),
  refusals: activityTypesRefusals,
  texts: activityTypesTexts,
  help: activityTypesHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 133, after: 71, code: 'activity-types', ruta: '/tipo_actividades', right: 'members', icono: 'run', grupo: 'members', lugar: 'sidebar' },
  ]),
}
