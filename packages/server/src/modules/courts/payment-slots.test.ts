import { editBookingInfo, quoteBooking } from '@app/contract/bookings/booking-form'
import { getPaymentSlot, newPaymentSlot, paymentSlots, removePaymentSlot, updatePaymentSlot } from '@app/contract/courts/payment-slots'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel: id } = desk

describe('a payment slot', () => {
  it('starts as today’s day of the year from 18:00 to 23:59 (R-364)', async () => {
    const slot = await desk.call(newPaymentSlot, { id })
    expect(slot).toMatchObject({
      id_mst_recurso: id,
      diaInicio: 20,
      mesInicio: 11,
      diaFin: 20,
      mesFin: 11,
      hora_ini: 1080,
      hora_fin: 1439,
      dias: 127,
    })
    expect((await desk.http({ method: 'GET', url: `/api/recurso_pago_tramos/${slot.id_reg_recurso_pagotramos}` })).body).toMatchObject({
      hora_ini: '18:00',
      hora_fin: '23:59',
    })
    await expect(desk.call(newPaymentSlot, { id: 98765 })).rejects.toMatchObject({ status: 404 })
  })
  it('is changed whole, over New Year too; days, hours and weekdays that cannot be are refused one by one', async () => {
    const elsewhere = await desk.call(newPaymentSlot, { id: desk.other })
    const [slot, ...more] = await desk.call(paymentSlots, { id })
    expect(more).toEqual([])
    const at = {
      id: slot!.id_reg_recurso_pagotramos,
      diaInicio: 1,
      mesInicio: 10,
      diaFin: 29,
      mesFin: 2,
      dias: 31,
      horario: { hora_ini: 1050, hora_fin: 1320 },
    }
    expect(await desk.call(updatePaymentSlot, at)).toMatchObject({
      diaInicio: 1,
      mesInicio: 10,
      diaFin: 29,
      mesFin: 2,
      dias: 31,
      hora_ini: 1050,
      hora_fin: 1320,
    })
    const fields = async (change: object) => {
      const error = await desk.call(updatePaymentSlot, { ...at, ...change }).then(
        () => null,
        (refused: { fields: object }) => refused,
      )
      return Object.keys(error?.fields ?? {})
    }
    expect(await fields({ diaFin: 30 })).toEqual(['diaFin'])
    expect(await fields({ diaInicio: 31, mesInicio: 4 })).toEqual(['diaInicio'])
    expect(await fields({ horario: { hora_ini: 600, hora_fin: 600 } })).toEqual(['horario.hora_fin'])
    expect(await fields({ dias: 0 })).toEqual(['dias'])
    expect(await desk.call(getPaymentSlot, { id: at.id })).toMatchObject({ diaFin: 29, hora_ini: 1050 })
    expect(await desk.call(getPaymentSlot, { id: elsewhere.id_reg_recurso_pagotramos })).toEqual(elsewhere)
    const url = `/api/recurso_pago_tramos/${at.id}/update`
    for (const horario of [null, '18:00', 7]) expect((await desk.http({ method: 'POST', url, body: { ...at, horario } })).status).toBe(422)
  })
  it('is read and sent as light slots are too, with a beginning and an end (spec 3 §3)', async () => {
    const [slot] = await desk.call(paymentSlots, { id })
    const url = `/api/recurso_pago_tramos/${slot!.id_reg_recurso_pagotramos}`
    const horario = { fecha_ini: { dia: 15, mes: 6, hora: 18, minuto: 30 }, fecha_fin: { dia: 29, mes: 2, hora: 22 } }
    const saved = { fecha_ini: '0004-06-15 18:30', fecha_fin: '0004-02-29 22:59', hora_ini: '18:30', diaInicio: 15, mesFin: 2 }
    expect((await desk.http({ method: 'POST', url: `${url}/update`, body: { horario, dias: 127 } })).body).toMatchObject(saved)
    expect((await desk.http({ method: 'GET', url })).body).toMatchObject(saved)
    const withoutDay = { horario: { fecha_ini: { hora: 18 }, fecha_fin: { dia: 1, mes: 1 } }, dias: 127 }
    const { status, body } = await desk.http({ method: 'POST', url: `${url}/update`, body: withoutDay })
    expect([status, Object.keys(body)]).toEqual([422, expect.arrayContaining(['diaInicio', 'mesInicio'])])
  })
  it('makes bookings in its hours ones to be paid as they are made (A-117)', async () => {
    await desk.db.deleteFrom('recurso_pago_tramo').execute()
    const slot = await desk.call(newPaymentSlot, { id })
    const days = { diaInicio: 1, mesInicio: 10, diaFin: 31, mesFin: 3, dias: 127, horario: { hora_ini: 1080, hora_fin: 1380 } }
    await desk.call(updatePaymentSlot, { id: slot.id_reg_recurso_pagotramos, ...days })
    const quoted = (hora_ini: number) =>
      desk.call(quoteBooking, { id_mst_recurso: id, day: '2026-11-23', hora_ini, duracion: 60, socios: [desk.members[0]] })
    expect([(await quoted(1050)).pago_inmediato, (await quoted(960)).pago_inmediato]).toEqual([true, false])
    const beside = await desk.book({ hora_ini: 1080, id_mst_recurso: desk.other, id_mst_socios: desk.members[1] })
    expect((await desk.call(editBookingInfo, { id_reserva: beside.id_reg_reserva })).pago_inmediato).toBe(false)
    const booking = await desk.book({ hora_ini: 1080 })
    expect((await desk.call(editBookingInfo, { id_reserva: booking.id_reg_reserva })).pago_inmediato).toBe(true)
  })
  it('is deleted once', async () => {
    const { id_reg_recurso_pagotramos } = await desk.call(newPaymentSlot, { id })
    expect(await desk.call(removePaymentSlot, { id: id_reg_recurso_pagotramos })).toEqual({})
    await expect(desk.call(removePaymentSlot, { id: id_reg_recurso_pagotramos })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(getPaymentSlot, { id: id_reg_recurso_pagotramos })).rejects.toMatchObject({ status: 404 })
  })
})
