import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { changeBookingType, editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import {
  bookingsOfPermanent,
  incomesOfPermanent,
  listPermanent,
  onePermanent,
  permanentInfo,
  savePermanent,
  togglePermanent,
  updatePermanent,
} from '@app/contract/permanent/permanent-bookings'
import { describe, expect, it } from 'vitest'
import { guest, linesOf } from '../../testing/modules/bookings.ts'
import { outcomesOf, seriesClub } from '../../testing/modules/permanent.ts'

const { desk, form, make, preview, broken } = await seriesClub()
const { db, members } = desk
const [anna] = members
const incomeTypes = (await db.selectFrom('tipo_ingreso').select('id_mst_tipoingreso').orderBy('id_mst_tipoingreso').limit(2).execute()).map(
  (row) => row.id_mst_tipoingreso,
)

describe('saving a permanent booking', () => {
  it('that is changed asks which one: without a number nothing is made of it', async () => {
    await expect(desk.call(savePermanent, { ...form(), edit: true })).rejects.toMatchObject({
      status: 404,
      fields: { id_mst_reservasfijas: [expect.any(String)] },
    })
    expect(await desk.call(listPermanent)).toEqual([])
  })
  it('that ends before it begins is refused by its field, in the preview too', async () => {
    const refused = { status: 422, code: 'permanent.fechas_invertidas', fields: { fecha_fin: [expect.any(String)] } }
    await expect(preview({ fecha_fin: '2026-11-30' })).rejects.toMatchObject(refused)
    await expect(make({ fecha_fin: '2026-11-30' })).rejects.toMatchObject(refused)
    expect(await make({ fecha_ini: '2026-12-07', fecha_fin: '2026-12-07' })).toMatchObject({ creadas: 1 })
  })
  it('does not bring back a court that was taken out of one date, whatever is changed, until that date is ticked (R-256)', async () => {
    const { padel, other } = desk
    const both = form({ recursos: [padel, other] })
    const { id_mst_reservasfijas: id } = await make(both)
    const out = await db
      .selectFrom('reserva')
      .select('id_reg_reserva')
      .where('fecha', '=', '2026-12-14')
      .where('id_mst_recurso', '=', other)
      .executeTakeFirstOrThrow()
    await desk.call(deleteBooking, { id_reg_reserva: out.id_reg_reserva })
    const later = { ...both, hora_ini: 1230, hora_fin: 1320 }
    const { fechas, vista } = await preview({ ...later, id_mst_reservasfijas: id })
    expect(fechas.find((line) => line.fecha === '2026-12-14')?.celdas.map((cell) => cell.resultado)).toEqual(['moved', 'skipped'])
    expect(await desk.call(updatePermanent, { ...later, id, vista })).toMatchObject({ creadas: 0, movidas: 7, saltadas: 1 })
    expect(await desk.call(updatePermanent, { ...later, id, fechas: [{ fecha: '2026-12-14', marcada: true }] })).toMatchObject({
      creadas: 1,
    })
    expect(await broken()).toEqual([])
  })
  it('changes of its dates only what was changed in it: every field and the people that a date has of its own stay', async () => {
    const [, berta, carles] = members
    const sent = form({ id_mst_socios: anna, socios: [{ id_mst_socios: berta, cantidad: 1 }], comentarios: 'De todas' })
    const { id_mst_reservasfijas: id } = await make(sent)
    const [first, second, third] = (await desk.call(bookingsOfPermanent, { id })).map((row) => row.id_reg_reserva)
    const own = {
      comentarios: 'Solo hoy',
      pin_reserva: '4471',
      num_faltan: 1,
      nivel: 2,
      nivel_max: 4,
      sx: 'F' as const,
      observaciones: 'Nota',
    }
    await desk.call(editBooking, { id_reg_reserva: first!, ...own })
    const { id_mst_tiporeserva } = await db
      .insertInto('tipo_reserva')
      .values({ desc_tiporeserva: 'Clase' })
      .returning('id_mst_tiporeserva')
      .executeTakeFirstOrThrow()
    await desk.call(changeBookingType, { id_reg_reserva: first!, id_mst_tiporeserva })
    await desk.call(editBooking, { id_reg_reserva: second!, socios: [anna!, carles!] })
    await desk.call(moveBooking, { id_reg_reserva: third!, hora_ini: 900 })
    await desk.call(updatePermanent, { ...sent, id, nombre: 'Otra' })
    const rowOf = (id_reg_reserva: number) =>
      db.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id_reg_reserva).executeTakeFirstOrThrow()
    expect(await rowOf(first!)).toMatchObject({ ...own, nombre: 'Otra', id_mst_tiporeserva })
    const playersOf = async (id_reg_reserva: number) =>
      (
        await db.selectFrom('reserva_socio').select('id_mst_socios').where('id_reg_reserva', '=', id_reg_reserva).orderBy('orden').execute()
      ).map((row) => row.id_mst_socios)
    expect(await playersOf(second!)).toEqual([anna, carles])
    expect(await rowOf(third!)).toMatchObject({ nombre: 'Otra', hora_ini: 900 })
    // another hour and other people: the line of each player follows, whoever the date has
    await desk.call(updatePermanent, { ...sent, id, nombre: 'Otra', hora_ini: 1230, hora_fin: 1290, socios: [] })
    expect(await playersOf(first!)).toEqual([anna])
    expect(await playersOf(second!)).toEqual([anna, carles])
    expect((await linesOf(desk, second!)).map((line) => [line.id_mst_socios, line.precio])).toEqual([
      [anna, 600],
      [carles, 600],
    ])
    expect(await rowOf(first!)).toMatchObject({ ...own, hora_ini: 1230 })
    expect(await broken()).toEqual([])
  })
  it('gives today’s booking the new name too, as long as it has not begun', async () => {
    const fridays = { dias: 16, fecha_ini: '2026-11-20', fecha_fin: '2026-12-04' }
    const { id_mst_reservasfijas: id } = await make(fridays)
    const names = async () => (await desk.call(bookingsOfPermanent, { id })).map((row) => `${row.fecha.slice(5)} ${row.nombre}`)
    await desk.call(updatePermanent, { ...form(fridays), id, nombre: 'Nueva' })
    expect(await names()).toEqual(['11-20 Nueva', '11-27 Nueva', '12-04 Nueva'])
    await desk.call(updatePermanent, { ...form(fridays), id, nombre: 'Otra', desde: '2026-11-27' })
    expect(await names()).toEqual(['11-20 Nueva', '11-27 Otra', '12-04 Otra'])
    // eight o'clock in the evening: it has begun
    desk.at('2026-11-20T19:00:00Z')
    await desk.call(updatePermanent, { ...form(fridays), id, nombre: 'Tarde' })
    expect(await names()).toEqual(['11-20 Nueva', '11-27 Tarde', '12-04 Tarde'])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('keeps its own income types, whatever others have, when it is deactivated and activated again', async () => {
    const [mine, theirs] = incomeTypes as [number, number]
    const of = (id_mst_tipoingreso: number) => ({ tipo_ingresos: [{ id_mst_tipoingreso }], id_mst_socios: anna })
    await make({ ...of(theirs), nombre: 'Otra', hora_ini: 600, hora_fin: 660 })
    const { id_mst_reservasfijas: id } = await make(of(mine))
    await desk.call(togglePermanent, { id, fecha_ini: '2026-12-14' })
    await desk.call(togglePermanent, { id })
    expect((await desk.call(incomesOfPermanent, { id })).map((one) => one.id_mst_tipoingreso)).toEqual([mine])
    const rows = await desk.call(bookingsOfPermanent, { id })
    expect(rows).toHaveLength(4)
    expect(await linesOf(desk, rows.at(-1)!.id_reg_reserva)).toMatchObject([{ id_mst_tipoingreso: mine }])
    expect(await broken()).toEqual([])
  })
  it('changes its own dates and people, not those that another one has on the same court and days', async () => {
    const { id_mst_reservasfijas: first } = await make({ socios: [{ id_mst_socios: anna, cantidad: 1 }] })
    const morning = { nombre: 'Otra', hora_ini: 600, hora_fin: 660 }
    const { id_mst_reservasfijas: second } = await make({ ...morning, socios: [{ id_mst_socios: guest, cantidad: 2 }] })
    expect((await desk.call(permanentInfo, { id: first })).socios).toMatchObject([{ id_mst_socios: anna, cantidad: 1 }])
    expect((await desk.call(permanentInfo, { id: second })).socios).toMatchObject([{ id_mst_socios: guest, cantidad: 2 }])
    expect(await desk.call(updatePermanent, { ...form({ ...morning, dias: 2 }), id: second })).toMatchObject({ quitadas: 4, creadas: 5 })
    expect(outcomesOf(await preview({ id_mst_reservasfijas: first }))).toEqual(['12-07 kept', '12-14 kept', '12-21 kept', '12-28 kept'])
    expect(await broken()).toEqual([])
  })
  it('takes no type of booking that is not used any more, unless it has it already', async () => {
    const { id_mst_tiporeserva } = await db
      .insertInto('tipo_reserva')
      .values({ desc_tiporeserva: 'Clase' })
      .returning('id_mst_tiporeserva')
      .executeTakeFirstOrThrow()
    const { id_mst_reservasfijas: id } = await make({ id_mst_tiporeserva })
    await db.updateTable('tipo_reserva').set({ activo: false }).where('id_mst_tiporeserva', '=', id_mst_tiporeserva).execute()
    const refused = { code: 'booking.tipo_inactivo', fields: { id_mst_tiporeserva: [expect.any(String)] } }
    await expect(make({ id_mst_tiporeserva, hora_ini: 600, hora_fin: 660 })).rejects.toMatchObject(refused)
    expect(await desk.call(updatePermanent, { ...form({ id_mst_tiporeserva, nombre: 'Tarde' }), id })).toMatchObject({ creadas: 0 })
    const { id_mst_reservasfijas: plain } = await make({ hora_ini: 600, hora_fin: 660 })
    await expect(
      desk.call(updatePermanent, { ...form({ id_mst_tiporeserva, hora_ini: 600, hora_fin: 660 }), id: plain }),
    ).rejects.toMatchObject(refused)
  })
  it('seeks as many players as its largest court holds, and no more (R-250)', async () => {
    expect(await make({ num_faltan: 4 })).toMatchObject({ creadas: 4 })
    await expect(make({ num_faltan: 5, hora_ini: 600, hora_fin: 660 })).rejects.toMatchObject({ code: 'booking.faltan_demasiados' })
    expect(await make({ num_faltan: 5, recursos: [desk.padel, desk.hall], hora_ini: 600, hora_fin: 660 })).toMatchObject({ creadas: 8 })
  })
  it('asks for an end and a first day too, each by its field (R-245, R-248)', async () => {
    for (const field of ['hora_fin', 'fecha_ini'] as const)
      await expect(make({ [field]: null })).rejects.toMatchObject({
        status: 422,
        code: 'msg.form_full_required',
        fields: { [field]: [expect.any(String)] },
      })
    expect(await desk.call(listPermanent)).toEqual([])
  })
  it('takes a court once, however often it is sent, and refuses a person twice as a single booking does (A-121)', async () => {
    const { padel } = desk
    expect(await make({ recursos: [padel, padel] })).toMatchObject({ creadas: 4 })
    const twice = { id_mst_socios: anna, cantidad: 1 }
    await expect(make({ hora_ini: 900, hora_fin: 960, socios: [twice, twice] })).rejects.toMatchObject({
      status: 422,
      code: 'booking.jugador_repetido',
      fields: { socios: [expect.stringContaining('Anna Puig')] },
    })
  })
  it('changes only the fields that were sent (A-45)', async () => {
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna, comentarios: 'Con luz', pin_reserva: '4471' })
    const before = await desk.call(permanentInfo, { id })
    for (const method of ['PUT', 'POST'])
      expect(await desk.http({ method, url: `/api/permanentReservations/${id}`, body: { nombre: `Solo ${method}` } })).toMatchObject({
        status: 200,
      })
    const { version, fecha_modificacion, ...after } = await desk.call(permanentInfo, { id })
    expect({ ...after, version, fecha_modificacion }).toEqual({ ...before, nombre: 'Solo POST', version: 3, fecha_modificacion })
    expect(await desk.http({ method: 'PUT', url: `/api/permanentReservations/${id}`, body: { nombre: '' } })).toMatchObject({ status: 422 })
  })
  it('makes another one where nobody says that it is a change, and leaves the first as it is', async () => {
    const { id_mst_reservasfijas: first } = await make()
    const sent = form({ nombre: 'Otra', hora_ini: 600, hora_fin: 660 })
    const { id_mst_reservasfijas: second } = await desk.call(savePermanent, { ...sent, id_mst_reservasfijas: first })
    expect(second).not.toBe(first)
    expect((await desk.call(listPermanent)).map(({ nombre, reservas }) => [nombre, reservas])).toEqual([
      ['Otra', 4],
      ['Peña', 4],
    ])
  })
  it('that was deactivated stays so when its name changes, with the dates that it had left', async () => {
    const { id_mst_reservasfijas: id } = await make()
    await desk.call(togglePermanent, { id, fecha_ini: '2026-12-14' })
    expect(await desk.call(updatePermanent, { ...form({ nombre: 'Tarde' }), id })).toMatchObject({ creadas: 0, quitadas: 0 })
    expect(await desk.call(onePermanent, { id })).toMatchObject({ nombre: 'Tarde', activo: false, desactivada_desde: '2026-12-14' })
    expect((await desk.call(bookingsOfPermanent, { id })).map((row) => row.fecha)).toEqual(['2026-12-07'])
  })
  it('unchanged leaves its bookings as another desk has them open, and with another name their prices as they were', async () => {
    const asked = { id_mst_socios: anna }
    const { id_mst_reservasfijas: id } = await make(asked)
    const [first] = await desk.call(bookingsOfPermanent, { id })
    const versionOf = async () =>
      (await db.selectFrom('reserva').select('version').where('id_reg_reserva', '=', first!.id_reg_reserva).executeTakeFirst())?.version
    const [version, lines] = [await versionOf(), await linesOf(desk, first!.id_reg_reserva)]
    await desk.call(updatePermanent, { ...form(asked), id })
    expect(await versionOf()).toBe(version)
    await desk.call(updatePermanent, { ...form({ ...asked, nombre: 'Otra' }), id })
    expect(await versionOf()).toBe(version! + 1)
    expect(await linesOf(desk, first!.id_reg_reserva)).toEqual(lines)
  })
})
