import { editBookingInfo } from '@app/contract/bookings/booking-form'
import { changeLineMember } from '@app/contract/bookings/booking-line'
import { changeBookingType, changeMissing, editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { duplicateBooking } from '@app/contract/bookings/duplicate-booking'
import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf, someDay } from '../../testing/modules/bookings.ts'
import { saveSetting } from '../club/public.ts'

const desk = await deskClub()
const { padel, other, members, book } = desk
const [anna, berta, carles] = members
const rowOf = (id: number) => desk.db.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id).executeTakeFirstOrThrow()
const placesOf = async (id: number) =>
  (await desk.db.selectFrom('reserva_socio').select('id_mst_socios').where('id_reg_reserva', '=', id).orderBy('orden').execute()).map(
    (row) => row.id_mst_socios,
  )
const setting = (name: 'DUPLICAR_RESERVA_ADMIN', valor: string) =>
  desk.db.transaction().execute((tx) => saveSetting(tx as never, name, { valor }))

describe('moving a booking', () => {
  it('takes the new court and time and frees the old', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 480, socios: [anna, guest] })
    await desk.call(moveBooking, { id_reg_reserva, hora_ini: 540, id_mst_recurso: other })
    expect(await rowOf(id_reg_reserva)).toMatchObject({ hora_ini: 540, duracion: 60, id_mst_recurso: other, version: 2 })
    await expect(book({ hora_ini: 480, id_mst_socios: guest })).resolves.toBeDefined()
    await expect(book({ hora_ini: 540, id_mst_recurso: other, id_mst_socios: guest })).rejects.toMatchObject({
      code: 'booking.pista_ocupada',
    })
  })
  it('prices unpaid lines anew and keeps paid ones, with the difference beside them (A-115, A-128)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 600, socios: [anna, guest] })
    const [first] = await linesOf(desk, id_reg_reserva)
    await desk.call(chargeSelected, { facturasSeleccionadas: [first!.id_reg_factura] })
    expect(await desk.call(moveBooking, { id_reg_reserva, duracion: 90 })).toMatchObject({ total: 600 + 900 + 300 })
    expect((await linesOf(desk, id_reg_reserva)).map((line) => [line.precio, line.pagado])).toEqual([
      [600, 600],
      [900, 0],
      [300, 0],
    ])
  })
  it('keeps a price made by hand, beside the calculated one (A-115)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 720 })
    await desk.db.updateTable('factura').set({ precio: 100 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await desk.call(moveBooking, { id_reg_reserva, duracion: 120 })
    expect(await linesOf(desk, id_reg_reserva)).toMatchObject([{ precio: 100, precio_calculado: 1200 }])
  })
  it('rewrites the text of its unpaid lines, and leaves a text that somebody wrote (A-128)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-10', hora_ini: 600, socios: [anna, guest] })
    const [first] = await linesOf(desk, id_reg_reserva)
    await desk.db.updateTable('factura').set({ concepto: 'Cumpleaños' }).where('id_reg_factura', '=', first!.id_reg_factura).execute()
    await desk.call(moveBooking, { id_reg_reserva, fecha_ini: '2026-12-11', hora_ini: 690, id_mst_recurso: other })
    expect((await linesOf(desk, id_reg_reserva)).map((line) => line.concepto)).toEqual(['Cumpleaños', 'Pádel 2 11/12/2026 11:30'])
  })
  it('leaves a paid line as it was charged and says for which place (A-128)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-12', hora_ini: 600, id_mst_socios: guest })
    await desk.call(chargeBooking, { id: id_reg_reserva })
    const lines = async () => (await desk.call(editBookingInfo, { id_reserva: id_reg_reserva })).facturas
    await desk.call(moveBooking, { id_reg_reserva, hora_ini: 660, id_mst_recurso: other })
    const charged = { id_mst_recurso: padel, desc_recurso: 'Pádel 1', fecha: '2026-12-12', hora_ini: 600, duracion: 60, hora_fin: 660 }
    expect(await lines()).toMatchObject([{ concepto: 'Pádel 1 12/12/2026 10:00', total: 600, cobrado_por: charged }])
    await desk.call(moveBooking, { id_reg_reserva, hora_ini: 720 })
    expect(await lines()).toMatchObject([{ cobrado_por: charged }])
    await desk.call(moveBooking, { id_reg_reserva, hora_ini: 600, id_mst_recurso: padel })
    expect(await lines()).toMatchObject([{ concepto: 'Pádel 1 12/12/2026 10:00', cobrado_por: null }])
  })
  it('says of a paid line the court that it was charged for, whichever that was (A-128)', async () => {
    const { id_reg_reserva: id } = await book({ fecha_ini: '2026-12-13', hora_ini: 600, id_mst_socios: guest, id_mst_recurso: other })
    await desk.call(chargeBooking, { id })
    await desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: padel })
    const { facturas } = await desk.call(editBookingInfo, { id_reserva: id })
    expect(facturas).toMatchObject([{ cobrado_por: { id_mst_recurso: other, desc_recurso: 'Pádel 2' } }])
  })
  it('is refused where the court is taken, and nothing changes', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 840, id_mst_socios: guest })
    await book({ hora_ini: 840, id_mst_recurso: other, id_mst_socios: guest })
    await expect(desk.call(moveBooking, { id_reg_reserva, id_mst_recurso: other })).rejects.toMatchObject({
      status: 409,
      code: 'booking.pista_ocupada',
      msg: 'Pádel 2 está ocupada el 23/11/2026 de 14:00 a 15:00 (Invitado).',
    })
    expect(await rowOf(id_reg_reserva)).toMatchObject({ id_mst_recurso: padel, version: 1 })
  })
  it('may overlap its own old time', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 960, id_mst_socios: guest })
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 990 })).resolves.toMatchObject({ version: 2 })
  })
  it('keeps a length or a start from elsewhere that is not on the step', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 60, id_mst_socios: guest })
    await desk.db.updateTable('reserva').set({ duracion: 50 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await desk.db.updateTable('reserva_ocupa').set({ duracion: 50 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 120 })).resolves.toBeDefined()
    await desk.db.updateTable('reserva').set({ hora_ini: 127 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await desk.db.updateTable('reserva_ocupa').set({ hora_ini: 127 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await expect(desk.call(moveBooking, { id_reg_reserva, duracion: 60 })).resolves.toMatchObject({ version: 3 })
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 187 })).rejects.toMatchObject({ code: 'booking.inicio_no_valido' })
  })
  it('needs DUPLICAR_RESERVA_ADMIN (R-207, R-222)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 1200, id_mst_socios: guest })
    await setting('DUPLICAR_RESERVA_ADMIN', '0')
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 1260 })).rejects.toMatchObject({ code: 'booking.bloqueo_parametro' })
    await setting('DUPLICAR_RESERVA_ADMIN', '1')
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 1260 })).resolves.toBeDefined()
  })
  it.each([
    [{ ocupado: false }, 0, 'booking.bloqueo_no_ocupa'],
    [{ num_faltan: -1 }, 120, 'booking.bloqueo_cerrada'],
    [{ id_mst_socios_creacion: null }, 240, 'booking.bloqueo_sin_creador'],
    [{ estado_reserva_fija: 2 as const }, 360, 'booking.bloqueo_aprobacion'],
    [{ pendiente_confirmar: 2 as const }, 480, 'booking.bloqueo_aprobacion'],
  ])('is refused for a booking with %o (A-38, R-205)', async (states, hora_ini, code) => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-24', hora_ini, id_mst_socios: guest })
    await desk.db.updateTable('reserva').set(states).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: hora_ini + 60 })).rejects.toMatchObject({ code })
    await desk.db.updateTable('reserva').set({ ocupado: true }).where('id_reg_reserva', '=', id_reg_reserva).execute()
  })
  it('from an old screen is refused (version)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-25', hora_ini: 600, id_mst_socios: guest })
    await desk.call(moveBooking, { id_reg_reserva, hora_ini: 660, version: 1 })
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 720, version: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'msg.changed_meanwhile',
    })
  })
})

