import { previewMatches } from '@app/contract/matches/generate-matches'
import * as hours from '@app/contract/member-hours/member-hours'
import { approveSeason, cancelApproval } from '@app/contract/season/approve-season'
import { describe, expect, it } from 'vitest'
import { leagueClub } from '../../testing/modules/matches.ts'
import { seasonClub } from '../../testing/modules/season.ts'

const desk = await seasonClub()
const { padel, other, wish } = desk
const [anna, berta] = desk.members
// every Wednesday of the season from 20:00 to 21:30
const wished = await wish({ nombre: 'Vets' })
/** True if the request is approved; an approval is undone. */
const approved = async () => {
  const answer = await desk.call(approveSeason, { id: wished }).catch((error: { code: string }) => error.code)
  if (typeof answer === 'string') return answer
  await desk.call(cancelApproval, { id: wished })
  return true
}
const { id_mst_tiporeserva } = await desk.db
  .insertInto('tipo_reserva')
  .values({ desc_tiporeserva: 'Clase' })
  .returning('id_mst_tiporeserva')
  .executeTakeFirstOrThrow()

describe('a weekly booking', () => {
  it('is held to the hours row that holds it whole, to its first and last minute, and to no other (R-314, R-319)', async () => {
    const row = { id_mst_socios: anna, id_mst_recurso: padel, dia: 3, hora_inicio: 1200, hora_fin: 1290, horas_asignadas: 0 }
    const outcomes = []
    for (const more of [
      {},
      { hora_inicio: 1185, hora_fin: 1305 },
      { hora_inicio: 1215, hora_fin: 1305 },
      { hora_inicio: 1185, hora_fin: 1275 },
      { dia: 4 },
      { es_partido: true },
      { id_mst_recurso: other },
      { id_mst_socios: berta },
      { id_mst_tiporeserva },
      { horas_asignadas: 6 },
      { horas_asignadas: 5.99 },
    ]) {
      const { id_mst_socios_horas_partidos_temporada: id } = await desk.call(hours.addMatchHours, { ...row, ...more })
      outcomes.push([more, await approved()])
      await desk.call(hours.removeMatchHours, { id })
    }
    const out = 'horas.agotadas'
    expect(outcomes.map(([, outcome]) => outcome)).toEqual([out, out, true, true, true, true, true, true, true, true, out])
  })
  it('is held to the season hours of its owner on its court for its type, and to no others (R-314)', async () => {
    const row = { id_mst_socios: anna, id_mst_recurso: padel, horas_temporada: 0 }
    const outcomes = []
    for (const more of [{}, { id_mst_recurso: other }, { id_mst_socios: berta }, { id_mst_tiporeserva }]) {
      const { id_reg_socios_recurso_horas_temporada: id } = await desk.call(hours.addSeasonHours, { ...row, ...more })
      outcomes.push(await approved())
      await desk.call(hours.removeSeasonHours, { id })
    }
    expect(outcomes).toEqual(['horas.agotadas', true, true, true])
  })
})

describe('a match', async () => {
  const { desk: league, group, teams, newMatch, place } = await leagueClub()
  const [captain] = league.members
  const evening = {
    ...{ id_mst_socios: captain, id_mst_recurso: league.other, dia: 6, es_partido: true },
    ...{ hora_inicio: 1080, hora_fin: 1320, horas_asignadas: 1.5 },
  }
  const places = async () => {
    const { partidos } = await league.call(previewMatches, { id: group })
    return partidos.map(({ lugar }) => lugar && `${lugar.fecha.slice(5)} ${lugar.hora_ini} ${lugar.desc_recurso}`)
  }
  it('keeps to the hours for matches of those who play in it, and to no hours of any other kind or member (R-314)', async () => {
    const first = await newMatch()
    const stranger = await league.member('Dora')
    const free = ['11-28 540 Pádel 1']
    const outcomes = []
    for (const more of [{}, { es_partido: false }, { id_mst_socios: stranger }]) {
      const { id_mst_socios_horas_partidos_temporada: id } = await league.call(hours.addMatchHours, { ...evening, ...more })
      outcomes.push(await places())
      await league.call(hours.removeMatchHours, { id })
    }
    expect(outcomes).toEqual([['11-28 1080 Pádel 2'], free, free])
    await league.db.deleteFrom('partido').where('id_reg_partidos', '=', first).execute()
  })
  it('uses up the hours of a window in which it begins, on its court and weekday, while it holds the court (R-314)', async () => {
    await league.call(hours.addMatchHours, evening)
    const played = await newMatch()
    await place(played, { hora_ini: 1080, id_mst_recurso: league.other })
    await newMatch(teams[0], teams[2])
    const there = { fecha: '2026-11-28', hora_ini: 1080, id_mst_recurso: league.other, ocupado: true }
    const isLeft = async (more: object) => {
      await league.db
        .updateTable('reserva')
        .set({ ...there, ...more })
        .where('id_reg_partidos', '=', played)
        .execute()
      return (await places()).at(-1) !== null
    }
    const outcomes = []
    for (const more of [
      {},
      { hora_ini: 1319 },
      { hora_ini: 1320 },
      { hora_ini: 1065 },
      { fecha: '2026-11-29' },
      { id_mst_recurso: league.padel },
      { ocupado: false },
    ])
      outcomes.push(await isLeft(more))
    expect(outcomes).toEqual([false, false, true, true, true, true, true])
  })
})
