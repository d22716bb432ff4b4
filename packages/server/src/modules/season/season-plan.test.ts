import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { saveBookingParameters } from '@app/contract/club/parameter'
import { deleteBetween } from '@app/contract/permanent/permanent-bookings'
import { plannerInfo } from '@app/contract/planner/planner-day'
import { approveAll, approveSeason } from '@app/contract/season/approve-season'
import { mailSeasonState } from '@app/contract/season/season-mail'
import { saveSeason, seasonPlan, seasonTeams, seasonVerdicts } from '@app/contract/season/season-plan'
import { afterEach, describe, expect, it } from 'vitest'
import { guest } from '../../testing/modules/bookings.ts'
import { seasonClub, wednesday } from '../../testing/modules/season.ts'

const desk = await seasonClub()
const { wish, clean, book, padel, other, left, hall, members, db } = desk
const [, berta, carles] = members
const plan = () => desk.call(seasonPlan, { id_mst_tiporecurso: 1 })

afterEach(clean)

describe('the model week', () => {
  it('has the courts of a sport with the hours of its seven days, and every booking with its state (R-265)', async () => {
    const one = await wish({ nombre: 'Vets', id_mst_recurso: hall })
    const two = await wish({ nombre: 'Cracks', id_mst_recurso: left, hora_ini: 1230, id_mst_socios: berta })
    const three = await wish({ nombre: 'Libre', id_mst_recurso: padel, fecha_ini: '2099-12-20' })
    const { id_mst_reservasfijas } = await desk.call(approveSeason, { id: three })
    await book()
    const seen = await plan()
    expect(seen).toMatchObject({ start: '2099-12-14', end: '2099-12-20', periodo: { fecha_ini: '2026-12-01', fecha_fin: '2026-12-27' } })
    expect(seen.recursos.map((court) => court.dias.length)).toEqual([7, 7, 7, 7, 7])
    expect(seen.reservas.map((row) => [row.nombre, row.responsable, row.estado_reserva_fija, row.solapa_con, row.reserva_fija])).toEqual([
      ['Vets', 'Anna Puig', 2, [two], null],
      ['Cracks', 'Berta Puig', 2, [one], null],
      ['Libre', 'Anna Puig', 3, [], id_mst_reservasfijas],
    ])
    expect(await desk.call(seasonTeams, { id: one })).toEqual([{ id: one, text: 'Vets · Anna Puig' }])
  })
  it('does not say that one overlaps the one that it follows', async () => {
    for (const [nombre, hora_ini] of [
      ['Tarde', 1290],
      ['Vets', 1200],
      ['Cracks', 1110],
    ] as const)
      await wish({ nombre, hora_ini })
    expect((await plan()).reservas.map((row) => [row.nombre, row.solapa_con])).toEqual([
      ['Cracks', []],
      ['Vets', []],
      ['Tarde', []],
    ])
  })
  it('calls one without a name by its owner, once', async () => {
    const id = await wish()
    expect(await desk.call(seasonTeams, { id })).toEqual([{ id, text: 'Anna Puig' }])
  })
  it('tells nothing of drafts, and of a season beyond what may be booked when that is (R-265)', async () => {
    const [draft, waits] = [await wish({ nombre: 'Borrador' }), await wish({ id_mst_recurso: other, id_mst_socios: berta })]
    await db.updateTable('reserva').set({ estado_reserva_fija: 1 }).where('id_reg_reserva', '=', draft).execute()
    await desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2028-01-10', fecha_fin: '2028-06-30' })
    expect(await desk.call(seasonVerdicts, { id_mst_tiporecurso: 1 })).toMatchObject([
      { id_reg_reserva: waits, pasada: false, motivo: expect.stringContaining('25/12/2027') },
    ])
    await desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2026-12-01', fecha_fin: '2026-12-27' })
  })
  it('tells of each one that waits what approving it would come to (R-273, R-274)', async () => {
    await book({ fecha_ini: '2026-12-09', hora_ini: 1230, id_mst_socios: carles })
    const clashing = await wish()
    const free = await wish({ id_mst_recurso: other })
    const verdicts = () => desk.call(seasonVerdicts, { id_mst_tiporecurso: 1 })
    expect(await verdicts()).toEqual([
      { id_reg_reserva: clashing, fechas: 4, chocan: 1, fijas: [], motivo: null, pasada: false },
      { id_reg_reserva: free, fechas: 4, chocan: 0, fijas: [], motivo: null, pasada: false },
    ])
    await desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2026-01-01', fecha_fin: '2026-06-30' })
    expect((await verdicts())[0]).toMatchObject({ pasada: true, motivo: 'La reserva de temporada ya ha pasado.' })
    await desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2026-12-01', fecha_fin: '2026-12-27' })
    await desk.call(approveAll, { override: 1 })
    expect(await verdicts()).toEqual([])
  })
  it('refuses a season that ends before it begins', async () => {
    await expect(desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2026-12-27', fecha_fin: '2026-12-01' })).rejects.toMatchObject({
      status: 422,
      code: 'permanent.fechas_invertidas',
      fields: { fecha_fin: [expect.any(String)] },
    })
    const oneDay = { fecha_ini: '2026-12-27', fecha_fin: '2026-12-27' }
    expect(await desk.call(saveSeason, { id_mst_tiporecurso: 1, ...oneDay })).toMatchObject(oneDay)
    await desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2026-12-01', fecha_fin: '2026-12-27' })
  })
  it('names other permanent bookings that are in the way (R-272)', async () => {
    const first = await wish({ nombre: 'Peña' })
    await desk.call(approveSeason, { id: first })
    await db.updateTable('reserva').set({ hora_ini: 600 }).where('id_reg_reserva', '=', first).execute()
    await db.updateTable('reserva_ocupa').set({ hora_ini: 600 }).where('id_reg_reserva', '=', first).execute()
    await wish({ id_mst_socios: berta })
    expect(await desk.call(seasonVerdicts, { id_mst_tiporecurso: 1 })).toMatchObject([{ fechas: 4, chocan: 4, fijas: ['Peña'] }])
  })
})

