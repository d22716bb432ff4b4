import { changeLineMember } from '@app/contract/bookings/booking-line'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { closeCourts, previewClosure } from '@app/contract/closures/close-courts'
import { savePermanent } from '@app/contract/permanent/permanent-bookings'
import { undoSeries } from '@app/contract/permanent/undo-series'
import { describe, expect, it } from 'vitest'
import { tidyUp } from '../../../kit/work/housekeeping.ts'
import { deskClub, guest, linesOf, someDay } from '../../../testing/modules/bookings.ts'
import { calendarFeeds } from '../../../testing/modules/calendar-feed.ts'
import { forgetDepartures } from './record-leaving.ts'

const desk = await deskClub()
const { padel, other, members, book } = desk
const [anna, berta, carles] = members
const { read, linkOf, eventOf } = calendarFeeds(desk)

describe('a booking that leaves the calendar of a court', () => {
  it('is cancelled there and stands in that of the other court; back again it is newer than its end (RFC 5545)', async () => {
    const [from, to] = [await linkOf({ id_mst_recurso: padel }), await linkOf({ id_mst_recurso: other })]
    const { id_reg_reserva } = await book({ hora_ini: 600, duracion: 90 })
    const first = await eventOf(from, id_reg_reserva)
    await desk.call(moveBooking, { id_reg_reserva, id_mst_recurso: other, hora_ini: 720 })
    expect(await eventOf(from, id_reg_reserva)).toMatchObject({
      ...{ UID: first!.UID, DTSTART: first!.DTSTART, DTEND: first!.DTEND, LOCATION: 'Pádel 1', SUMMARY: 'Pádel 1' },
      ...{ STATUS: 'CANCELLED', SEQUENCE: '1' },
    })
    expect(await eventOf(to, id_reg_reserva)).toMatchObject({ UID: first!.UID, STATUS: 'CONFIRMED', LOCATION: 'Pádel 2', SEQUENCE: '2' })
    await desk.call(moveBooking, { id_reg_reserva, id_mst_recurso: padel })
    expect(await eventOf(from, id_reg_reserva)).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '4' })
    expect(await eventOf(to, id_reg_reserva)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '3' })
    await desk.call(deleteBooking, { id_reg_reserva })
    expect(await eventOf(from, id_reg_reserva)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '5' })
    expect(await eventOf(to, id_reg_reserva)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '3' })
  })
  it('for a day beyond those of the calendar still tells where it is', async () => {
    const court = await desk.court('Lejos')
    const path = await linkOf({ id_mst_recurso: court })
    const { id_reg_reserva } = await book({ id_mst_recurso: court, id_mst_socios: guest })
    await desk.call(moveBooking, { id_reg_reserva, fecha_ini: '2028-03-01' })
    expect(await eventOf(path, id_reg_reserva)).toMatchObject({ STATUS: 'CONFIRMED', DTSTART: '20280301T090000Z', SEQUENCE: '2' })
  })
  it('is cancelled there when its series takes other courts, and when the series is undone', async () => {
    const [former, next] = [await desk.court('Antes'), await desk.court('Después')]
    const [from, to] = [await linkOf({ id_mst_recurso: former }), await linkOf({ id_mst_recurso: next })]
    const form = { nombre: 'Escuela', fecha_ini: '2026-11-23', fecha_fin: '2026-11-30', hora_ini: 600, hora_fin: 660, dias: 1 }
    const made = await desk.call(savePermanent, { ...form, recursos: [former] })
    const edited = { ...form, edit: true, id_mst_reservasfijas: made.id_mst_reservasfijas, recursos: [next] }
    const moved = await desk.call(savePermanent, edited)
    const states = async (path: string) => (await read(path)).events.map(({ STATUS, LOCATION }) => [STATUS, LOCATION])
    expect(await states(from)).toEqual(Array(2).fill(['CANCELLED', 'Antes']))
    expect(await states(to)).toEqual(Array(2).fill(['CONFIRMED', 'Después']))
    await desk.call(undoSeries, { actos: moved.actos })
    expect(await states(from)).toEqual(Array(2).fill(['CONFIRMED', 'Antes']))
    expect(await states(to)).toEqual(Array(2).fill(['CANCELLED', 'Después']))
    const { actos } = await desk.call(savePermanent, { ...form, hora_ini: 720, hora_fin: 780, recursos: [former] })
    await desk.call(undoSeries, { actos })
    expect((await states(from)).slice(2)).toEqual(Array(2).fill(['CANCELLED', 'Antes']))
  })
  it('is cancelled there when rain moves it', async () => {
    const wet = await desk.court('Mojada')
    const path = await linkOf({ id_mst_recurso: wet })
    const { id_reg_reserva } = await book({ id_mst_recurso: wet, fecha_ini: '2026-11-24', id_mst_socios: guest })
    const rain = { id_mst_tiporecurso: 1, motivo: 'rain', fecha: '2026-11-24', recursos: [wet], hora_ini: 540, hora_fin: 720 } as const
    const { vista, lineas } = await desk.call(previewClosure, rain)
    expect(lineas).toMatchObject([{ hacer: 'move' }])
    await desk.call(closeCourts, { ...rain, vista })
    expect(await eventOf(path, id_reg_reserva)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1' })
  })
})