describe('lengthening a booking that is paid (A-128)', () => {
  const lengthen = (id_reg_reserva: number, duracion: number) => desk.call(moveBooking, { id_reg_reserva, duracion })
  const info = (id_reserva: number) => desk.call(editBookingInfo, { id_reserva })
  const prices = async (id: number) => (await linesOf(desk, id)).map((line) => [line.id_mst_socios, line.precio, line.pagado])

  it('leaves the difference to collect, for each who has paid, and says so', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-14', hora_ini: 600, socios: [anna, guest, guest] })
    const [, second, third] = await linesOf(desk, id_reg_reserva)
    await desk.call(chargeSelected, { facturasSeleccionadas: [second!.id_reg_factura, third!.id_reg_factura] })
    expect(await lengthen(id_reg_reserva, 90)).toMatchObject({ total: 2700, diferencia: 600 })
    expect(await prices(id_reg_reserva)).toEqual([
      [anna, 900, 0],
      [guest, 600, 600],
      [guest, 600, 600],
      [guest, 300, 0],
      [guest, 300, 0],
    ])
    expect(await info(id_reg_reserva)).toMatchObject({ pago: 'part', total: 2700, pagado: 1200, diferencia: 600 })
    await desk.call(chargeBooking, { id: id_reg_reserva })
    expect(await info(id_reg_reserva)).toMatchObject({ pago: 'paid', diferencia: 0 })
  })
  it('collects each part once, and nothing more when it is as long as before', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-15', hora_ini: 600, id_mst_socios: guest })
    await desk.call(chargeBooking, { id: id_reg_reserva })
    await lengthen(id_reg_reserva, 75)
    expect(await lengthen(id_reg_reserva, 90)).toMatchObject({ total: 900, diferencia: 300 })
    await desk.call(chargeBooking, { id: id_reg_reserva })
    expect(await lengthen(id_reg_reserva, 120)).toMatchObject({ total: 1200, diferencia: 300 })
    expect(await prices(id_reg_reserva)).toEqual([
      [guest, 600, 600],
      [guest, 300, 300],
      [guest, 300, 0],
    ])
    expect(await lengthen(id_reg_reserva, 90)).toMatchObject({ total: 900, diferencia: 0 })
    // a difference of nothing is no line
    expect(await prices(id_reg_reserva)).toEqual([
      [guest, 600, 600],
      [guest, 300, 300],
    ])
    expect(await lengthen(id_reg_reserva, 60)).toMatchObject({ total: 900, diferencia: 0 })
  })
  it('takes the difference along to another court, in its text too', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-16', hora_ini: 600, id_mst_socios: guest })
    await desk.call(chargeBooking, { id: id_reg_reserva })
    await lengthen(id_reg_reserva, 90)
    await desk.call(moveBooking, { id_reg_reserva, id_mst_recurso: other, hora_ini: 720 })
    expect((await linesOf(desk, id_reg_reserva)).map((line) => line.concepto)).toEqual([
      'Pádel 1 16/12/2026 10:00',
      'Pádel 2 16/12/2026 12:00',
    ])
  })
  it('counts from the calculated price: one made lower by hand stays a favour', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-17', hora_ini: 600, id_mst_socios: guest })
    await desk.db.updateTable('factura').set({ precio: 100 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await desk.call(chargeBooking, { id: id_reg_reserva })
    expect(await lengthen(id_reg_reserva, 90)).toMatchObject({ total: 400, diferencia: 300 })
  })
  it('keeps the difference with whom it belongs to', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-18', hora_ini: 600, socios: [anna, berta] })
    await desk.call(chargeBooking, { id: id_reg_reserva })
    await lengthen(id_reg_reserva, 90)
    const [, , , open] = await linesOf(desk, id_reg_reserva)
    await expect(
      desk.call(changeLineMember, { id: id_reg_reserva, id_factura: open!.id_reg_factura, idSocio: carles }),
    ).rejects.toMatchObject({ code: 'msg.no_action' })
    await expect(desk.call(editBooking, { id_reg_reserva, socios: [anna] })).rejects.toMatchObject({ code: 'booking.jugador_con_pago' })
  })
})

