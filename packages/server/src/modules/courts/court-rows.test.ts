import { editBookingInfo, quoteBooking } from '@app/contract/bookings/booking-form'
import { updateCourt } from '@app/contract/courts/court-file'
import { bookingMinutesOf, courtPermissions, createBookingMinutes } from '@app/contract/courts/court-rows'
import { courtPasses, saveCourtPasses } from '@app/contract/courts/passes'
import { getPaymentSlot, newPaymentSlot, paymentSlots, removePaymentSlot, updatePaymentSlot } from '@app/contract/courts/payment-slots'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../bookings/testing.ts'

const desk = await deskClub()
const { padel: id } = desk
const kinds = async () => (await desk.call(bookingMinutesOf, { id })).map((row) => [row.tipo_minutosreserva, row.minutes])

describe('the lengths of a court’s bookings', () => {
  it('are 0 at least, 1 at most, 2 by default; a call by GET or POST sets one and adds the others (R-366, A-11)', async () => {
    expect(await kinds()).toEqual([])
    const url = `/api/recurso/${id}/2/90/crearYObtenerMinutosReserva`
    expect((await desk.http({ method: 'GET', url })).body).toMatchObject([
      { tipo_minutosreserva: 0, minutes: -1 },
      { tipo_minutosreserva: 1, minutes: -1 },
      { tipo_minutosreserva: 2, minutes: 90 },
    ])
    expect((await desk.http({ method: 'GET', url, headers: { 'x-csrf-token': '' } })).status).toBe(403)
    expect((await desk.http({ method: 'POST', url: url.replace('/2/90/', '/0/60/') })).status).toBe(200)
    expect(await kinds()).toEqual([
      [0, 60],
      [1, -1],
      [2, 90],
    ])
    await desk.call(createBookingMinutes, { id, a: 0, b: 0 })
    expect(await kinds()).toEqual([
      [0, -1],
      [1, -1],
      [2, 90],
    ])
  })
  it('keep to the step and to their order (R-358), and exist once each', async () => {
    await expect(desk.call(createBookingMinutes, { id, a: 0, b: 45 })).rejects.toMatchObject({
      fields: { minutos_reserva: [expect.stringContaining('30')] },
    })
    await expect(desk.call(createBookingMinutes, { id, a: 1, b: 60 })).rejects.toMatchObject({
      fields: { minutos_reserva: [expect.any(String)] },
    })
    const row = (tipo_minutosreserva: 0 | 1 | 2, minutes: number) => ({ tipo_minutosreserva, minutes })
    await expect(desk.call(updateCourt, { id, minutos_reserva: [row(0, 30), row(0, 60)] })).rejects.toMatchObject({
      code: 'recurso.minutos_repetidos',
    })
    await desk.call(updateCourt, { id, minutos_reserva: [row(0, 60), row(1, 120), row(2, 60)] })
    expect(await kinds()).toEqual([
      [0, 60],
      [1, 120],
      [2, 60],
    ])
    expect((await desk.http({ method: 'GET', url: `/api/recurso/${id}/3/60/crearYObtenerMinutosReserva` })).status).toBe(422)
  })
})

describe('what member types may do on a court', () => {
  it('is one row for every type, nothing until it is given', async () => {
    const before = await desk.call(courtPermissions, { id })
    expect(before.length).toBeGreaterThan(2)
    expect(before.every((row) => !row.luz_manual)).toBe(true)
    await desk.call(updateCourt, { id, recurso_tiposocio_permiso: [{ id_mst_tiposocio: 2, luz_manual: true }] })
    expect((await desk.call(courtPermissions, { id })).filter((row) => row.luz_manual).map((row) => row.id_mst_tiposocio)).toEqual([2])
    const twice = [2, 2].map((id_mst_tiposocio) => ({ id_mst_tiposocio, luz_manual: true }))
    await expect(desk.call(updateCourt, { id, recurso_tiposocio_permiso: twice })).rejects.toMatchObject({
      code: 'recurso.tipo_socio_repetido',
    })
  })
})

describe('the pass types of a court', () => {
  it('are chosen as a list or as a map of ids', async () => {
    await desk.db.insertInto('tipo_abono').values({ id_mst_tipoabonos: 50, desc_tipoabonos: 'Bono' }).execute()
    expect(await desk.call(courtPasses, { id })).toEqual([{ id_mst_tipoabonos: 50, desc_tipoabonos: 'Bono', seleccionado: false }])
    expect(await desk.call(saveCourtPasses, { id, tipoabonos: [50, 50] })).toMatchObject([{ seleccionado: true }])
    expect(
      (await desk.http({ method: 'POST', url: `/api/recurso/${id}/tipoabono_save`, body: { tipoabonos: { 50: 'false' } } })).body,
    ).toMatchObject([{ seleccionado: 0 }])
    expect((await desk.http({ method: 'POST', url: `/api/recurso/${id}/tipoabono_save`, body: {} })).status).toBe(422)
    const both = await Promise.allSettled([1, 2].map(() => desk.call(saveCourtPasses, { id, tipoabonos: [50] })))
    expect(both.every(({ status }) => status === 'fulfilled')).toBe(true)
  })
})

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
    const [slot] = await desk.call(paymentSlots, { id })
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
  })
  it('makes bookings in its hours ones to be paid as they are made (A-117)', async () => {
    await desk.db.deleteFrom('recurso_pago_tramo').execute()
    const slot = await desk.call(newPaymentSlot, { id })
    const days = { diaInicio: 1, mesInicio: 10, diaFin: 31, mesFin: 3, dias: 127, horario: { hora_ini: 1080, hora_fin: 1380 } }
    await desk.call(updatePaymentSlot, { id: slot.id_reg_recurso_pagotramos, ...days })
    const quoted = (hora_ini: number) =>
      desk.call(quoteBooking, { id_mst_recurso: id, day: '2026-11-23', hora_ini, duracion: 60, socios: [desk.members[0]] })
    expect([(await quoted(1050)).pago_inmediato, (await quoted(960)).pago_inmediato]).toEqual([true, false])
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
