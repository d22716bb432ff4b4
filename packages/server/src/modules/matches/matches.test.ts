import { callsOf } from '@app/contract/kit/generic-calls'
import { championship, championshipGroup, match, team } from '@app/contract/matches/championship'
import {
  championshipsWithGroups,
  groupChoices,
  groupMatches,
  matchOfBooking,
  teamChoices,
  teamMembers,
  updateMatch,
} from '@app/contract/matches/matches'
import { describe, expect, it } from 'vitest'
import { leagueClub } from '../../testing/modules/matches.ts'

const { desk, league, group, newGroup, team: newTeam, teams, newMatch, place } = await leagueClub()
const others = await newGroup('B')

describe('championships with their groups', () => {
  it('say how many matches are to place and to approve; past ones stand last where they are asked apart (spec 3 §7)', async () => {
    await desk.call(callsOf(championship).create, {
      ...{ desc_campeonato: 'Abierto', id_mst_tiporecurso: 1, fecha_ini: '2026-01-01', fecha_fin: '2026-02-01' },
    })
    const unused = { desc_campeonato: 'Cerrado', id_mst_tiporecurso: 1, fecha_ini: '2026-01-01', fecha_fin: '2026-12-31', activo: false }
    await desk.call(callsOf(championship).create, unused)
    await newMatch(teams[2], teams[3])
    await place(await newMatch())
    const all = await desk.call(championshipsWithGroups, {})
    expect(all.map((one) => [one.desc_campeonato, one.vigente])).toEqual([
      ['Abierto', false],
      ['Liga', true],
    ])
    const apart = await desk.call(championshipsWithGroups, { separar_vigentes_pasados: true, id_mst_tiporecurso: 1 })
    expect(apart.map((one) => one.desc_campeonato)).toEqual(['Liga', 'Abierto'])
    expect(apart[0]!.campeonatos_grupo).toEqual([
      { id_reg_campeonatos_grupo: group, desc_campeonatos_grupo: 'A', partidos: 2, por_colocar: 1, pendientes: 1 },
      { id_reg_campeonatos_grupo: others, desc_campeonatos_grupo: 'B', partidos: 0, por_colocar: 0, pendientes: 0 },
    ])
  })
  it('know no matches of a group that is not there, and no match of a booking that is of none', async () => {
    await expect(desk.call(groupMatches, { id: 999 })).rejects.toMatchObject({ status: 404 })
    const { id_reg_reserva: id } = await desk.book()
    await expect(desk.call(matchOfBooking, { id })).rejects.toMatchObject({ status: 409, code: 'partido.no_es_partido' })
  })
  it('are chosen by name with what they belong to', async () => {
    expect((await desk.call(groupChoices, {})).map((one) => one.text)).toEqual(['Liga · A', 'Liga · B'])
    expect((await desk.call(teamChoices, {})).map((one) => one.text)).toContain('Llops · A · Liga')
    expect((await desk.call(teamMembers, {})).map((one) => one.text)).toEqual(['Anna Puig', 'Berta Puig', 'Carles Puig'])
  })
})

describe('a match', () => {
  const sent = { id_reg_campeonatos_grupo: group, jornada: '2', id_reg_equipos_local: teams[0], id_reg_equipos_visitante: teams[1] }
  it('is of two teams of its own group, also when one of them is changed to another (decision 0074)', async () => {
    const stranger = await newTeam('Lluna', { of: others })
    const { create } = callsOf(match)
    await expect(desk.call(create, { ...sent, id_reg_equipos_visitante: stranger })).rejects.toMatchObject({
      ...{ status: 422, code: 'partido.equipo_de_otro_grupo' },
    })
    await expect(desk.call(create, { ...sent, id_reg_equipos_visitante: teams[0] })).rejects.toMatchObject({ code: 'partido.mismo_equipo' })
    const { id_reg_partidos: id } = await desk.call(create, sent)
    await expect(desk.call(updateMatch, { id, id_reg_equipos_visitante: stranger })).rejects.toMatchObject({
      ...{ status: 422, code: 'partido.equipo_de_otro_grupo' },
    })
    await expect(desk.call(callsOf(team).update, { id: teams[1], id_reg_campeonatos_grupo: others })).rejects.toMatchObject({
      ...{ status: 422, code: 'partido.equipo_de_otro_grupo' },
    })
    await expect(desk.call(callsOf(team).remove, { id: teams[1] })).rejects.toMatchObject({ status: 409, code: 'msg.in_use' })
  })
  it('is refused with days or hours the wrong way round', async () => {
    const { create } = callsOf(match)
    const wrong = { status: 422, code: 'partido.intervalo_invertido' }
    await expect(desk.call(create, { ...sent, fecha_desde: '2026-12-02', fecha_hasta: '2026-12-01' })).rejects.toMatchObject(wrong)
    await expect(desk.call(create, { ...sent, hora_desde: 700, hora_hasta: 700 })).rejects.toMatchObject(wrong)
    await expect(desk.call(callsOf(championship).update, { id: league, fecha_fin: '2026-01-01' })).rejects.toMatchObject(wrong)
  })
  it('that has a court is not deleted, nor its group: the booking says where it is used', async () => {
    const id = await newMatch(teams[2], teams[3])
    await place(id, { fecha: '2026-12-05' })
    await expect(desk.call(callsOf(match).remove, { id })).rejects.toMatchObject({ status: 409, code: 'msg.in_use' })
    await expect(desk.call(callsOf(championshipGroup).remove, { id: group })).rejects.toMatchObject({ status: 409, code: 'msg.in_use' })
  })
})
