import { placeMatch } from '@app/contract/matches/place-match'
import { checks } from '../../modules/matches/verify.ts'
import { broken as brokenBookings, deskClub } from './bookings.ts'

/** The Saturday of the tests' matches; their clock is set to 2026-11-20. */
export const saturday = '2026-11-28'

/** A club with a padel league of one group: two pairs of members, two teams without members, and the matches added by a test. */
export async function leagueClub() {
  const desk = await deskClub()
  const { db, members } = desk
  const { id_reg_campeonatos: league } = await db
    .insertInto('campeonato')
    .values({ desc_campeonato: 'Liga', id_mst_tiporecurso: 1, fecha_ini: '2026-11-20', fecha_fin: '2026-12-31' })
    .returning('id_reg_campeonatos')
    .executeTakeFirstOrThrow()
  const newGroup = async (desc_campeonatos_grupo: string) =>
    (
      await db
        .insertInto('campeonato_grupo')
        .values({ id_reg_campeonatos: league, desc_campeonatos_grupo })
        .returning('id_reg_campeonatos_grupo')
        .executeTakeFirstOrThrow()
    ).id_reg_campeonatos_grupo
  const group = await newGroup('A')
  const team = async (desc_equipo: string, more: { id_mst_socios?: number; id_mst_socios_pareja?: number; of?: number } = {}) => {
    const { of = group, ...people } = more
    const row = { id_reg_campeonatos_grupo: of, desc_equipo, ...people }
    return (await db.insertInto('equipo').values(row).returning('id_reg_equipos').executeTakeFirstOrThrow()).id_reg_equipos
  }
  const teams = [
    await team('Anna', { id_mst_socios: members[0] }),
    await team('Berta i Carles', { id_mst_socios: members[1], id_mst_socios_pareja: members[2] }),
    await team('Llops'),
    await team('Falcons'),
  ] as const
  /** A match of 90 minutes, wished that Saturday from 9 to 21. */
  const newMatch = async (home: number = teams[0], away: number = teams[1], more: { hora_desde?: number; hora_hasta?: number } = {}) =>
    (
      await db
        .insertInto('partido')
        .values({
          ...{ id_reg_campeonatos_grupo: group, jornada: '1', id_reg_equipos_local: home, id_reg_equipos_visitante: away },
          ...{ duracion: 90, fecha_desde: saturday, fecha_hasta: saturday, hora_desde: 540, hora_hasta: 1260, ...more },
        })
        .returning('id_reg_partidos')
        .executeTakeFirstOrThrow()
    ).id_reg_partidos
  const place = (id_reg_partidos: number, more: { fecha?: string; hora_ini?: number; id_mst_recurso?: number } = {}) =>
    desk.call(placeMatch, { fecha: saturday, hora_ini: 600, id_mst_recurso: desk.padel, id_reg_partidos, ...more })
  const broken = async () => {
    const own = await Promise.all(checks.map(({ offending }) => offending(desk.tx)))
    return [...(await brokenBookings(desk)), ...own.flat()]
  }
  return { desk, league, group, newGroup, team, teams, newMatch, place, broken }
}