describe('duplicating a booking', () => {
  it('copies details and players with new unpaid lines (R-206)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-26', hora_ini: 600, socios: [anna, berta], nombre: 'Liga' })
    const copy = await desk.call(duplicateBooking, { id_reg_reserva, fecha: '2026-11-27', hora_ini: 660, id_mst_recurso: padel })
    expect(copy.id_reg_reserva).not.toBe(id_reg_reserva)
    expect(await rowOf(copy.id_reg_reserva)).toMatchObject({ fecha: '2026-11-27', hora_ini: 660, nombre: 'Liga', id_mst_socios: anna })
    expect((await linesOf(desk, copy.id_reg_reserva)).map((line) => line.pagado)).toEqual([0, 0])
  })
  it('goes on the weekday that is sent, in the week of the day', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2027-02-03', id_mst_socios: guest })
    const place = { id_reg_reserva, fecha: '2027-02-03', hora_ini: 720, id_mst_recurso: padel }
    for (const [dia_semana, fecha] of [
      [7, '2027-02-07'],
      [1, '2027-02-01'],
      [0, '2027-02-03'],
    ] as const) {
      const copy = await desk.call(duplicateBooking, { ...place, dia_semana })
      expect((await desk.call(editBookingInfo, { id_reserva: copy.id_reg_reserva })).reserva).toMatchObject({ fecha, capacidad: 4 })
    }
  })
  it('moves instead with esDuplicar 0 (R-207)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-28', hora_ini: 600, id_mst_socios: guest })
    expect(
      await desk.call(duplicateBooking, { id_reg_reserva, fecha: '2026-11-28', hora_ini: 660, id_mst_recurso: padel, esDuplicar: false }),
    ).toMatchObject({ id_reg_reserva })
  })
  it('is refused with a related booking (R-206)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-29', hora_ini: 600, id_mst_socios: guest })
    await desk.db.updateTable('reserva').set({ reserva_relacionada: 1 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await expect(
      desk.call(duplicateBooking, { id_reg_reserva, fecha: '2026-11-30', hora_ini: 600, id_mst_recurso: padel }),
    ).rejects.toMatchObject({ code: 'booking.bloqueo_relacionada' })
  })
})

