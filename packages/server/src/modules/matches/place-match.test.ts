import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { approveMatch } from '@app/contract/matches/approvals'
import { groupMatches, matchOfBooking, updateMatch } from '@app/contract/matches/matches'
import { placeMatch, unplaceMatch } from '@app/contract/matches/place-match'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../testing/modules/bookings.ts'
import { leagueClub, saturday } from '../../testing/modules/matches.ts'

const { desk, group, teams, newMatch, place, broken } = await leagueClub()
const [anna, berta, carles] = desk.members
const seen = async (id: number) => (await desk.call(groupMatches, { id: group })).find((one) => one.id_reg_partidos === id)!

describe('placing a match', () => {
  it('makes a booking that takes its court, with the members of both teams, for nothing, and waits for approval (R-267, spec 3 §4)', async () => {
    const id = await newMatch()
    const { id_reg_reserva } = await place(id)
    const row = await desk.db.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id_reg_reserva).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ nombre: 'Anna – Berta i Carles', hora_ini: 600, duracion: 90, pendiente_confirmar: 2, id_mst_socios: anna })
    const places = await desk.db.selectFrom('reserva_socio').select('id_mst_socios').where('id_reg_reserva', '=', id_reg_reserva).execute()
    expect(places.map((one) => one.id_mst_socios)).toEqual([anna, berta, carles])
    expect(await linesOf(desk, id_reg_reserva)).toEqual([])
    await expect(desk.book({ fecha_ini: saturday, hora_ini: 630 })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
    expect(await seen(id)).toMatchObject({ estado: 'pendiente', reserva: { id_reg_reserva, desc_recurso: 'Pádel 1' } })
    expect(await desk.call(matchOfBooking, { id: id_reg_reserva })).toMatchObject({ desc_campeonato: 'Liga', desc_campeonatos_grupo: 'A' })
    expect(await broken()).toEqual([])
    await desk.call(unplaceMatch, { id })
  })
  it('is refused where the match has a court, the court another sport, somebody the hour, or the players another court (R-229)', async () => {
    const [id, other] = [await newMatch(), await newMatch(teams[0], teams[2])]
    await place(id)
    await expect(place(id, { hora_ini: 900 })).rejects.toMatchObject({ status: 409, code: 'partido.ya_colocado' })
    await expect(place(other, { hora_ini: 630 })).rejects.toMatchObject({ status: 409, code: 'booking.pista_ocupada' })
    await expect(place(other, { id_mst_recurso: desk.other })).rejects.toMatchObject({ code: 'msg.RESERVA_PERMITIR_EN_MISMO_HORARIO' })
    await expect(place(other, { hora_ini: 1437 })).rejects.toMatchObject({ status: 422 })
    const type = await desk.db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Tenis' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    const tennis = await desk.db
      .insertInto('recurso')
      .values({ desc_recurso: 'T1', ...type })
      .returning('id_mst_recurso')
      .executeTakeFirstOrThrow()
    await expect(place(other, tennis)).rejects.toMatchObject({ status: 422, code: 'partido.otro_deporte' })
    await expect(place(99_999)).rejects.toMatchObject({ status: 404 })
    await desk.call(unplaceMatch, { id })
    await expect(desk.call(unplaceMatch, { id })).rejects.toMatchObject({ status: 409, code: 'partido.sin_pista' })
  })
  it('goes on after the warning that a player plays elsewhere then (R-229)', async () => {
    const [id, other] = [await newMatch(), await newMatch(teams[0], teams[2])]
    await place(id)
    const sent = { fecha: saturday, hora_ini: 600, id_mst_recurso: desk.other, id_reg_partidos: other, confirmar_mismo_horario: true }
    expect(await desk.call(placeMatch, sent)).toMatchObject({ version: 1 })
    await desk.call(unplaceMatch, { id })
    await desk.call(unplaceMatch, { id: other })
  })
})

describe('a placed match', () => {
  it('cannot be moved or deleted as a booking while it waits, but taken off its court (A-38)', async () => {
    const id = await newMatch()
    const { id_reg_reserva } = await place(id)
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 720 })).rejects.toMatchObject({ code: 'booking.bloqueo_aprobacion' })
    await expect(desk.call(deleteBooking, { id_reg_reserva })).rejects.toMatchObject({ code: 'booking.bloqueo_aprobacion' })
    await desk.call(unplaceMatch, { id })
    expect(await seen(id)).toMatchObject({ estado: 'por_colocar', reserva: null })
  })
  it('follows its booking when that is moved, is to place again when it is cancelled, and comes back with it', async () => {
    const id = await newMatch()
    const { id_reg_reserva } = await place(id)
    await desk.call(approveMatch, { id: id_reg_reserva })
    await desk.call(moveBooking, { id_reg_reserva, hora_ini: 720, id_mst_recurso: desk.other })
    expect(await seen(id)).toMatchObject({ estado: 'aprobado', reserva: { hora_ini: 720, desc_recurso: 'Pádel 2' } })
    await desk.call(deleteBooking, { id_reg_reserva })
    expect(await seen(id)).toMatchObject({ estado: 'por_colocar', reserva: null })
    await desk.call(restoreBooking, { id: id_reg_reserva })
    expect(await seen(id)).toMatchObject({ estado: 'aprobado', reserva: { hora_ini: 720 } })
    await desk.call(deleteBooking, { id_reg_reserva })
    await place(id)
    await expect(desk.call(restoreBooking, { id: id_reg_reserva })).rejects.toMatchObject({ status: 409, code: 'partido.ya_en_pista' })
    expect(await broken()).toEqual([])
    await desk.call(unplaceMatch, { id })
  })
  it('keeps its teams and its length until it is taken off (decision 0074)', async () => {
    const id = await newMatch()
    await place(id)
    await expect(desk.call(updateMatch, { id, duracion: 60 })).rejects.toMatchObject({ status: 409, code: 'partido.ya_colocado' })
    await desk.call(unplaceMatch, { id })
    expect(await desk.call(updateMatch, { id, duracion: 60 })).toMatchObject({ duracion: 60 })
  })
})
