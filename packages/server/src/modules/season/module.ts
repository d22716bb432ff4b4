import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as approveSeason from './approve-season.ts'
import { fill } from './demo.ts'
import * as mergeSeason from './merge-season.ts'
import * as seasonMail from './season-mail.ts'
import * as seasonPlan from './season-plan.ts'
import { checks } from './verify.ts'
import * as withdrawSeason from './withdraw-season.ts'

export const seasonModule = {
  routes: routesIn(seasonPlan, approveSeason, mergeSeason, withdrawSeason, seasonMail),
  guards: {
    temporada_aprobada_una_vez: 'msg.changed_meanwhile',
    temporada_orden_dias: 'permanent.fechas_invertidas',
    temporada_aprobada_id_reg_reserva_fk: 'season.anula_antes',
  },
  checks,
  demo: { fill, after: ['permanent'] },
} satisfies ServerModule
