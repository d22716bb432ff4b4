import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as approvals from './approvals.ts'
import { fill } from './demo.ts'
import * as generateMatches from './generate-matches.ts'
import * as matches from './matches.ts'
import * as placeMatch from './place-match.ts'
import { checks } from './verify.ts'

export const matchesModule = {
  routes: routesIn(matches, placeMatch, generateMatches, approvals),
  guards: {
    reserva_id_reg_partidos_idx: 'partido.ya_en_pista',
    campeonato_orden_dias: 'partido.intervalo_invertido',
    partido_orden_dias: 'partido.intervalo_invertido',
    partido_orden_horas: 'partido.intervalo_invertido',
    partido_dos_equipos: 'partido.mismo_equipo',
    partido_local_del_grupo: 'partido.equipo_de_otro_grupo',
    partido_visitante_del_grupo: 'partido.equipo_de_otro_grupo',
  },
  checks,
  demo: { fill, after: ['permanent', 'rankings'] },
  memberColumns: [...memberColumns('equipo', { key: 'id_reg_equipos', goes: ['id_mst_socios', 'id_mst_socios_pareja'] })],
} satisfies ServerModule
