import { addLines, changeLineMember, completeWithGuests, repriceLines } from '@app/contract/bookings/booking-line'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { members, book } = desk
const [anna, berta, carles] = members
const placesOf = async (id: number) =>
  (await desk.db.selectFrom('reserva_socio').select('id_mst_socios').where('id_reg_reserva', '=', id).orderBy('orden').execute()).map(
    (row) => row.id_mst_socios,
  )

describe('lines of a booking', () => {
  it('are added for balls and drinks, without a calculated price', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 480 })
    const { facturas } = await desk.call(addLines, {
      id_reg_reserva,
      facturas: [{ id_mst_socios: anna, concepto: 'Bolas', precio: 450, cantidad: 2, id_mst_tipoingreso: 6 }],
    })
    expect(facturas).toMatchObject([
      { concepto: 'Pádel 1 23/11/2026 08:00', total: 600, pagado_check: false, desc_tipoingreso: 'Reservas' },
      { concepto: 'Bolas', total: 900, precio_calculado: null, socio: { nombre_completo: 'Anna Puig' } },
    ])
  })
  it('without a booking are refused (R-203)', async () => {
    await expect(
      desk.call(addLines, { facturas: [{ id_mst_socios: anna, concepto: 'Bolas', precio: 450, cantidad: 1 }] as never }),
    ).rejects.toMatchObject({ code: 'msg.factura_puntual_sin_reserva' })
  })
  it('are not added when there is none', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 510 + 30 * 18 })
    await expect(desk.call(addLines, { id_reg_reserva, facturas: [] })).rejects.toMatchObject({ status: 422, code: 'No_element_selected' })
  })
  it('of an income type that is not there are refused', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 510 + 30 * 14 })
    const facturas = [{ id_mst_socios: anna, concepto: 'Bolas', precio: 450, cantidad: 1, id_mst_tipoingreso: 999 }]
    await expect(desk.call(addLines, { id_reg_reserva, facturas })).rejects.toMatchObject({
      status: 404,
      fields: { facturas: [expect.any(String)] },
    })
  })
  it('fill the free places with guests and lower who is missing (A-121)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 540, socios: [anna, berta], num_faltan: 2 })
    const { facturas } = await desk.call(completeWithGuests, { id_reg_reserva })
    expect(facturas.map((line) => line.id_mst_socios)).toEqual([anna, berta, guest, guest])
    expect(
      await desk.db.selectFrom('reserva').select('num_faltan').where('id_reg_reserva', '=', id_reg_reserva).executeTakeFirst(),
    ).toEqual({ num_faltan: 0 })
    await expect(desk.call(completeWithGuests, { id_reg_reserva })).rejects.toMatchObject({ code: 'booking.pista_completa' })
  })
  it('are made for as many guests as are asked for, and no more than fit; other bookings seek as many as before', async () => {
    const rowOf = (id: number) =>
      desk.db.selectFrom('reserva').select(['num_faltan', 'version']).where('id_reg_reserva', '=', id).executeTakeFirst()
    const { id_reg_reserva } = await book({ hora_ini: 780, socios: [anna, berta], num_faltan: 2 })
    const { id_reg_reserva: next } = await book({ hora_ini: 840, socios: [anna, berta], num_faltan: 2 })
    await expect(desk.call(completeWithGuests, { id_reg_reserva, cantidad: 3 })).rejects.toMatchObject({ code: 'booking.pista_completa' })
    const { facturas } = await desk.call(completeWithGuests, { id_reg_reserva, cantidad: 1 })
    expect(facturas.map((line) => line.id_mst_socios)).toEqual([anna, berta, guest])
    expect([await rowOf(id_reg_reserva), await rowOf(next)]).toEqual([
      { num_faltan: 1, version: 2 },
      { num_faltan: 2, version: 1 },
    ])
    // a booking that looks for one player looks for none after two came
    await desk.db.updateTable('reserva').set({ num_faltan: 1 }).where('id_reg_reserva', '=', next).execute()
    await desk.call(completeWithGuests, { id_reg_reserva: next, cantidad: 2 })
    expect(await rowOf(next)).toMatchObject({ num_faltan: 0 })
  })
  it('of balls pass to another member at their own price and leave the places alone, also to one who plays', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 1140, socios: [anna, berta] })
    const balls = { id_mst_socios: anna, concepto: 'Bolas', precio: 450, cantidad: 1, id_mst_tipoingreso: 6 }
    const { facturas } = await desk.call(addLines, { id_reg_reserva: id, facturas: [balls] })
    const id_factura = facturas.at(-1)!.id_reg_factura
    for (const idSocio of [berta, carles])
      expect(await desk.call(changeLineMember, { id, id_factura, idSocio })).toMatchObject({
        ...{ id_mst_socios: idSocio, precio: 450, precio_calculado: null, id_mst_tipoingreso: 6 },
      })
    expect(await placesOf(id)).toEqual([anna, berta])
  })
  it('change the places and the owner of their own booking alone', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 1200, socios: [anna, berta] })
    const { id_reg_reserva: next } = await book({ hora_ini: 1260, socios: [anna, berta] })
    const [first] = await linesOf(desk, id)
    await desk.call(changeLineMember, { id, id_factura: first!.id_reg_factura, idSocio: carles })
    expect([await placesOf(id), await placesOf(next)]).toEqual([
      [carles, berta],
      [anna, berta],
    ])
    expect(await desk.db.selectFrom('reserva').select('id_mst_socios').where('id_reg_reserva', '=', next).executeTakeFirst()).toEqual({
      id_mst_socios: anna,
    })
  })
  it('pass to another member with the place and that member’s price, the owner’s too', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 600, socios: [anna, guest] })
    await desk.db.updateTable('socio').set({ preciohora: 200 }).where('id_mst_socios', '=', carles).execute()
    const [first] = await linesOf(desk, id_reg_reserva)
    const line = await desk.call(changeLineMember, { id: id_reg_reserva, id_factura: first!.id_reg_factura, idSocio: carles })
    expect(line).toMatchObject({ id_mst_socios: carles, precio: 200, socio: { nombre_completo: 'Carles Puig' } })
    expect(
      await desk.db
        .selectFrom('reserva')
        .select(['id_mst_socios', 'version'])
        .where('id_reg_reserva', '=', id_reg_reserva)
        .executeTakeFirst(),
    ).toEqual({ id_mst_socios: carles, version: 2 })
  })
  it('do not pass to somebody who is in already, nor once paid (R-121, R-211)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 660, socios: [anna, berta] })
    const [first] = await linesOf(desk, id_reg_reserva)
    const change = (idSocio: number) => desk.call(changeLineMember, { id: id_reg_reserva, id_factura: first!.id_reg_factura, idSocio })
    await expect(change(berta)).rejects.toMatchObject({ code: 'booking.jugador_repetido' })
    await desk.call(chargeBooking, { id: id_reg_reserva })
    await expect(change(carles)).rejects.toMatchObject({ code: 'msg.no_action' })
  })
  it('ask before they pass to somebody who is not active on that day', async () => {
    const gone = await desk.member('Greta')
    await desk.db.updateTable('socio').set({ activo: false }).where('id_mst_socios', '=', gone).execute()
    const { id_reg_reserva: id } = await book({ fecha_ini: '2026-11-25', hora_ini: 600, socios: [anna, berta] })
    const pass = async (more = {}) =>
      desk.call(changeLineMember, { id, id_factura: (await linesOf(desk, id))[1]!.id_reg_factura, idSocio: gone, ...more })
    await expect(pass()).rejects.toMatchObject({
      ...{ status: 409, code: 'booking.jugador_inactivo', body: { confirm: 'confirmar_inactivos' } },
    })
    expect(await pass({ confirmar_inactivos: true })).toMatchObject({ id_mst_socios: gone })
  })
  it('do not pass once a part is paid; nor does what is owed beside a paid one, which is of who paid (R-211, A-128)', async () => {
    const { id_reg_reserva: id } = await book({ fecha_ini: '2026-11-24', hora_ini: 600, socios: [anna, berta] })
    const pass = async (at: number) =>
      desk.call(changeLineMember, { id, id_factura: (await linesOf(desk, id))[at]!.id_reg_factura, idSocio: carles })
    const charge = async (at: number, importe: number) =>
      desk.call(chargeSelected, { facturasSeleccionadas: [(await linesOf(desk, id))[at]!.id_reg_factura], importe })
    await charge(0, 200)
    await expect(pass(0)).rejects.toMatchObject({ status: 409, code: 'msg.no_action' })
    await charge(0, 400)
    await desk.call(moveBooking, { id_reg_reserva: id, duracion: 90 })
    expect((await linesOf(desk, id)).map((line) => [line.id_mst_socios, line.pagado])).toEqual([
      [anna, 600],
      [berta, 0],
      [anna, 0],
    ])
    await expect(pass(2)).rejects.toMatchObject({ status: 409, code: 'msg.no_action' })
    expect(await pass(1)).toMatchObject({ id_mst_socios: carles })
    expect(await placesOf(id)).toEqual([anna, carles])
  })
  it('take a new tariff when they are priced anew', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 720, socios: [anna, guest] })
    await desk.db.updateTable('tiporecurso_tiposocio').set({ precio: 700 }).execute()
    const { facturas } = await desk.call(repriceLines, { id_reg_reserva })
    expect(facturas.map((line) => line.total)).toEqual([700, 700])
    expect((await linesOf(desk, id_reg_reserva))[0]?.explicacion).toContainEqual(expect.objectContaining({ applied: true, cents: 700 }))
  })
  it('leave everything in order', async () => {
    expect(await broken(desk)).toEqual([])
  })
})
