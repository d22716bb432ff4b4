import { approveDay, approveMatch, mailMatchState, unapproveDay, unapproveMatch } from '@app/contract/matches/approvals'
import { groupMatches } from '@app/contract/matches/matches'
import { unplaceMatch } from '@app/contract/matches/place-match'
import { describe, expect, it } from 'vitest'
import { leagueClub, saturday } from '../../testing/modules/matches.ts'

const { desk, group, teams, newMatch, place, broken } = await leagueClub()
const states = async () => (await desk.call(groupMatches, { id: group })).map((one) => one.estado)
/** Letters sent to the players so far. */
const letters = async () => {
  await desk.product.outbox.drained()
  const sent = await desk.db.selectFrom('correo').select('texto').execute()
  return sent.map((one) => one.texto).filter((text) => text?.includes('Anna – Berta i Carles'))
}

describe('approving a match', () => {
  it('moves its booking from 2 to 3 and back, each once, and no booking that is of no match (spec 3 §4)', async () => {
    const match = await newMatch()
    const { id_reg_reserva: id } = await place(match)
    await expect(desk.call(unapproveMatch, { id })).rejects.toMatchObject({ status: 409, code: 'partido.no_aprobado' })
    expect(await desk.call(approveMatch, { id })).toMatchObject({ id_reg_reserva: id, version: 2 })
    expect(await states()).toEqual(['aprobado'])
    await expect(desk.call(approveMatch, { id })).rejects.toMatchObject({ status: 409, code: 'partido.ya_aprobado' })
    expect(await desk.call(unapproveMatch, { id })).toMatchObject({ version: 3 })
    const plain = await desk.book({ hora_ini: 1200 })
    await expect(desk.call(approveMatch, { id: plain.id_reg_reserva })).rejects.toMatchObject({ code: 'partido.no_es_partido' })
    await desk.call(unplaceMatch, { id: match })
  })
  it('is refused for a match that is over (400)', async () => {
    const match = await newMatch()
    const { id_reg_reserva: id } = await place(match, { fecha: '2026-11-19' })
    await expect(desk.call(approveMatch, { id })).rejects.toMatchObject({ status: 400, code: 'partido.pasado' })
    await desk.call(unplaceMatch, { id: match })
  })
  it('goes on while the match is played, up to its last minute (400)', async () => {
    const match = await newMatch()
    // from half past nine to eleven, and it is eleven
    const { id_reg_reserva: id } = await place(match, { fecha: '2026-11-20', hora_ini: 570 })
    await expect(desk.call(approveMatch, { id })).rejects.toMatchObject({ code: 'partido.pasado' })
    const day = { dia: '2026-11-20', id_mst_tiporecurso: 1 }
    expect(await desk.call(approveDay, day)).toMatchObject({ partidos: 0 })
    await desk.call(unplaceMatch, { id: match })
    const { id_reg_reserva: playing } = await place(match, { fecha: '2026-11-20', hora_ini: 585 })
    await desk.call(approveMatch, { id: playing })
    await desk.call(unapproveMatch, { id: playing })
    expect(await desk.call(approveDay, day)).toMatchObject({ partidos: 1 })
    await desk.call(unplaceMatch, { id: match })
  })
  it('of a day leaves bookings alone that are of no match', async () => {
    const { id_reg_reserva: id } = await desk.book({ fecha_ini: saturday, hora_ini: 1200 })
    await desk.db.updateTable('reserva').set({ pendiente_confirmar: 2 }).where('id_reg_reserva', '=', id).execute()
    expect(await desk.call(approveDay, { dia: saturday, id_mst_tiporecurso: 1 })).toMatchObject({ partidos: 0 })
    await desk.db.deleteFrom('reserva_ocupa').where('id_reg_reserva', '=', id).execute()
    await desk.db.updateTable('reserva').set({ ocupado: false, pendiente_confirmar: 0 }).where('id_reg_reserva', '=', id).execute()
  })
  it('of a day takes those that wait on the courts of the type, and says how many', async () => {
    const [first, second, next] = [await newMatch(), await newMatch(teams[2], teams[3]), await newMatch()]
    await place(first)
    await place(second, { hora_ini: 720 })
    await place(next, { fecha: '2026-11-29' })
    const day = { dia: saturday, id_mst_tiporecurso: 1 }
    expect(await desk.call(approveDay, { ...day, id_mst_tiporecurso: 2 }).catch(() => ({ partidos: 0 }))).toMatchObject({ partidos: 0 })
    expect(await desk.call(approveDay, day)).toMatchObject({ partidos: 2 })
    expect(await desk.call(approveDay, day)).toMatchObject({ partidos: 0 })
    expect(await states()).toEqual(expect.arrayContaining(['aprobado', 'aprobado', 'pendiente']))
    expect(await desk.call(unapproveDay, day)).toMatchObject({ partidos: 2 })
    expect(await broken()).toEqual([])
    for (const id of [first, second, next]) await desk.call(unplaceMatch, { id })
  })
})

describe('a court that somebody confirms', () => {
  it('has its matches approved by that one or an administrator: alone 403, of a day they are left out (decision 0074)', async () => {
    const match = await newMatch()
    const { id_reg_reserva: id } = await place(match)
    const confirmer = desk.members[2]
    await desk.db.updateTable('recurso').set({ id_mst_socios_confirmador: confirmer }).where('id_mst_recurso', '=', desk.padel).execute()
    const clerk = await desk.as({ rights: ['bookings'] })
    await expect(clerk.call(approveMatch, { id })).rejects.toMatchObject({ status: 403, code: 'booking.no_confirma' })
    expect(await clerk.call(approveDay, { dia: saturday, id_mst_tiporecurso: 1 })).toMatchObject({ partidos: 0 })
    expect(await desk.call(approveDay, { dia: saturday, id_mst_tiporecurso: 1 })).toMatchObject({ partidos: 1 })
    await desk.db.updateTable('recurso').set({ id_mst_socios_confirmador: null }).execute()
    await desk.call(unplaceMatch, { id: match })
  })
})

describe('the letter about a match', () => {
  it('goes once to each member with an address, and says court, hour and state; a GET that writes needs the token (A-11)', async () => {
    await desk.db.updateTable('socio').set({ email: 'anna@club.cat' }).where('id_mst_socios', '=', desk.members[0]).execute()
    const id = await newMatch()
    expect(await desk.call(mailMatchState, { id })).toMatchObject({ enviados: 1 })
    const { id_reg_reserva } = await place(id)
    await desk.call(mailMatchState, { id })
    await desk.call(approveMatch, { id: id_reg_reserva })
    await desk.call(mailMatchState, { id })
    const texts = await letters()
    expect(texts).toHaveLength(3)
    expect(texts.filter((text) => text?.includes('Pádel 1') && text.includes('10:00'))).toHaveLength(2)
    expect(texts.filter((text) => text?.includes('Está aprobado'))).toHaveLength(1)
    const { status } = await desk.http({
      ...{ method: 'GET', url: `/api/partidos_temporada/${id}/correo_estado_puntual`, headers: { 'x-csrf-token': '' } },
    })
    expect(status).toBe(403)
    await desk.call(unplaceMatch, { id })
  })
  it('is refused where nobody could get it', async () => {
    const id = await newMatch(teams[2], teams[3])
    await expect(desk.call(mailMatchState, { id })).rejects.toMatchObject({ status: 409, code: 'partido.sin_correo' })
  })
})
