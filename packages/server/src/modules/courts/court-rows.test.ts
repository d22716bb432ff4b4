import { updateCourt } from '@app/contract/courts/court-file'
import { bookingMinutesOf, courtPermissions } from '@app/contract/courts/court-rows'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel: id } = desk
const kinds = async () => (await desk.call(bookingMinutesOf, { id })).map((row) => [row.tipo_minutosreserva, row.minutes])

describe('the lengths of a court’s bookings', () => {
  it('are 0 at least, 1 at most, 2 by default; a call by GET or POST adds those that are missing, and changes nothing (R-366, A-11, A-88)', async () => {
    expect(await kinds()).toEqual([])
    await desk.call(updateCourt, { id: desk.other, minutos_reserva: [{ tipo_minutosreserva: 0, minutes: 60 }] })
    expect(await kinds()).toEqual([])
    const url = `/api/recurso/${id}/15/1/crearYObtenerMinutosReserva`
    const made = [0, 1, 2].map((tipo_minutosreserva) => ({ id: expect.any(Number), tipo_minutosreserva, minutes: -1 }))
    expect((await desk.http({ method: 'GET', url })).body).toMatchObject(made)
    expect((await desk.http({ method: 'GET', url, headers: { 'x-csrf-token': '' } })).status).toBe(403)
    await desk.call(updateCourt, { id, minutos_reserva: [{ tipo_minutosreserva: 2, minutes: 90 }] })
    expect((await desk.http({ method: 'POST', url: url.replace('/15/', '/60/') })).body).toMatchObject(
      made.with(2, { ...made[2]!, minutes: 90 }),
    )
    expect(await kinds()).toEqual([
      [0, -1],
      [1, -1],
      [2, 90],
    ])
    expect((await desk.http({ method: 'GET', url: url.replace('/1/crear', '/2/crear') })).status).toBe(404)
  })
  it('keep to the step and to their order (R-358), and exist once each', async () => {
    const row = (tipo_minutosreserva: 0 | 1 | 2, minutes: number) => ({ tipo_minutosreserva, minutes })
    await expect(desk.call(updateCourt, { id, minutos_reserva: [row(0, 45)] })).rejects.toMatchObject({
      fields: { minutos_reserva: [expect.stringContaining('30')] },
    })
    await expect(desk.call(updateCourt, { id, minutos_reserva: [row(1, 60), row(2, 90)] })).rejects.toMatchObject({
      fields: { minutos_reserva: [expect.any(String)] },
    })
    await expect(desk.call(updateCourt, { id, minutos_reserva: [row(0, 30), row(0, 60)] })).rejects.toMatchObject({
      code: 'recurso.minutos_repetidos',
    })
    await desk.call(updateCourt, { id, minutos_reserva: [row(0, 60), row(1, 120), row(2, 60)] })
    expect(await kinds()).toEqual([
      [0, 60],
      [1, 120],
      [2, 60],
    ])
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