describe('what surrounds it', () => {
  it('counts its bookings by sport: all, approved, those that wait (spec 3 §7)', async () => {
    await desk.call(approveSeason, { id: await wish() })
    await wish({ fecha_ini: '2099-12-14' })
    const count = async (sent: object) =>
      (await desk.call(plannerInfo, { fecha_reservas_temporada: wednesday, ...sent })).tipos_recurso.find(
        (one) => one.id_mst_tiporecurso === 1,
      )?.reservas
    expect(await count({})).toBe(2)
    expect(await count({ vigentes: true })).toBe(1)
    expect(await count({ pendientes: true })).toBe(1)
    expect(await count({ pendientes: true, vigentes: true })).toBe(2)
    await expect(count({ fecha_reservas_temporada: '2026-12-16' })).rejects.toMatchObject({ code: 'season.no_es_temporada' })
    const mode = (valor: number) => desk.call(saveBookingParameters, { parametros: { ACTIVAR_RESERVAS_TEMPORADA: { valor } } })
    await mode(0)
    await expect(count({})).rejects.toMatchObject({ code: 'season.desactivada' })
    await mode(1)
  })
  it('counts on any other day what is not over, or waits for validation', async () => {
    await book({ fecha_ini: '2026-11-20', hora_ini: 600 })
    await book({ fecha_ini: '2026-11-20', hora_ini: 1200 })
    // it is eleven o’clock: the first has ended, this one is being played
    await book({ fecha_ini: '2026-11-20', hora_ini: 630, id_mst_recurso: other, id_mst_socios: berta })
    const count = async (sent: object) =>
      (await desk.call(plannerInfo, { day: '2026-11-20', ...sent })).tipos_recurso.find((one) => one.id_mst_tiporecurso === 1)?.reservas
    expect(await count({})).toBe(3)
    expect(await count({ vigentes: true })).toBe(2)
    expect(await count({ pendientes: true })).toBe(0)
  })
  it('gives the new-booking form the model day of a weekday, with every start of the hours of the real day (spec 3 §7)', async () => {
    await wish()
    const form = await desk.call(newBookingInfo, {
      id_mst_recurso: padel,
      day: '2026-12-02',
      reserva_temporada: true,
      day_peticion_temporada: '2026-12-02',
    })
    expect(form.day).toBe(wednesday)
    expect(form.inicios).toContain(1200)
    expect(form.ocupado).toEqual([{ hora_ini: 1200, hora_fin: 1290 }])
  })
})

