import { IconBallTennis, IconShirtSport, IconTournament, IconUsersGroup } from '@tabler/icons-react'
import { resourceScreen } from '../../kit/resource-screen-loader.tsx'
import type { ScreenSpec } from '../../kit/screens.ts'

const declared = () => import('@app/contract/matches/championship')
const group = { name: 'championship-group', path: 'campeonato_grupo' } as const
const teams = { name: 'team', path: 'equipo' } as const

export const screens: readonly ScreenSpec[] = [
  {
    path: '/campeonatos',
    code: 'championships',
    icon: IconTournament,
    load: resourceScreen(
      async () => (await declared()).championship,
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
    icon: IconUsersGroup,
    load: resourceScreen(async () => (await declared()).championshipGroup, ['id_reg_campeonatos', 'desc_campeonatos_grupo'], {
      refs: { id_reg_campeonatos: { name: 'championship', path: 'campeonato' } },
    }),
  },
  {
    path: '/campeonatos/equipos',
    code: 'teams',
    icon: IconShirtSport,
    load: resourceScreen(
      async () => (await declared()).team,
      ['id_reg_campeonatos_grupo', 'desc_equipo', 'id_mst_socios', 'id_mst_socios_pareja'],
      { refs: { id_reg_campeonatos_grupo: group } },
    ),
  },
  {
    path: '/campeonatos/partidos',
    code: 'matches',
    icon: IconBallTennis,
    load: resourceScreen(
      async () => (await declared()).match,
      [
        ...(['id_reg_campeonatos_grupo', 'jornada', 'id_reg_equipos_local', 'id_reg_equipos_visitante', 'duracion'] as const),
        ...(['fecha_desde', 'fecha_hasta', 'hora_desde', 'hora_hasta'] as const),
      ],
      { refs: { id_reg_campeonatos_grupo: group, id_reg_equipos_local: teams, id_reg_equipos_visitante: teams }, ownUpdate: true },
    ),
  },
]