describe('a booking that leaves the calendar of a member', () => {
  it('is cancelled there when the member is taken off, or the line passes to another one', async () => {
    const [ofBerta, ofCarles] = [await linkOf({ id_mst_socios: berta }), await linkOf({ id_mst_socios: carles })]
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-25', socios: [anna, berta] })
    expect(await eventOf(ofBerta, id_reg_reserva)).toMatchObject({ STATUS: 'CONFIRMED' })
    await desk.call(editBooking, { id_reg_reserva, socios: [anna, carles] })
    expect(await eventOf(ofBerta, id_reg_reserva)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1', SUMMARY: 'Pádel 1' })
    expect(await eventOf(ofCarles, id_reg_reserva)).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '2' })
    const line = (await linesOf(desk, id_reg_reserva)).find((one) => one.id_mst_socios === carles)!
    await desk.call(changeLineMember, { id: id_reg_reserva, id_factura: line.id_reg_factura, idSocio: berta })
    expect(await eventOf(ofCarles, id_reg_reserva)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '3' })
    expect(await eventOf(ofBerta, id_reg_reserva)).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '4' })
  })
  it('of a sport that the creator of the link may not see any more is cancelled there (A-165)', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    const { id_mst_tiporecurso } = await desk.db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Tenis' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    const path = await calendarFeeds({ ...desk, call: clerk.call }).linkOf({ id_mst_socios: anna })
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-26', nombre: 'Torneo' })
    expect(await eventOf(path, id_reg_reserva)).toMatchObject({ STATUS: 'CONFIRMED' })
    await desk.db.insertInto('socios_tiporecurso_tiposocio').values({ id_mst_socios: clerk.id, id_mst_tiporecurso }).execute()
    expect(await eventOf(path, id_reg_reserva)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1' })
  })
})

it('ends are told as long as the day of the booking is in the calendar, and then forgotten', async () => {
  const court = await desk.court('Olvido')
  const { id_reg_reserva } = await book({ id_mst_recurso: court, fecha_ini: someDay, id_mst_socios: guest })
  await desk.call(deleteBooking, { id_reg_reserva })
  const kept = async () =>
    (await desk.db.selectFrom('reserva_salida').selectAll().where('id_reg_reserva', '=', id_reg_reserva).execute()).length
  const tidyOn = (day: string) => tidyUp(desk.product.clubs.all()[0]!, [forgetDepartures], new Date(`${day}T10:00:00Z`))
  await tidyOn('2027-01-22')
  expect(await kept()).toBe(1)
  await tidyOn('2027-01-23')
  expect(await kept()).toBe(0)
})
