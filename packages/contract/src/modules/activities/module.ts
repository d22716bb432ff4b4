import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as activities from './activities.ts'
import * as activity from './activity.ts'
import * as activityGroups from './activity-groups.ts'
import * as championshipEnrolments from './championship-enrolments.ts'
import * as enrolmentImport from './enrolment-import.ts'
import * as enrolments from './enrolments.ts'
import { activitiesHelp } from './help.ts'
import { activitiesRefusals } from './refusals.ts'
import { activitiesTexts } from './texts.ts'
import { activityScreenTexts } from './words/screen-texts.ts'

/** Activities with their groups, and the people enrolled in groups of activities and championships. */
export const activitiesModule = {
  ...declarationsOf(activity, activities, activityGroups, enrolments, championshipEnrolments, enrolmentImport),
  refusals: activitiesRefusals,
  texts: { ...activitiesTexts, ...activityScreenTexts },
  help: activitiesHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 232, after: 12, code: 'championship-enrolments', ruta: '/campeonatos/inscritos', right: 'bookings', icono: 'list-check', grupo: 'competition', lugar: 'sidebar' },
    { id: 233, after: 12, code: 'activities', ruta: '/actividades', right: 'bookings', icono: 'tent', grupo: 'competition', lugar: 'sidebar' },
    { id: 234, after: 12, code: 'activity-groups', ruta: '/actividades/grupos', right: 'bookings', icono: 'users', grupo: 'competition', lugar: 'sidebar' },
    { id: 238, after: 12, code: 'activity-enrolments', ruta: '/actividades/inscritos', right: 'bookings', icono: 'clipboard-list', grupo: 'competition', lugar: 'sidebar' },
  ]),
}
