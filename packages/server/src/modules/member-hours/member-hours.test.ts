import * as hours from '@app/contract/member-hours/member-hours'
import { approveSeason, cancelApproval } from '@app/contract/season/approve-season'
import { describe, expect, it } from 'vitest'
import { seasonClub } from '../../testing/modules/season.ts'

const desk = await seasonClub()
const { padel, other, wish } = desk
const [anna, berta, carles] = desk.members
const friday = { id_mst_socios: anna, id_mst_recurso: padel }

describe('hours rows', () => {
  it('begin as Friday, start and end 1439, no hours, booking type 1 (R-320)', async () => {
    const row = await desk.call(hours.addMatchHours, { id_mst_socios: carles, id_mst_recurso: padel })
    expect(row).toMatchObject({
      dia: 5,
      hora_inicio: 1439,
      hora_fin: 1439,
      horas_asignadas: 0,
      id_mst_tiporeserva: 1,
      sin_limite: false,
      ajustada: false,
    })
  })
  it('move the other end by 15 minutes where ends cross, and say HORAS_AJUSTADAS (R-315, R-316, R-317)', async () => {
    const { id_mst_socios_horas_partidos_temporada: id } = await desk.call(hours.addMatchHours, {
      ...friday,
      hora_inicio: 600,
      hora_fin: 660,
    })
    expect(await desk.call(hours.moveMatchHours, { id, hora_inicio: 700 })).toMatchObject({
      ...{ hora_inicio: 700, hora_fin: 715, ajustada: true, msg: 'Las horas se han ajustado 15 minutos.' },
    })
    expect(await desk.call(hours.moveMatchHours, { id, hora_fin: 500 })).toMatchObject({ hora_inicio: 485, hora_fin: 500, ajustada: true })
    expect(await desk.call(hours.moveMatchHours, { id, hora_fin: 1440 })).toMatchObject({ hora_inicio: 485, hora_fin: 1439 })
    expect(await desk.call(hours.moveMatchHours, { id, hora_fin: 560 })).toMatchObject({ hora_inicio: 485, ajustada: false, msg: null })
    expect(await desk.call(hours.changeMatchHours, { id, horas_asignadas: 12 })).toMatchObject({
      ...{ horas_asignadas: 12, hora_inicio: 485, hora_fin: 560, ajustada: false, msg: null },
    })
    // of both ends that cross the later one follows
    expect(await desk.call(hours.moveMatchHours, { id, hora_inicio: 600, hora_fin: 540 })).toMatchObject({
      ...{ hora_inicio: 600, hora_fin: 615, ajustada: true },
    })
    expect(await desk.call(hours.moveMatchHours, { id, hora_inicio: 540, hora_fin: 600 })).toMatchObject({ ajustada: false })
    await desk.call(hours.removeMatchHours, { id })
    await expect(desk.call(hours.removeMatchHours, { id })).rejects.toMatchObject({ status: 404 })
  })
  it('over another one of member, court and day are refused (R-318), and of two desks one only gets them', async () => {
    const add = (more: object = {}) => desk.call(hours.addMatchHours, { ...friday, dia: 3, hora_inicio: 600, hora_fin: 700, ...more })
    const results = await Promise.allSettled([add(), add({ hora_inicio: 650, hora_fin: 760 })])
    const lost = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(lost).toEqual(['msg.FRANJA_HORAS_PARTIDOS_TEMPORADA_SOLAPADA'])
    await expect(add({ hora_inicio: 540, hora_fin: 800 })).rejects.toMatchObject({ status: 409 })
    await add({ dia: 4 })
    await add({ id_mst_recurso: other })
    await add({ id_mst_socios: berta })
    expect((await desk.call(hours.matchHoursList, { id_mst_socios: anna })).length).toBe(3)
  })
  it('lose their limit (R-319), and no hours are fewer than 0 (R-314)', async () => {
    const { id_mst_socios_horas_partidos_temporada: id } = await desk.call(hours.addMatchHours, {
      id_mst_socios: carles,
      id_mst_recurso: other,
    })
    expect(await desk.call(hours.removeLimit, { id })).toMatchObject({ sin_limite: true })
    await expect(desk.call(hours.changeMatchHours, { id, horas_asignadas: -1 })).rejects.toMatchObject({ status: 422 })
    await expect(
      desk.call(hours.addSeasonHours, { id_mst_socios: carles, id_mst_recurso: other, horas_temporada: -1 }),
    ).rejects.toMatchObject({ status: 422 })
    await expect(desk.call(hours.addMatchHours, { id_mst_socios: 3, id_mst_recurso: other })).rejects.toMatchObject({
      code: 'socio.usuario_reservado',
    })
  })
})

