import { championship, championshipGroup, match, team } from '@app/contract/matches/championship'
import { ResourceScreen } from '../../kit/resource-screen.tsx'

const group = { name: 'championship-group', path: 'campeonato_grupo' } as const
const teams = { name: 'team', path: 'equipo' } as const
const sports = { name: 'court-type', path: 'tipo_recurso' } as const
const categories = { name: 'category', path: 'campeonatoCategoria' } as const
const members = { name: 'member', path: 'equipo/jugadores' } as const
const bookingTypes = { name: 'booking-type', path: 'tipo_reserva' } as const

/** Names with what they belong to are longer than others. */
const wide = { width: 260 }

/** Championships, each of a sport and between two days. */
export const ChampionshipsScreen = () => (
  <ResourceScreen
    resource={championship}
    columns={['desc_campeonato', 'id_mst_tiporecurso', 'id_mst_categoria', 'id_mst_tiporeserva', 'fecha_ini', 'fecha_fin', 'activo']}
    refs={{ id_mst_tiporecurso: sports, id_mst_categoria: categories, id_mst_tiporeserva: bookingTypes }}
  />
)

/** The groups of all championships. */
export const GroupsScreen = () => (
  <ResourceScreen
    resource={championshipGroup}
    columns={['id_reg_campeonatos', 'desc_campeonatos_grupo']}
    more={{ id_reg_campeonatos: wide }}
    refs={{ id_reg_campeonatos: { name: 'championship', path: 'campeonato' } }}
  />
)

/** Teams and pairs with their members. */
export const TeamsScreen = () => (
  <ResourceScreen
    resource={team}
    columns={['id_reg_campeonatos_grupo', 'desc_equipo', 'id_mst_socios', 'id_mst_socios_pareja']}
    refs={{ id_reg_campeonatos_grupo: group, id_mst_socios: members, id_mst_socios_pareja: members }}
    more={{ id_reg_campeonatos_grupo: wide, id_mst_socios: wide, id_mst_socios_pareja: wide }}
  />
)

/** Matches: who plays whom, how long, and when that is wished. */
export const MatchesScreen = () => (
  <ResourceScreen
    resource={match}
    columns={[
      ...(['id_reg_campeonatos_grupo', 'jornada', 'id_reg_equipos_local', 'id_reg_equipos_visitante', 'duracion'] as const),
      ...(['fecha_desde', 'fecha_hasta', 'hora_desde', 'hora_hasta'] as const),
    ]}
    refs={{ id_reg_campeonatos_grupo: group, id_reg_equipos_local: teams, id_reg_equipos_visitante: teams }}
    more={{ id_reg_campeonatos_grupo: wide, id_reg_equipos_local: wide, id_reg_equipos_visitante: wide }}
    ownUpdate
  />
)