describe('state mails', () => {
  const letters = async () => {
    await desk.product.outbox.drained()
    return (await db.selectFrom('correo').select('texto').orderBy('id_reg_correo').execute()).map((one) => one.texto)
  }
  it('tell whoever is responsible that it waits, or the dates that are really booked', async () => {
    await db.updateTable('socio').set({ email: 'berta@example.com' }).where('id_mst_socios', '=', berta).execute()
    const id = await wish({ nombre: 'Els Manyosos', id_mst_socios: berta })
    expect(await desk.call(mailSeasonState, { id })).toMatchObject({ enviados: 1 })
    await book({ fecha_ini: '2026-12-09', hora_ini: 1230, id_mst_socios: carles })
    await desk.call(approveSeason, { id, resolver: 'skip', avisar: true })
    const sent = await letters()
    expect(sent[0]).toContain('los miércoles 20:00–21:30 en Pádel 1. Está pendiente de aprobación')
    expect(sent[1]).toContain('Fechas reservadas: 02/12/2026, 16/12/2026, 23/12/2026.')
    expect(sent[1]).not.toContain('09/12/2026')
  })
  it('go to all of a sport on a day of the model week; who has no address is counted (A-11)', async () => {
    await wish({ id_mst_socios: berta })
    await wish({ id_mst_recurso: other, id_mst_socios: carles })
    await wish({ fecha_ini: '2099-12-17', id_mst_socios: berta })
    const url = '/api/reservas_temporada/correo_estado_masivo?id_mst_tiporecurso=1&day=2099-12-16'
    expect(await desk.http({ method: 'POST', url })).toMatchObject({ status: 200, body: { data: { enviados: 1, sin_correo: 1 } } })
    expect(await desk.http({ method: 'POST', url: url.replace('2099', '2098') })).toMatchObject({
      status: 409,
      body: { code: 'season.no_es_temporada' },
    })
  })
  it('are in the language of the reader; the guest, who is many people, is not written to', async () => {
    await db.deleteFrom('correo').execute()
    await db.insertInto('cuenta').values({ id_mst_socios: berta, lang: 'en-EN' }).execute()
    await desk.call(mailSeasonState, { id: await wish({ nombre: 'Els Manyosos', id_mst_socios: berta }) })
    expect(await letters()).toEqual([expect.stringContaining('Wednesday')])
    await db.deleteFrom('cuenta').where('id_mst_socios', '=', berta).execute()
    await db.updateTable('socio').set({ email: 'invitado@example.com' }).where('id_mst_socios', '=', guest).execute()
    const id = await wish({ id_mst_recurso: other, id_mst_socios: guest, socios: [guest] })
    await expect(desk.call(mailSeasonState, { id })).rejects.toMatchObject({ code: 'season.sin_correo' })
    await db.updateTable('socio').set({ email: null }).where('id_mst_socios', '=', guest).execute()
  })
  it('tell nothing of what is approved and has no date left', async () => {
    const id = await wish({ id_mst_socios: berta })
    const { id_mst_reservasfijas } = await desk.call(approveSeason, { id })
    const all = { id: id_mst_reservasfijas, fecha_ini: '2026-12-01', fecha_fin: '2026-12-27' }
    await desk.call(deleteBetween, all)
    await expect(desk.call(mailSeasonState, { id })).rejects.toMatchObject({ code: 'season.nada_que_decir' })
  })
  it('say so when nobody can be written to', async () => {
    const id = await wish({ nombre: 'Sin correo', id_mst_socios: carles })
    await expect(desk.call(mailSeasonState, { id })).rejects.toMatchObject({
      status: 409,
      code: 'season.sin_correo',
      msg: '«Sin correo» no tiene responsable con correo.',
    })
    await db.updateTable('reserva').set({ estado_reserva_fija: 1 }).where('id_reg_reserva', '=', id).execute()
    await expect(desk.call(mailSeasonState, { id })).rejects.toMatchObject({ code: 'season.nada_que_decir' })
  })
})
