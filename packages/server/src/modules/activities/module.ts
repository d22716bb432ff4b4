import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as activities from './activities.ts'
import * as activityGroups from './activity-groups.ts'
import * as championshipEnrolments from './championship-enrolments.ts'
import { fill } from './demo.ts'
import * as enrolmentImport from './enrolment-import.ts'
import * as enrolments from './enrolments.ts'

export const activitiesModule = {
  routes: routesIn(activities, activityGroups, enrolments, championshipEnrolments, enrolmentImport),
  guards: {
    actividad_orden_dias: 'actividad.intervalo_invertido',
    actividad_inscrito_una_persona: 'inscrito.una_persona',
    actividad_inscrito_una_vez: 'inscrito.ya_inscrito',
    campeonato_inscrito_una_persona: 'inscrito.una_persona',
    campeonato_inscrito_una_vez: 'inscrito.ya_inscrito',
  },
  demo: { fill, after: ['matches'] },
  memberColumns: [
    ...memberColumns('actividad_inscrito', {
      key: 'id_reg_actividades_inscritos',
      goes: ['id_mst_socios'],
      once: ['id_reg_actividades_grupo'],
    }),
    ...memberColumns('campeonato_inscrito', {
      key: 'id_reg_campeonatos_inscritos',
      goes: ['id_mst_socios'],
      once: ['id_reg_campeonatos_grupo'],
    }),
  ],
} satisfies ServerModule