describe('season hours', () => {
  it('limit what is approved for their owner on the court; hours of the week beside them do not count (R-314, R-319)', async () => {
    // four Wednesdays of an hour and a half are six hours
    const { id_reg_socios_recurso_horas_temporada: id } = await desk.call(hours.addSeasonHours, { ...friday, horas_temporada: 5 })
    const wednesday = await wish({ nombre: 'Vets' })
    await expect(desk.call(approveSeason, { id: wednesday })).rejects.toMatchObject({
      status: 409,
      code: 'horas.agotadas',
      msg: expect.stringContaining('6 h'),
    })
    await desk.call(hours.changeSeasonHours, { id, horas_temporada: 6 })
    await desk.call(approveSeason, { id: wednesday })
    const late = await wish({ nombre: 'Tarde', hora_ini: 1020, duracion: 60 })
    await expect(desk.call(approveSeason, { id: late })).rejects.toMatchObject({ code: 'horas.agotadas' })
    const row = await desk.call(hours.addMatchHours, { ...friday, dia: 3, hora_inicio: 960, hora_fin: 1080, horas_asignadas: 2 })
    await expect(desk.call(approveSeason, { id: late })).rejects.toMatchObject({
      code: 'horas.agotadas',
      msg: expect.stringContaining('2 h'),
    })
    await desk.call(hours.removeLimit, { id: row.id_mst_socios_horas_partidos_temporada })
    await desk.call(approveSeason, { id: late })
    await desk.call(cancelApproval, { id: late })
    await expect(desk.call(hours.addSeasonHours, { ...friday, horas_temporada: 5 })).rejects.toMatchObject({ code: 'horas.ya_tiene' })
  })
  it('are taken away one by one, and each again once', async () => {
    const add = async (id_mst_recurso: number) =>
      (await desk.call(hours.addSeasonHours, { id_mst_socios: carles, id_mst_recurso, horas_temporada: 3 }))
        .id_reg_socios_recurso_horas_temporada
    const [first, second] = [await add(padel), await add(other)]
    const left = async () =>
      (await desk.call(hours.seasonHoursList, { id_mst_socios: carles })).map((one) => one.id_reg_socios_recurso_horas_temporada)
    expect(await left()).toEqual([first, second])
    await desk.call(hours.removeSeasonHours, { id: first })
    expect(await left()).toEqual([second])
    await expect(desk.call(hours.removeSeasonHours, { id: first })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(hours.changeSeasonHours, { id: first, horas_temporada: 4 })).rejects.toMatchObject({ status: 404 })
    expect(await desk.call(hours.changeSeasonHours, { id: second })).toMatchObject({ horas_temporada: 3 })
    await desk.call(hours.removeSeasonHours, { id: second })
  })
  it('are of courts in use', async () => {
    const offered = async () => (await desk.call(hours.hoursCourts)).map((one) => one.id)
    const before = await offered()
    expect(before).toContain(other)
    await desk.db.updateTable('recurso').set({ activo: false }).where('id_mst_recurso', '=', other).execute()
    expect(await offered()).toEqual(before.filter((id) => id !== other))
    await desk.db.updateTable('recurso').set({ activo: true }).where('id_mst_recurso', '=', other).execute()
  })
  it('are copied with the hours of the week to other members, twice without a second copy, and to nobody else', async () => {
    const before = await desk.call(hours.matchHoursList, { id_mst_socios: anna })
    expect(await desk.call(hours.copyHours, { id_mst_socios: anna, destinos: [berta, carles] })).toEqual({
      copiadas: 2 * (before.length + 1),
    })
    await desk.call(hours.copyHours, { id_mst_socios: anna, destinos: [berta] })
    // copying to Berta again leaves the hours of Carles and of Anna unchanged
    for (const id_mst_socios of [anna, berta, carles]) {
      expect((await desk.call(hours.seasonHoursList, { id_mst_socios })).map((one) => one.horas_temporada)).toEqual([6])
      expect(await desk.call(hours.matchHoursList, { id_mst_socios })).toHaveLength(before.length)
    }
    // hours of one member for other courts only are kept
    const { left } = desk
    await desk.call(hours.addMatchHours, { id_mst_socios: berta, id_mst_recurso: left })
    await desk.call(hours.addSeasonHours, { id_mst_socios: berta, id_mst_recurso: left, horas_temporada: 9 })
    await desk.call(hours.copyHours, { id_mst_socios: anna, destinos: [berta] })
    const onLeft = (rows: readonly { id_mst_recurso: number }[]) => rows.filter((one) => one.id_mst_recurso === left).length
    expect(onLeft(await desk.call(hours.matchHoursList, { id_mst_socios: berta }))).toBe(1)
    expect(onLeft(await desk.call(hours.seasonHoursList, { id_mst_socios: berta }))).toBe(1)
    await expect(desk.call(hours.copyHours, { id_mst_socios: carles, destinos: [] })).rejects.toMatchObject({ code: 'horas.sin_copiar' })
    const none = await desk.member('Sin horas')
    await expect(desk.call(hours.copyHours, { id_mst_socios: none, destinos: [anna] })).rejects.toMatchObject({ code: 'horas.sin_copiar' })
    await expect(desk.call(hours.copyHours, { id_mst_socios: anna, destinos: [anna] })).rejects.toMatchObject({ code: 'horas.sin_copiar' })
    await expect(desk.call(hours.copyHours, { id_mst_socios: anna, destinos: [999_999] })).rejects.toMatchObject({ status: 404 })
  })
})
