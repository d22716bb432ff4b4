import { IconBallTennis, IconCategory, IconTournament, IconUsersGroup } from '@tabler/icons-react'
import { resourceScreen } from '../../kit/screen/resource-screen-loader.tsx'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

const group = { name: 'championship-group', path: 'campeonato_grupo' } as const
const team = { name: 'team', path: 'equipo' } as const
const member = { name: 'member', path: 'equipo/jugadores' } as const
/** Names with their parent are longer than others. */
const wide = { width: 260 }

export const screens: readonly ScreenSpec[] = [
  {
    path: '/campeonatos',
    code: 'championships',
    icon: IconTournament,
    load: resourceScreen(
      async () => (await import('@app/contract/matches/championship')).championship,
      ['desc_campeonato', 'id_mst_tiporecurso', 'id_mst_categoria', 'id_mst_tiporeserva', 'fecha_ini', 'fecha_fin', 'activo'],
      {
        refs: {
          id_mst_tiporecurso: { name: 'court-type', path: 'tipo_recurso' },
          id_mst_categoria: { name: 'category', path: 'campeonatoCategoria' },
          id_mst_tiporeserva: { name: 'booking-type', path: 'tipo_reserva' },
        },
      },
    ),
  },
  {
    path: '/campeonatos/grupos',
    code: 'championship-groups',
    icon: IconCategory,
    load: resourceScreen(
      async () => (await import('@app/contract/matches/championship')).championshipGroup,
      ['id_reg_campeonatos', 'desc_campeonatos_grupo'],
      { refs: { id_reg_campeonatos: { name: 'championship', path: 'campeonato' } }, more: { id_reg_campeonatos: wide } },
    ),
  },
  {
    path: '/campeonatos/equipos',
    code: 'teams',
    icon: IconUsersGroup,
    load: resourceScreen(
      async () => (await import('@app/contract/matches/championship')).team,
      ['id_reg_campeonatos_grupo', 'desc_equipo', 'id_mst_socios', 'id_mst_socios_pareja'],
      {
        refs: { id_reg_campeonatos_grupo: group, id_mst_socios: member, id_mst_socios_pareja: member },
        more: { id_reg_campeonatos_grupo: wide, id_mst_socios: wide, id_mst_socios_pareja: wide },
      },
    ),
  },
  {
    path: '/campeonatos/partidos',
    code: 'matches',
    icon: IconBallTennis,
    load: resourceScreen(
      async () => (await import('@app/contract/matches/championship')).match,
      [
        ...(['id_reg_campeonatos_grupo', 'jornada', 'id_reg_equipos_local', 'id_reg_equipos_visitante', 'duracion'] as const),
        ...(['fecha_desde', 'fecha_hasta', 'hora_desde', 'hora_hasta'] as const),
      ],
      {
        refs: { id_reg_campeonatos_grupo: group, id_reg_equipos_local: team, id_reg_equipos_visitante: team },
        more: { id_reg_campeonatos_grupo: wide, id_reg_equipos_local: wide, id_reg_equipos_visitante: wide },
        ownUpdate: true,
      },
    ),
  },
]