describe('editing a booking', () => {
  it('changes only what is sent', async () => {
    const { id_reg_reserva } = await book({
      fecha_ini: '2026-12-01',
      hora_ini: 600,
      nombre: 'Antes',
      observaciones: 'Queda',
      socios: [anna, guest],
    })
    expect(await desk.call(editBooking, { id_reg_reserva, nombre: 'Después', num_faltan: 2 })).toMatchObject({ version: 2, total: 1200 })
    expect(await rowOf(id_reg_reserva)).toMatchObject({ nombre: 'Después', observaciones: 'Queda', num_faltan: 2, id_mst_socios: anna })
    expect(await placesOf(id_reg_reserva)).toEqual([anna, guest])
  })
  it('seeks no more players than there are places (A-121)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-06', hora_ini: 600, socios: [anna, guest] })
    expect(await desk.call(changeMissing, { id: id_reg_reserva, num_faltan: 2 })).toMatchObject({ version: 2 })
    await expect(desk.call(changeMissing, { id: id_reg_reserva, num_faltan: 3 })).rejects.toMatchObject({
      code: 'booking.faltan_demasiados',
    })
  })
  it('gives lines to who comes and takes those of who leaves (A-121)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-02', hora_ini: 600, socios: [anna, berta, guest, guest] })
    await desk.call(editBooking, { id_reg_reserva, id_mst_socios: anna, socios: [anna, carles, guest] })
    expect(await placesOf(id_reg_reserva)).toEqual([anna, carles, guest])
    expect((await linesOf(desk, id_reg_reserva)).map((line) => line.id_mst_socios)).toEqual([anna, guest, carles])
  })
  it('of several guests takes the lines of those who leave, one of each (A-121)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2027-01-12', hora_ini: 600, id_mst_socios: guest, socios: [guest, guest, guest] })
    await desk.call(editBooking, { id_reg_reserva, id_mst_socios: guest, socios: [guest, anna] })
    expect((await linesOf(desk, id_reg_reserva)).map((line) => line.id_mst_socios)).toEqual([guest, anna])
  })
  it('does not let go of a player who has paid (R-121)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-03', hora_ini: 600, socios: [anna, berta] })
    const [, second] = await linesOf(desk, id_reg_reserva)
    await desk.call(chargeSelected, { facturasSeleccionadas: [second!.id_reg_factura] })
    await expect(desk.call(editBooking, { id_reg_reserva, socios: [anna] })).rejects.toMatchObject({
      code: 'booking.jugador_con_pago',
      msg: 'Berta Puig ya ha pagado: no se puede quitar de la reserva.',
    })
  })
  it('changes the owner alone', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-04', hora_ini: 600, socios: [anna, guest] })
    await desk.call(editBooking, { id_reg_reserva, id_mst_socios: carles })
    expect(await placesOf(id_reg_reserva)).toEqual([carles, guest])
    expect(await rowOf(id_reg_reserva)).toMatchObject({ id_mst_socios: carles })
  })
  it('is refused with a related booking and no creator (R-204)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-05', hora_ini: 600, id_mst_socios: guest })
    await desk.db
      .updateTable('reserva')
      .set({ reserva_relacionada: 1, id_mst_socios_creacion: null })
      .where('id_reg_reserva', '=', id_reg_reserva)
      .execute()
    await expect(desk.call(editBooking, { id_reg_reserva, nombre: 'x' })).rejects.toMatchObject({ code: 'msg.no_se_puede_editar' })
  })
  it('with another type prices anew', async () => {
    const { id_mst_tiporeserva } = await desk.db
      .insertInto('tipo_reserva')
      .values({ desc_tiporeserva: 'Clase', preciohora: 5000 })
      .returning('id_mst_tiporeserva')
      .executeTakeFirstOrThrow()
    const plain = await desk.court('Sin tarifa')
    await desk.db.deleteFrom('tiporecurso_tiposocio').where('id_mst_tiposocio', '=', 3).execute()
    const { id_reg_reserva } = await book({ fecha_ini: someDay, hora_ini: 300, id_mst_recurso: plain, id_mst_socios: guest })
    expect(await desk.call(changeBookingType, { id_reg_reserva, id_mst_tiporeserva })).toMatchObject({ total: 5000, version: 2 })
  })
})

it('leaves everything in order', async () => {
  expect(await broken(desk)).toEqual([])
})
