import { archiveBooking, deleteBooking, deletedBookings, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { chargeBooking } from '@app/contract/invoices/collect'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf, someDay } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const { members, book } = desk
const [anna, berta, carles] = members
const history = (id: number) =>
  desk.db.selectFrom('reserva_hist').selectAll().where('id_reg_reserva', '=', id).orderBy('id_reg_reserva_hist').execute()
const exists = async (id: number) =>
  (await desk.db.selectFrom('reserva').select('id_reg_reserva').where('id_reg_reserva', '=', id).execute()).length === 1

describe('deleting a booking', () => {
  it('archives it with who, when and why, and frees its court (R-209, A-119)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 480, socios: [anna, guest] })
    await desk.call(deleteBooking, { id_reg_reserva, motivo: 'Lluvia' })
    expect(await exists(id_reg_reserva)).toBe(false)
    expect(await linesOf(desk, id_reg_reserva)).toEqual([])
    expect(await history(id_reg_reserva)).toMatchObject([
      {
        motivo: 'Lluvia',
        elimina_admin: true,
        id_mst_socios_baja: desk.id,
        fecha_baja: desk.now(),
        datos: { socios: [anna, guest], facturas: [{ precio: 600 }, { precio: 600 }] },
      },
    ])
    await expect(book({ hora_ini: 480, id_mst_socios: guest })).resolves.toBeDefined()
  })
  it('after reservaToHist keeps that one archive and whether it was as owner (R-209, A-39)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 540, id_mst_socios: guest })
    const beside = await book({ hora_ini: 1020, id_mst_socios: guest })
    await desk.call(archiveBooking, { id_reg_reserva: beside.id_reg_reserva })
    const first = await desk.call(archiveBooking, { id_reg_reserva, elimina_admin: false })
    expect(await exists(id_reg_reserva)).toBe(true)
    expect(await desk.call(deleteBooking, { id_reg_reserva })).toMatchObject(first)
    expect(await history(id_reg_reserva)).toMatchObject([{ elimina_admin: false, fecha_baja: desk.now() }])
    expect(await history(beside.id_reg_reserva)).toMatchObject([{ elimina_admin: true, fecha_baja: null }])
    await expect(desk.call(restoreBooking, { id: beside.id_reg_reserva })).rejects.toMatchObject({ code: 'booking.ya_restaurada' })
  })
  it('tells who plays by mail only where that is asked for, and then whatever they want to be told; nobody without an address', async () => {
    await desk.db.updateTable('socio').set({ email: 'anna@example.com', notificar: false }).where('id_mst_socios', '=', anna).execute()
    // neither players of other bookings, nor the owner of the guests’ address
    await desk.db.updateTable('socio').set({ email: 'other@example.com' }).where('id_mst_socios', 'in', [carles, guest]).execute()
    await book({ hora_ini: 1350, id_mst_socios: carles })
    const mails = async () => {
      desk.at('2026-11-20T10:01:01Z')
      await desk.product.outbox.drained()
      desk.at('2026-11-20T10:00:00Z')
      return desk.db.selectFrom('correo').select(['para', 'asunto']).execute()
    }
    const made = async (hora_ini: number) => (await book({ hora_ini, socios: [anna, berta, guest] })).id_reg_reserva
    expect(await desk.call(deleteBooking, { id_reg_reserva: await made(1260) })).toMatchObject({ avisos: 0 })
    expect(await mails()).toEqual([])
    expect(await desk.call(deleteBooking, { id_reg_reserva: await made(1260), forzar_notificar: true })).toMatchObject({ avisos: 1 })
    expect(await mails()).toEqual([{ para: 'anna@example.com', asunto: 'Reserva anulada: Pádel 1 23/11/2026 21:00' }])
    const paid = await made(1260)
    await desk.call(chargeBooking, { id: paid })
    await expect(desk.call(deleteBooking, { id_reg_reserva: paid, forzar_notificar: true })).rejects.toMatchObject({ status: 409 })
    expect(await mails()).toHaveLength(1)
    await desk.call(deleteBooking, { id_reg_reserva: paid, devolucion: 'como_se_pago', id_mst_caja: desk.register })
  })
  it('is refused while money was paid for it, and says how much', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 600, id_mst_socios: guest })
    await desk.call(chargeBooking, { id: id_reg_reserva })
    await expect(desk.call(deleteBooking, { id_reg_reserva })).rejects.toMatchObject({
      status: 409,
      code: 'booking.tiene_pagos',
      msg: expect.stringContaining('6,00'),
    })
    expect(await exists(id_reg_reserva)).toBe(true)
  })
  it('is refused for a booking without a creator (A-38)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 660, id_mst_socios: guest })
    await desk.db.updateTable('reserva').set({ id_mst_socios_creacion: null }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await expect(desk.call(deleteBooking, { id_reg_reserva })).rejects.toMatchObject({ code: 'booking.bloqueo_sin_creador' })
  })
  it('of one that is not there is refused', async () => {
    await expect(desk.call(deleteBooking, { id_reg_reserva: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('restoring a deleted booking', () => {
  it('brings it back under its number with its players and lines (A-119)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 720, id_mst_socios: berta, socios: [berta, guest], nombre: 'Torneo' })
    await desk.call(deleteBooking, { id_reg_reserva })
    expect(await desk.call(restoreBooking, { id: id_reg_reserva })).toMatchObject({ id_reg_reserva, total: 1200, version: 2 })
    expect(await desk.db.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id_reg_reserva).executeTakeFirst()).toMatchObject({
      nombre: 'Torneo',
      id_mst_socios: berta,
    })
    await expect(book({ hora_ini: 720, id_mst_socios: guest })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
    await expect(desk.call(restoreBooking, { id: id_reg_reserva })).rejects.toMatchObject({ code: 'booking.ya_restaurada' })
  })
  it('is possible as often as it is deleted, and each time it stands among the deleted ones', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-25', hora_ini: 720, id_mst_socios: guest })
    const deleted = async () =>
      (await desk.call(deletedBookings, { start_date: '2026-11-25', end_date: '2026-11-25' })).map((row) => row.motivo)
    for (const motivo of ['Lluvia', 'Viento']) {
      await desk.call(deleteBooking, { id_reg_reserva, motivo })
      expect(await deleted()).toEqual([motivo])
      await desk.call(restoreBooking, { id: id_reg_reserva })
      expect(await deleted()).toEqual([])
    }
    expect((await history(id_reg_reserva)).map((row) => row.motivo)).toEqual(['Lluvia', 'Viento'])
  })
  it('brings back the line of whoever plays for nothing', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 1200, id_mst_socios: guest, socios: [guest, guest] })
    await desk.db.updateTable('factura').set({ precio: 0 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await desk.call(deleteBooking, { id_reg_reserva })
    await desk.call(restoreBooking, { id: id_reg_reserva })
    expect((await linesOf(desk, id_reg_reserva)).map((line) => [line.precio, line.precio_calculado])).toEqual([
      [0, 600],
      [0, 600],
    ])
  })
  it('brings back the one that is asked for, not the one that was deleted last', async () => {
    const [one, other] = [await book({ hora_ini: 1080, id_mst_socios: guest }), await book({ hora_ini: 1140, id_mst_socios: guest })]
    for (const { id_reg_reserva } of [one, other]) await desk.call(deleteBooking, { id_reg_reserva })
    expect(await desk.call(restoreBooking, { id: one.id_reg_reserva })).toMatchObject({ id_reg_reserva: one.id_reg_reserva })
    expect([await exists(one.id_reg_reserva), await exists(other.id_reg_reserva)]).toEqual([true, false])
  })
  it('is refused when the court is taken meanwhile', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 840, id_mst_socios: guest })
    await desk.call(deleteBooking, { id_reg_reserva })
    await book({ hora_ini: 840, id_mst_socios: guest })
    await expect(desk.call(restoreBooking, { id: id_reg_reserva })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
  })
  it('is offered for those that are still deleted', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 960, id_mst_socios: guest })
    await desk.call(deleteBooking, { id_reg_reserva, motivo: 'Error' })
    const rows = await desk.call(deletedBookings, { start_date: someDay, end_date: someDay })
    expect(rows[0]).toMatchObject({ id_reg_reserva, motivo: 'Error', desc_recurso: 'Pádel 1', nombre: 'Invitado', hora_ini: 960 })
    const between = (start_date: string, end_date: string, more = {}) => desk.call(deletedBookings, { start_date, end_date, ...more })
    expect(await between('2026-11-24', '2026-12-31')).toEqual([])
    expect(await between('2026-11-01', '2026-11-22')).toEqual([])
    expect(await between(someDay, someDay, { id_mst_tiporecurso: 1 })).toEqual(rows)
    expect(await between(someDay, someDay, { id_mst_tiporecurso: 2 })).toEqual([])
    expect(await between(someDay, '2027-11-24')).toEqual(rows)
    for (const end of ['2027-11-25', '2026-11-22'])
      await expect(between(someDay, end)).rejects.toMatchObject({ code: 'booking.demasiado_intervalo' })
    await desk.call(restoreBooking, { id: id_reg_reserva })
    expect((await desk.call(deletedBookings, { start_date: someDay, end_date: someDay })).map((row) => row.id_reg_reserva)).not.toContain(
      id_reg_reserva,
    )
  })
})

it('leaves everything in order', async () => {
  expect(await broken(desk)).toEqual([])
})
