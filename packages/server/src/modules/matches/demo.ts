import { addDays, weekday } from '@app/contract/values/day'
import { type DemoFill, put } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

const rounds = [
  [
    [1, 2],
    [3, 4],
  ],
  [
    [1, 3],
    [2, 4],
  ],
  [
    [1, 4],
    [2, 3],
  ],
] as const
const names = [
  ['Puig / Serra', 'Vidal / Roca', 'Font / Soler', 'Mas / Riera'],
  ['Camps / Prat', 'Bosch / Sala', 'Ferrer / Coll', 'Grau / Pons'],
] as const

/** A league of the first sport with two groups of four pairs: every pair plays every other one, a round a week, all of them to place. */
export const fill: DemoFill = ({ write, today }) =>
  write(async (tx) => {
    const saturday = addDays(today, (6 - weekday(today) + 7) % 7)
    await put(tx, 'campeonato', 'id_reg_campeonatos', [
      {
        ...{ id_reg_campeonatos: 1, desc_campeonato: 'Liga social de pádel', id_mst_tiporecurso: 1, id_mst_categoria: 2 },
        ...{ id_mst_tiporeserva: 4, fecha_ini: today, fecha_fin: addDays(saturday, 35), activo: true },
      },
      {
        ...{ id_reg_campeonatos: 2, desc_campeonato: 'Torneo de primavera', id_mst_tiporecurso: 1, id_mst_categoria: 1 },
        ...{ id_mst_tiporeserva: 3, fecha_ini: addDays(today, -210), fecha_fin: addDays(today, -150), activo: true },
      },
    ])
    const groups = [1, 2].map((id) => ({
      id_reg_campeonatos_grupo: id,
      id_reg_campeonatos: 1,
      desc_campeonatos_grupo: `Grupo ${'AB'[id - 1]}`,
    }))
    await put(tx, 'campeonato_grupo', 'id_reg_campeonatos_grupo', [
      ...groups,
      { id_reg_campeonatos_grupo: 3, id_reg_campeonatos: 2, desc_campeonatos_grupo: 'Cuadro final' },
    ])
    const members = await demoMembers(tx, 16, 120)
    const member = (n: number) => members[n] ?? null
    const teams = names.flatMap((pairs, group) =>
      pairs.map((desc_equipo, at) => ({
        id_reg_equipos: group * 4 + at + 1,
        id_reg_campeonatos_grupo: group + 1,
        desc_equipo,
        id_mst_socios: member((group * 4 + at) * 2),
        id_mst_socios_pareja: member((group * 4 + at) * 2 + 1),
      })),
    )
    await put(tx, 'equipo', 'id_reg_equipos', teams)
    const matches = groups.flatMap(({ id_reg_campeonatos_grupo }, group) =>
      rounds.flatMap((round, week) =>
        round.map(([home, away], at) => ({
          id_reg_partidos: group * 6 + week * 2 + at + 1,
          id_reg_campeonatos_grupo,
          jornada: `Jornada ${week + 1}`,
          id_reg_equipos_local: group * 4 + home,
          id_reg_equipos_visitante: group * 4 + away,
          duracion: 90,
          fecha_desde: addDays(saturday, week * 7),
          fecha_hasta: addDays(saturday, week * 7 + 1),
          hora_desde: 540,
          hora_hasta: 1260,
        })),
      ),
    )
    await put(tx, 'partido', 'id_reg_partidos', matches)
  })
