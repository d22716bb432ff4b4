import { updateCourt } from '@app/contract/courts/court-file'
import { bookingMinutesOf, courtPermissions, createBookingMinutes } from '@app/contract/courts/court-rows'
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
