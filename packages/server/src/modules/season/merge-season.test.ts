import { restoreBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { approveSeason } from '@app/contract/season/approve-season'
import { mergeSeason, undoMerge } from '@app/contract/season/merge-season'
import { seasonTeams } from '@app/contract/season/season-plan'
import { withdrawSeason } from '@app/contract/season/withdraw-season'
import { afterEach, describe, expect, it } from 'vitest'
import { guest } from '../../testing/modules/bookings.ts'
import { seasonClub } from '../../testing/modules/season.ts'

const desk = await seasonClub()
const { wish, stateOf, clean, book, other, members, db } = desk
const [anna, berta, carles] = members
const merge = (ids: string, more: object = {}) => desk.call(mergeSeason, { ids, ...more })
const places = async (id: number) =>
  (await db.selectFrom('reserva_socio').select('id_mst_socios').where('id_reg_reserva', '=', id).orderBy('orden').execute()).map(
    (one) => one.id_mst_socios,
  )
/** Two that overlap on one court, 18:00–19:30 and 18:30–20:00. */
const pair = async () =>
  [
    await wish({ nombre: 'Vets', hora_ini: 1080, socios: [anna, guest] }),
    await wish({ nombre: 'Cracks', hora_ini: 1110, id_mst_socios: berta, socios: [berta, carles, guest] }),
  ] as const

afterEach(async () => {
  await clean()
  await db.deleteFrom('reserva_hist').execute()
})

describe('merging', () => {
  it('makes one from the first start to the last end, with name and responsible of one and the players of all (R-269)', async () => {
    const [vets, cracks] = await pair()
    expect(await stateOf(cracks)).toMatchObject({ solapada: true })
    expect(await desk.call(seasonTeams, { id: cracks })).toEqual([
      { id: cracks, text: 'Cracks · Berta Puig' },
      { id: vets, text: 'Vets · Anna Puig' },
    ])
    const merged = { version: 2, hora_ini: 1080, duracion: 120, solapada: false }
    expect(await merge(`${vets},${cracks}`)).toMatchObject({ id_reg_reserva: vets, ...merged })
    expect(await stateOf(vets)).toMatchObject({ ...merged, estado_reserva_fija: 2, id_mst_socios: anna })
    expect(await places(vets)).toEqual([anna, guest, berta, carles, guest])
    expect(await stateOf(cracks)).toBeUndefined()
    expect(await desk.call(approveSeason, { id: vets })).toMatchObject({ creadas: 4 })
  })
  it('keeps the one that is named, and only its players where that is asked', async () => {
    const [vets, cracks] = await pair()
    expect(await merge(`${vets},${cracks}`, { principal: cracks, juntar: false })).toMatchObject({ id_reg_reserva: cracks, hora_ini: 1080 })
    expect(await places(cracks)).toEqual([berta, carles, guest])
    expect(await stateOf(cracks)).toMatchObject({ solapada: false })
    const removed = await db.selectFrom('reserva_hist').select('motivo').where('id_reg_reserva', '=', vets).executeTakeFirst()
    expect(removed).toEqual({ motivo: 'Cracks' })
  })
  it('of somebody unknown is of the first of the others who is known, where the players are joined', async () => {
    const [vets, cracks] = await pair()
    for (const id of [vets, cracks]) {
      await db.updateTable('reserva').set({ id_mst_socios: null }).where('id_reg_reserva', '=', id).execute()
      await db.deleteFrom('reserva_socio').where('id_reg_reserva', '=', id).execute()
    }
    const known = await wish({ nombre: 'Tarde', hora_ini: 1140, id_mst_socios: carles })
    const ids = `${vets},${cracks},${known}`
    await merge(ids)
    expect([(await stateOf(vets))?.id_mst_socios, await places(vets)]).toEqual([carles, [carles]])
    await desk.call(undoMerge, { id: vets })
    await merge(ids, { juntar: false })
    expect([(await stateOf(vets))?.id_mst_socios, await places(vets)]).toEqual([null, []])
  })
  it('asks for one at least, and then for two (R-270)', async () => {
    const [vets] = await pair()
    await expect(merge(',')).rejects.toMatchObject({ status: 422, code: 'No_element_selected' })
    await expect(merge('x')).rejects.toMatchObject({ status: 422, code: 'No_element_selected' })
    await expect(merge(`${vets}`)).rejects.toMatchObject({ status: 422, code: 'msg.FUSIONAR_SELECCIONADOS_MINIMO' })
    await expect(merge(`${vets},${vets}`)).rejects.toMatchObject({ code: 'msg.FUSIONAR_SELECCIONADOS_MINIMO' })
    await expect(merge(`${vets},999999`)).rejects.toMatchObject({ status: 404 })
  })
  it('refuses another court, one that does not overlap, an approved one, one outside of the week', async () => {
    const [vets, cracks] = await pair()
    const elsewhere = await wish({ id_mst_recurso: other, hora_ini: 1080 })
    const later = await wish({ hora_ini: 1200, nombre: 'Tarde' })
    await expect(merge(`${vets},${elsewhere}`)).rejects.toMatchObject({ status: 409, code: 'season.otra_pista' })
    await expect(merge(`${vets},${later}`)).rejects.toMatchObject({ status: 409, code: 'season.no_se_pisan' })
    const { id_reg_reserva: plain } = await book()
    await expect(merge(`${vets},${plain}`)).rejects.toMatchObject({ status: 409, code: 'season.no_es_temporada' })
    await desk.call(approveSeason, { id: vets })
    await expect(merge(`${vets},${cracks}`)).rejects.toMatchObject({ status: 409, code: 'season.ya_aprobada' })
  })
  it('refuses another day, one that begins when the other ends, one that is none of them to be kept, and what is no number', async () => {
    const [vets, cracks] = await pair()
    const nextDay = await wish({ nombre: 'Jueves', fecha_ini: '2099-12-17', hora_ini: 1110 })
    await expect(merge(`${vets},${nextDay}`)).rejects.toMatchObject({ status: 409, code: 'season.otra_pista' })
    const follows = await wish({ nombre: 'Tarde', hora_ini: 1170 })
    await expect(merge(`${vets},${follows}`)).rejects.toMatchObject({ status: 409, code: 'season.no_se_pisan' })
    const refused = { status: 404, fields: { principal: [expect.any(String)] } }
    await expect(merge(`${vets},${cracks}`, { principal: follows })).rejects.toMatchObject(refused)
    await expect(merge(`${vets},${cracks},x`)).rejects.toMatchObject({ status: 404, fields: { ids: [expect.any(String)] } })
    expect([await stateOf(vets), await stateOf(cracks)]).toMatchObject([{ duracion: 90 }, { duracion: 90 }])
  })
  it('ends with the one that ends last, also where another one begins later and is over before', async () => {
    const long = await wish({ nombre: 'Larga', hora_ini: 1080, duracion: 120 })
    const short = await wish({ nombre: 'Corta', hora_ini: 1110, duracion: 60, id_mst_socios: berta })
    const last = await wish({ nombre: 'Última', hora_ini: 1185, duracion: 60, id_mst_socios: carles })
    expect(await merge(`${long},${short},${last}`)).toMatchObject({ hora_ini: 1080, duracion: 165 })
  })
  it('waits for approval where one of them did, and is a draft where all of them were', async () => {
    const drafts = async (...ids: number[]) =>
      db.updateTable('reserva').set({ estado_reserva_fija: 1 }).where('id_reg_reserva', 'in', ids).execute()
    const [vets, cracks] = await pair()
    await drafts(vets, cracks)
    await merge(`${vets},${cracks}`)
    expect(await stateOf(vets)).toMatchObject({ estado_reserva_fija: 1 })
    const [first, second] = [await wish({ nombre: 'Nit', hora_ini: 600 }), await wish({ nombre: 'Dia', hora_ini: 630 })]
    await drafts(first)
    await merge(`${first},${second}`)
    expect(await stateOf(first)).toMatchObject({ estado_reserva_fija: 2 })
  })
  it('that others were merged into twice is undone step by step, the last one first', async () => {
    const [vets, cracks] = await pair()
    const third = await wish({ nombre: 'Tarde', hora_ini: 1170, id_mst_socios: carles })
    await merge(`${vets},${cracks}`)
    await merge(`${vets},${third}`)
    expect(await stateOf(vets)).toMatchObject({ hora_ini: 1080, duracion: 180 })
    expect(await desk.call(undoMerge, { id: vets })).toMatchObject({ hora_ini: 1080, duracion: 120 })
    expect(await stateOf(third)).toMatchObject({ hora_ini: 1170, duracion: 90 })
    expect(await stateOf(cracks)).toBeUndefined()
    expect(await desk.call(undoMerge, { id: vets })).toMatchObject({ duracion: 90 })
    expect(await stateOf(cracks)).toMatchObject({ duracion: 90 })
  })
  it('makes one of a whole day at most', async () => {
    const [night, rest] = await pair()
    const hours = (id: number, hora_ini: number, duracion: number) =>
      db.updateTable('reserva').set({ hora_ini, duracion }).where('id_reg_reserva', '=', id).execute()
    await hours(night, 0, 720)
    await db.updateTable('reserva_ocupa').set({ hora_ini: 0, duracion: 720 }).where('id_reg_reserva', '=', night).execute()
    await hours(rest, 700, 741)
    await expect(merge(`${night},${rest}`)).rejects.toMatchObject({ code: 'season.fusion_larga' })
    await hours(rest, 700, 740)
    expect(await merge(`${night},${rest}`)).toMatchObject({ hora_ini: 0, duracion: 1440 })
  })
  it('is undone until it is approved: hours, players and ground are as they were', async () => {
    const [vets, cracks] = await pair()
    await merge(`${cracks},${vets}`)
    expect(await desk.call(undoMerge, { id: cracks })).toMatchObject({ hora_ini: 1110, duracion: 90, solapada: true })
    expect(await stateOf(vets)).toMatchObject({ hora_ini: 1080, duracion: 90, solapada: false, estado_reserva_fija: 2 })
    expect(await places(vets)).toEqual([anna, guest])
    expect(await places(cracks)).toEqual([berta, carles, guest])
    await expect(desk.call(undoMerge, { id: cracks })).rejects.toMatchObject({ status: 409, code: 'season.sin_fusion' })
    await merge(`${vets},${cracks}`)
    await desk.call(approveSeason, { id: vets })
    await expect(desk.call(undoMerge, { id: vets })).rejects.toMatchObject({ status: 409, code: 'season.anula_antes' })
  })
  it('answers, when it was undone, with the version that the next change names', async () => {
    const [vets, cracks] = await pair()
    await db.updateTable('reserva').set({ estado_reserva_fija: 1 }).where('id_reg_reserva', 'in', [vets, cracks]).execute()
    const merged = await merge(`${vets},${cracks}`)
    const { version } = await desk.call(undoMerge, { id: vets })
    expect([version, (await stateOf(vets))?.version]).toEqual([merged.version + 1, merged.version + 1])
    const move = (seen: number) => desk.call(moveBooking, { id_reg_reserva: vets, hora_ini: 600, version: seen })
    await expect(move(merged.version)).rejects.toMatchObject({ status: 409, code: 'msg.changed_meanwhile' })
    expect(await move(version)).toMatchObject({ version: version + 1 })
    expect(await stateOf(vets)).toMatchObject({ hora_ini: 600, version: version + 1 })
  })
  it('is undone alone: what others were merged into stays', async () => {
    const [vets, cracks] = await pair()
    const [first, second] = [await wish({ nombre: 'Nit', hora_ini: 600 }), await wish({ nombre: 'Dia', hora_ini: 630 })]
    await merge(`${cracks},${vets}`)
    await merge(`${first},${second}`)
    const other = await stateOf(first)
    expect(await desk.call(undoMerge, { id: cracks })).toMatchObject({ hora_ini: 1110, duracion: 90 })
    expect(await stateOf(first)).toEqual(other)
    expect(await stateOf(second)).toBeUndefined()
  })
  it('two desks that merge the same at once: one does, the other is told', async () => {
    const [vets, cracks] = await pair()
    const results = await Promise.allSettled([merge(`${vets},${cracks}`), merge(`${cracks},${vets}`)])
    expect(results.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('withdrawing', () => {
  it('takes one that is not approved to the history, from where it comes back', async () => {
    const id = await wish({ nombre: 'Vets' })
    await desk.call(withdrawSeason, { id, motivo: 'Lo deja' })
    expect(await stateOf(id)).toBeUndefined()
    await desk.call(restoreBooking, { id })
    expect(await stateOf(id)).toMatchObject({ estado_reserva_fija: 2 })
    await desk.call(approveSeason, { id })
    await expect(desk.call(withdrawSeason, { id })).rejects.toMatchObject({ status: 409, code: 'season.anula_antes' })
  })
})
