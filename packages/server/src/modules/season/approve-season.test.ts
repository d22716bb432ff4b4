import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { changeMissing, editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { saveBookingParameters } from '@app/contract/club/parameter'
import { chargeSelected } from '@app/contract/invoices/collect'
import { deletePermanent, permanentInfo, savePermanent } from '@app/contract/permanent/permanent-bookings'
import { approveAll, approveSeason, cancelAllApprovals, cancelApproval, previewApproval } from '@app/contract/season/approve-season'
import { saveSeason, seasonTeams } from '@app/contract/season/season-plan'
import { withdrawSeason } from '@app/contract/season/withdraw-season'
import { afterEach, describe, expect, it } from 'vitest'
import { guest, linesOf } from '../../testing/modules/bookings.ts'
import { seasonClub, wednesday } from '../../testing/modules/season.ts'

const desk = await seasonClub()
const { wish, stateOf, played, clean, book, padel, other, hall, left, members, db } = desk
const [anna, berta, carles] = members
const wednesdays = ['2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23'].map((day) => `${day} Pádel 1 1200`)
const approve = (id: number, more: object = {}) => desk.call(approveSeason, { id, ...more })
const cancel = (id: number) => desk.call(cancelApproval, { id })

afterEach(clean)

describe('a booking of the model week', () => {
  it('waits for approval, costs nothing and keeps its ground (R-265, R-266, A-36)', async () => {
    const id = await wish({ socios: [berta] })
    expect(await stateOf(id)).toMatchObject({ estado_reserva_fija: 2, solapada: false })
    expect(await linesOf(desk, id)).toEqual([])
    await desk.call(editBooking, { id_reg_reserva: id, socios: [anna, berta, carles] })
    expect(await linesOf(desk, id)).toEqual([])
  })
  it('may lie over another one, and says so (R-275, A-119)', async () => {
    await wish()
    const over = await wish({ hora_ini: 1230, id_mst_socios: berta })
    expect(await stateOf(over)).toMatchObject({ estado_reserva_fija: 2, solapada: true })
    await expect(book({ hora_ini: 1200 })).resolves.toBeDefined()
    const { body } = await desk.http({
      method: 'POST',
      url: '/api/param/param_tribuna/save',
      body: { parametros: { ACTIVAR_RESERVAS_TEMPORADA: { valor: 0 } } },
    })
    expect(body).toBe('1')
  })
  it('is refused while the season mode is off (R-276)', async () => {
    await desk.call(saveBookingParameters, { parametros: { ACTIVAR_RESERVAS_TEMPORADA: { valor: 0 } } })
    await expect(wish()).rejects.toMatchObject({ status: 409, code: 'season.desactivada' })
    await expect(approve(1)).rejects.toMatchObject({ status: 409, code: 'season.desactivada' })
    await desk.call(saveBookingParameters, { parametros: { ACTIVAR_RESERVAS_TEMPORADA: { valor: 1 } } })
  })
  it('stays in its week, and others out of it (A-36)', async () => {
    const { id_reg_reserva: plain } = await book()
    await expect(desk.call(moveBooking, { id_reg_reserva: plain, fecha_ini: wednesday })).rejects.toMatchObject({
      code: 'season.otra_semana',
    })
  })
  it('is not moved while it waits for approval, and hears of that; a draft is moved within its week (A-36, R-205)', async () => {
    const id = await wish()
    const move = () => desk.call(moveBooking, { id_reg_reserva: id, hora_ini: 1110 })
    await expect(move()).rejects.toMatchObject({ status: 409, code: 'booking.bloqueo_aprobacion' })
    await db.updateTable('reserva').set({ estado_reserva_fija: 1 }).where('id_reg_reserva', '=', id).execute()
    await expect(move()).resolves.toMatchObject({ version: 2 })
    expect(await stateOf(id)).toMatchObject({ estado_reserva_fija: 1, hora_ini: 1110 })
  })
  it('alone has the opening hours of another day: a real booking has its own', async () => {
    const asked = book({ fecha_ini: '2026-12-02', day_peticion_temporada: '2026-12-02' })
    await expect(asked).rejects.toMatchObject({
      status: 409,
      code: 'season.otra_semana',
      fields: { day_peticion_temporada: [expect.any(String)] },
    })
  })
  it('takes the opening hours of the real day that is named (spec 3 §7)', async () => {
    await expect(wish({ day_peticion_temporada: '2026-12-03' })).rejects.toMatchObject({ status: 409, code: 'season.otra_semana' })
    expect(await wish({ day_peticion_temporada: '2026-12-02' })).toBeGreaterThan(0)
  })
})

describe('approving', () => {
  it('makes a permanent booking of every weekday of the season, with people, data and prices (R-266, R-269, A-36)', async () => {
    const id = await wish({ nombre: 'Els Manyosos', socios: [berta, guest, guest], nivel: 2, nivel_max: 4, sx: 'X', pin_reserva: '4471' })
    const seen = await desk.call(previewApproval, { id })
    expect(seen).toMatchObject({ fecha_ini: '2026-12-01', fecha_fin: '2026-12-27' })
    expect(seen.fechas.map((line) => line.resultado)).toEqual(['new', 'new', 'new', 'new'])
    const saved = await approve(id, { vista: seen.vista })
    expect(saved).toMatchObject({ id_reg_reserva: id, estado_reserva_fija: 3, version: 2, creadas: 4, anuladas: 0, saltadas: 0 })
    expect(await played()).toEqual(wednesdays)
    expect(await desk.call(permanentInfo, { id: saved.id_mst_reservasfijas })).toMatchObject({
      nombre: 'Els Manyosos',
      id_mst_socios: anna,
      dias: 4,
      hora_ini: 1200,
      hora_fin: 1290,
      sx: 'X',
      pin_reserva: '4471',
      nivel: 2,
      nivel_max: 4,
      fecha_fin: '2026-12-27',
    })
    const first = await db.selectFrom('reserva').select('id_reg_reserva').where('fecha', '=', '2026-12-02').executeTakeFirstOrThrow()
    expect((await linesOf(desk, first.id_reg_reserva)).map((line) => [line.id_mst_socios, line.precio, line.cantidad])).toEqual([
      [anna, 900, 1],
      [berta, 900, 1],
      [guest, 900, 2],
    ])
    await expect(approve(id)).rejects.toMatchObject({ status: 409, code: 'season.ya_aprobada' })
  })
  it('may run past midnight (A-17)', async () => {
    const id = await wish({ hora_ini: 1380, duracion: 120 })
    await approve(id)
    const row = await db.selectFrom('reserva').select(['duracion', 'hora_ini']).where('fecha', '=', '2026-12-02').executeTakeFirst()
    expect(row).toEqual({ hora_ini: 1380, duracion: 120 })
  })
  it('ends at midnight where the wish does (A-17)', async () => {
    const id = await wish({ hora_ini: 1320, duracion: 120 })
    const { id_mst_reservasfijas } = await approve(id)
    expect(await desk.call(permanentInfo, { id: id_mst_reservasfijas })).toMatchObject({ hora_ini: 1320, hora_fin: 1440 })
  })
  it('lists the bookings in the way, and takes 1 and 4 as the answer to them (R-274, A-01)', async () => {
    const { id_reg_reserva: inTheWay } = await book({ fecha_ini: '2026-12-09', hora_ini: 1230, id_mst_socios: carles })
    const id = await wish()
    const refused = await approve(id).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 400, code: 'permanent.choca' })
    expect((refused as { body: { reservas: unknown } }).body.reservas).toEqual([
      { id_reg_reserva: inTheWay, nombre: 'Carles Puig', start: '2026-12-09 20:30', desc_recurso: 'Pádel 1' },
    ])
    expect(await stateOf(id)).toMatchObject({ estado_reserva_fija: 2 })
    for (const override of [2, 3, 5]) await expect(approve(id, { override })).rejects.toMatchObject({ status: 422 })
    expect(await approve(id, { override: 1 })).toMatchObject({ creadas: 4, anuladas: 0 })
    expect(await db.selectFrom('reserva').select('fecha').where('solapada', '=', true).execute()).toEqual([{ fecha: '2026-12-09' }])
  })
  it('4 cancels the other booking and writes to who plays in it (R-274)', async () => {
    await db.updateTable('socio').set({ email: 'carles@example.com' }).where('id_mst_socios', '=', carles).execute()
    await book({ fecha_ini: '2026-12-09', hora_ini: 1230, id_mst_socios: carles })
    const id = await wish()
    expect(await approve(id, { override: 4 })).toMatchObject({ creadas: 4, anuladas: 1 })
    desk.at('2026-11-20T10:01:01Z')
    await desk.product.outbox.drained()
    const letters = await db.selectFrom('correo').select(['para', 'asunto']).execute()
    expect(letters).toEqual([{ para: 'carles@example.com', asunto: 'Reserva anulada: Pádel 1 09/12/2026 20:30' }])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('leaves out what is not free where that is asked', async () => {
    await book({ fecha_ini: '2026-12-09', hora_ini: 1230, id_mst_socios: carles })
    expect(await approve(await wish(), { resolver: 'skip' })).toMatchObject({ creadas: 3, saltadas: 1 })
  })
  it('names another permanent booking with its option flag (R-272, A-114)', async () => {
    await desk.call(savePermanent, {
      nombre: 'Peña',
      recursos: [padel],
      dias: 4,
      hora_ini: 1260,
      hora_fin: 1320,
      tipo_horario: 2,
      fecha_ini: '2026-12-01',
      fecha_fin: '2026-12-31',
    })
    await expect(approve(await wish())).rejects.toMatchObject({
      status: 400,
      code: 'msg.period_has_full_events',
      body: { option: 1, reservas: expect.any(Array) },
    })
  })
  it('is refused when the season is over (R-273)', async () => {
    const id = await wish()
    await desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2026-09-01', fecha_fin: '2026-11-19' })
    await expect(approve(id)).rejects.toMatchObject({ status: 400, code: 'msg.RESERVA_TEMPORADA_PASADA' })
    await desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2026-12-01', fecha_fin: '2026-12-27' })
  })
  it('needs to know when the season is', async () => {
    const id = await wish()
    await db.deleteFrom('temporada').execute()
    await expect(approve(id)).rejects.toMatchObject({ status: 409, code: 'season.sin_periodo' })
    await desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2026-12-01', fecha_fin: '2026-12-27' })
  })
  it('has the days of the season of its court’s own sport (A-36)', async () => {
    const { id_mst_tiporecurso } = await db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Frontón' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    const court = await desk.court('Frontón 1')
    await db.updateTable('recurso').set({ id_mst_tiporecurso }).where('id_mst_recurso', '=', court).execute()
    const id = await wish({ id_mst_recurso: court })
    await expect(approve(id)).rejects.toMatchObject({ status: 409, code: 'season.sin_periodo' })
    await desk.call(saveSeason, { id_mst_tiporecurso, fecha_ini: '2027-01-01', fecha_fin: '2027-01-15' })
    await approve(id)
    expect(await played()).toEqual(['2027-01-06 Frontón 1 1200', '2027-01-13 Frontón 1 1200'])
  })
  it('shows the server’s message where money was taken for what is in the way (R-271)', async () => {
    const { id_reg_reserva: paid } = await book({ fecha_ini: '2026-12-09', hora_ini: 1230 })
    await desk.call(chargeSelected, {
      id_mst_caja: desk.register,
      facturasSeleccionadas: (await linesOf(desk, paid)).map((line) => line.id_reg_factura),
    })
    await expect(approve(await wish(), { override: 4 })).rejects.toMatchObject({
      status: 409,
      code: 'permanent.choque_cobrado',
      msg: expect.stringContaining('Anna Puig, 09/12/2026 20:30'),
    })
  })
  it('of one that was made over another is refused with the other’s name, until that one is gone', async () => {
    const first = await wish({ nombre: 'Vets' })
    const over = await wish({ nombre: 'Cracks', hora_ini: 1230, id_mst_socios: berta })
    await expect(approve(over)).rejects.toMatchObject({
      status: 409,
      code: 'season.solapada',
      msg: expect.stringContaining('«Vets», 20:00–21:30'),
    })
    await desk.call(withdrawSeason, { id: first })
    expect(await stateOf(over)).toMatchObject({ solapada: false })
    expect(await approve(over)).toMatchObject({ creadas: 4 })
    expect(await stateOf(over)).toMatchObject({ solapada: false, estado_reserva_fija: 3 })
  })
  it('is for bookings of the model week that wait: no other one, and no draft (A-37)', async () => {
    const { id_reg_reserva: plain } = await book()
    await expect(approve(plain)).rejects.toMatchObject({ status: 409, code: 'season.no_es_temporada' })
    await expect(approve(999_999)).rejects.toMatchObject({ status: 404 })
    for (const asked of [previewApproval, seasonTeams])
      await expect(desk.call(asked, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    const draft = await wish()
    await db.updateTable('reserva').set({ estado_reserva_fija: 1 }).where('id_reg_reserva', '=', draft).execute()
    await expect(approve(draft)).rejects.toMatchObject({ status: 409, code: 'season.borrador' })
  })
  it('refuses a list that has changed since it was seen', async () => {
    const id = await wish()
    const { vista } = await desk.call(previewApproval, { id })
    await book({ fecha_ini: '2026-12-16', hora_ini: 1200 })
    await expect(approve(id, { vista, override: 1 })).rejects.toMatchObject({ status: 409, code: 'permanent.vista_cambiada' })
  })
})

describe('an approved booking', () => {
  it('cannot be moved or deleted before its approval is taken back', async () => {
    const id = await wish()
    await approve(id)
    await expect(desk.call(moveBooking, { id_reg_reserva: id, hora_ini: 1000 })).rejects.toMatchObject({ code: 'season.anula_antes' })
    await expect(desk.call(deleteBooking, { id_reg_reserva: id })).rejects.toMatchObject({ status: 409, code: 'season.anula_antes' })
    await expect(desk.call(changeMissing, { id, num_faltan: 1 })).resolves.toBeDefined()
  })
})

describe('taking an approval back', () => {
  it('takes the dates to come away that nobody has paid, and the booking waits again (R-266)', async () => {
    const id = await wish()
    await approve(id)
    const paid = await db.selectFrom('reserva').select('id_reg_reserva').where('fecha', '=', '2026-12-09').executeTakeFirstOrThrow()
    await desk.call(chargeSelected, {
      id_mst_caja: desk.register,
      facturasSeleccionadas: (await linesOf(desk, paid.id_reg_reserva)).map((line) => line.id_reg_factura),
    })
    expect(await cancel(id)).toMatchObject({ estado_reserva_fija: 2, quitadas: 3 })
    const rest = await db.selectFrom('reserva').select('fecha').where('fecha', '<', '2099-01-01').execute()
    expect(rest).toEqual([{ fecha: '2026-12-09' }])
    await expect(cancel(id)).rejects.toMatchObject({ status: 409, code: 'season.no_aprobada' })
    // the paid date stays, and blocks a second approval
    await expect(approve(id)).rejects.toMatchObject({ status: 400 })
  })
  it('works also where somebody has deleted the permanent booking by itself', async () => {
    const id = await wish()
    const { id_mst_reservasfijas } = await approve(id)
    await desk.call(deletePermanent, { id: id_mst_reservasfijas })
    expect(await cancel(id)).toMatchObject({ estado_reserva_fija: 2, quitadas: 0 })
    expect(await approve(id)).toMatchObject({ creadas: 4 })
  })
})

describe('all at once', () => {
  it('approves those that are free and tells of the others why not; with an answer all of them (R-268)', async () => {
    await book({ fecha_ini: '2026-12-09', hora_ini: 1200, id_mst_socios: carles })
    const clashing = await wish({ nombre: 'Choca' })
    const free = await wish({ nombre: 'Libre', id_mst_recurso: other })
    const done = await desk.call(approveAll, {})
    expect(done).toMatchObject({ aprobadas: 1, creadas: 4, quedan: [{ id_reg_reserva: clashing, nombre: 'Choca' }] })
    expect(done.quedan[0]?.msg).toContain('1 reserva está en medio')
    expect(await stateOf(free)).toMatchObject({ estado_reserva_fija: 3 })
    expect(await stateOf(clashing)).toMatchObject({ estado_reserva_fija: 2 })
    expect(await desk.call(approveAll, { id_mst_tiporecurso: 1, override: 1 })).toMatchObject({ aprobadas: 1, quedan: [] })
    expect(await desk.call(cancelAllApprovals, {})).toMatchObject({ anuladas: 2, quitadas: 8 })
    expect(await played()).toEqual([])
    expect(await desk.call(cancelAllApprovals, {})).toMatchObject({ anuladas: 0, quitadas: 0 })
  })
  it('approves those that are named; nothing named is refused', async () => {
    const one = await wish()
    const two = await wish({ id_mst_recurso: hall, id_mst_socios: berta })
    await expect(desk.call(approveAll, { ids: [] })).rejects.toMatchObject({ status: 422, code: 'No_element_selected' })
    expect(await desk.call(approveAll, { ids: [two] })).toMatchObject({ aprobadas: 1 })
    expect(await stateOf(one)).toMatchObject({ estado_reserva_fija: 2 })
  })
  it('looks at the sport that is asked about, and tells those that are named why they are not approved (R-268)', async () => {
    const [done, draft] = [await wish({ nombre: 'Hecha' }), await wish({ nombre: 'Borrador', id_mst_recurso: other, id_mst_socios: berta })]
    await db.updateTable('reserva').set({ estado_reserva_fija: 1 }).where('id_reg_reserva', '=', draft).execute()
    expect(await desk.call(approveAll, { id_mst_tiporecurso: 2 })).toMatchObject({ aprobadas: 0, quedan: [] })
    expect(await desk.call(approveAll, {})).toMatchObject({ aprobadas: 1, quedan: [] })
    const { aprobadas, quedan } = await desk.call(approveAll, { ids: [done, draft] })
    expect([aprobadas, quedan.map((one) => one.id_reg_reserva)]).toEqual([0, [done, draft]])
    expect(quedan.map((one) => one.msg)).toEqual([expect.stringContaining('Hecha'), expect.stringContaining('Borrador')])
    expect(await desk.call(cancelAllApprovals, { id_mst_tiporecurso: 2 })).toMatchObject({ anuladas: 0 })
    expect(await desk.call(cancelAllApprovals, { ids: [done, draft] })).toMatchObject({ anuladas: 1, quitadas: 4 })
    expect([(await stateOf(done))?.estado_reserva_fija, (await stateOf(draft))?.estado_reserva_fija]).toEqual([2, 1])
  })
  it('writes to those whose booking is approved where that is asked for, to nobody else (R-306)', async () => {
    await db.updateTable('socio').set({ email: 'season@example.com' }).where('id_mst_socios', 'in', [anna, berta]).execute()
    await db.deleteFrom('correo').execute()
    await book({ fecha_ini: '2026-12-09', hora_ini: 1200, id_mst_socios: carles })
    await wish({ nombre: 'Choca' })
    await wish({ nombre: 'Libre', id_mst_recurso: other, id_mst_socios: berta })
    const letters = async () => {
      await desk.product.outbox.drained()
      return (await db.selectFrom('correo').select('texto').execute()).map((one) => one.texto)
    }
    expect(await desk.call(approveAll, { avisar: true })).toMatchObject({ aprobadas: 1 })
    expect(await letters()).toEqual([expect.stringContaining('Libre')])
    expect(await desk.call(approveAll, { override: 1 })).toMatchObject({ aprobadas: 1 })
    expect(await letters()).toHaveLength(1)
    await db.updateTable('socio').set({ email: null }).where('id_mst_socios', 'in', [anna, berta]).execute()
  })
  it('of two on one ground the later one is told, and keeps waiting (R-268)', async () => {
    await wish({ id_mst_recurso: hall, nombre: 'Toda' })
    const half = await wish({ id_mst_recurso: left, nombre: 'Media', id_mst_socios: berta })
    expect(await stateOf(half)).toMatchObject({ solapada: true })
    const { aprobadas, quedan } = await desk.call(approveAll, {})
    expect({ aprobadas, quedan: quedan.map((one) => one.nombre) }).toEqual({ aprobadas: 1, quedan: ['Media'] })
  })
  it('is refused to who may not see bookings', async () => {
    const cook = await desk.as({ rights: ['cash'] })
    await expect(cook.call(approveAll, {})).rejects.toMatchObject({ status: 403 })
  })
})
