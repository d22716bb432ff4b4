import { createConfiguration, destroyConfiguration } from '@app/contract/booking-config/configurations'
import { changeLineMember } from '@app/contract/bookings/booking-line'
import { changeBookingType, editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { duplicateBooking } from '@app/contract/bookings/duplicate-booking'
import type { SentOf } from '@app/contract/kit/action'
import { afterEach, describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf, someDay } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel, other, members, book } = desk
const [anna, berta] = members
const limit = (more: SentOf<typeof createConfiguration>) => desk.call(createConfiguration, more)

afterEach(async () => {
  const rows = await desk.db.selectFrom('reserva_configuracion').select('id_mst_reserva_configuracion as id').execute()
  for (const { id } of rows) await desk.call(destroyConfiguration, { id })
  for (const table of ['factura', 'reserva_ocupa', 'reserva_socio', 'reserva'] as const) await desk.db.deleteFrom(table).execute()
})

describe('a booking that breaks an hour limit of its owner', () => {
  it('is told which limit, how much is used and until when; the desk may go on', async () => {
    const { id_mst_reserva_configuracion } = await limit({ horas_reservas_dia: 1.5, desc_configuracion: 'Socios' })
    await book({ hora_ini: 600 })
    const second = { hora_ini: 900, duracion: 60, id_mst_recurso: other }
    await expect(book(second)).rejects.toMatchObject({
      status: 409,
      code: 'booking.limite_dia',
      msg: 'Anna Puig puede reservar 1 h 30 min al día y ya tiene 1 h: con esta reserva serían 2 h. Cuenta hasta el final del 23/11/2026.',
      fields: { duracion: [expect.stringContaining('1 h 30 min al día')] },
      body: {
        error: 1,
        confirm: 'confirmar_limites',
        limite: {
          limite: 'horas_reservas_dia',
          id_mst_reserva_configuracion,
          desc_configuracion: 'Socios',
          maximo: 90,
          usado: 60,
          total: 120,
          hasta: someDay,
        },
      },
    })
    expect(await book({ ...second, id_mst_socios: berta })).toMatchObject({ id_reg_reserva: expect.any(Number) })
    expect(await book({ ...second, hora_ini: 1020, confirmar_limites: true })).toMatchObject({ id_reg_reserva: expect.any(Number) })
    expect(await broken(desk)).toEqual([])
  })
  it('says less than an hour in minutes alone', async () => {
    await limit({ horas_reservas_dia: 1 })
    await book({ hora_ini: 600, duracion: 45 })
    await expect(book({ hora_ini: 900, duracion: 45, id_mst_recurso: other })).rejects.toMatchObject({
      msg: expect.stringContaining('puede reservar 1 h al día y ya tiene 45 min: con esta reserva serían 1 h 30 min.'),
    })
  })
  it('counts what it owns, not what it plays along, and never a guest’s', async () => {
    await limit({ horas_reservas_dia: 1 })
    await book({ hora_ini: 600, id_mst_socios: berta, socios: [berta, anna] })
    expect(await book({ hora_ini: 720 })).toBeDefined()
    await book({ hora_ini: 840, id_mst_socios: guest })
    expect(await book({ hora_ini: 960, id_mst_socios: guest })).toBeDefined()
  })
  it.each([
    ['booking.limite_franja', { horas_reservas_franja: 1, hora_ini: 540 }, 'entre las 09:00 y las 24:00'],
    ['booking.limite_consecutivas', { horas_reservas_franja_consecutivas: 1 }, 'seguidas'],
    ['booking.limite_semana', { horas_reservas_semana: 1 }, 'La semana acaba el 29/11/2026'],
  ])('%s', async (code, more, words) => {
    await limit(more)
    await book({ hora_ini: 600 })
    await expect(book({ hora_ini: 660, id_mst_recurso: other })).rejects.toMatchObject({ code, msg: expect.stringContaining(words) })
  })
  it('counts the days from Monday to Sunday alone', async () => {
    await limit({ horas_reservas_semana: 1 })
    for (const fecha_ini of ['2026-11-22', '2026-11-30']) await book({ fecha_ini, hora_ini: 600 })
    expect(await book({ fecha_ini: '2026-11-23', hora_ini: 600 })).toBeDefined()
    await expect(book({ fecha_ini: '2026-11-29', hora_ini: 600 })).rejects.toMatchObject({ code: 'booking.limite_semana' })
  })
  it('lets a booking move within its own hours, and counts nothing that takes no court', async () => {
    await limit({ horas_reservas_dia: 1 })
    const { id_reg_reserva } = await book({ hora_ini: 600 })
    expect(await desk.call(moveBooking, { id_reg_reserva, hora_ini: 900 })).toMatchObject({ id_reg_reserva })
    await expect(book({ hora_ini: 600, id_mst_recurso: other })).rejects.toMatchObject({ code: 'booking.limite_dia' })
    await desk.db.updateTable('reserva').set({ ocupado: false }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    expect(await book({ hora_ini: 600, id_mst_recurso: other })).toBeDefined()
  })
  it('is found when a booking becomes longer, moves, changes owner or type, or is copied', async () => {
    await limit({ horas_reservas_dia: 1 })
    const { id_reg_reserva } = await book({ hora_ini: 600 })
    const refused = { status: 409, code: 'booking.limite_dia' }
    await expect(desk.call(editBooking, { id_reg_reserva, duracion: 90 })).rejects.toMatchObject(refused)
    expect(await desk.call(editBooking, { id_reg_reserva, nombre: 'Copa' })).toBeDefined()
    const tomorrow = await book({ fecha_ini: '2026-11-24' })
    const move = { id_reg_reserva: tomorrow.id_reg_reserva, fecha_ini: someDay, hora_ini: 900 }
    await expect(desk.call(moveBooking, move)).rejects.toMatchObject(refused)
    const copy = { id_reg_reserva, fecha: someDay, hora_ini: 900, id_mst_recurso: padel }
    await expect(desk.call(duplicateBooking, copy)).rejects.toMatchObject(refused)
    const hers = await book({ hora_ini: 780, id_mst_socios: berta })
    const theirs = { id_reg_reserva: hers.id_reg_reserva, id_mst_socios: anna, socios: [anna] }
    await expect(desk.call(editBooking, theirs)).rejects.toMatchObject(refused)
    const [line] = await linesOf(desk, hers.id_reg_reserva)
    const given = { id: hers.id_reg_reserva, id_factura: line!.id_reg_factura, idSocio: anna }
    await expect(desk.call(changeLineMember, given)).rejects.toMatchObject(refused)
    const lesson = await desk.db
      .insertInto('tipo_reserva')
      .values({ desc_tiporeserva: 'Clase' })
      .returning('id_mst_tiporeserva')
      .executeTakeFirstOrThrow()
    const taught = await book({ hora_ini: 1080, ...lesson })
    const changed = { id_reg_reserva: taught.id_reg_reserva, id_mst_tiporeserva: 1 }
    await expect(desk.call(changeBookingType, changed)).rejects.toMatchObject(refused)
    expect(await desk.call(changeBookingType, { ...changed, confirmar_limites: true })).toBeDefined()
    expect(await desk.call(moveBooking, { ...move, confirmar_limites: true })).toBeDefined()
    expect(await broken(desk)).toEqual([])
  })
  it('is asked of whom a line makes the owner alone, and not where the desk goes on', async () => {
    await limit({ horas_reservas_dia: 1 })
    const { id_reg_reserva: id } = await book({ hora_ini: 600, duracion: 90, socios: [anna, guest], confirmar_limites: true })
    const [first, second] = await linesOf(desk, id)
    const give = (line: typeof first, idSocio: number, more = {}) =>
      desk.call(changeLineMember, { id, id_factura: line!.id_reg_factura, idSocio, ...more })
    expect(await give(second, desk.members[2])).toMatchObject({ id_mst_socios: desk.members[2] })
    await expect(give(first, berta)).rejects.toMatchObject({ status: 409, code: 'booking.limite_dia' })
    expect(await give(first, berta, { confirmar_limites: true })).toMatchObject({ id_mst_socios: berta })
    expect(await broken(desk)).toEqual([])
  })
})
