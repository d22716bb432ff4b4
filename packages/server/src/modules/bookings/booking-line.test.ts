import { addLines, changeLineMember, completeWithGuests, repriceLines } from '@app/contract/bookings/booking-line'
import { chargeBooking } from '@app/contract/invoices/collect'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from './testing.ts'

const desk = await deskClub()
const { members, book } = desk
const [anna, berta, carles] = members

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
  it('pass to another member with the place and that member’s price, the owner’s too', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 600, socios: [anna, guest] })
    await desk.db.updateTable('socio').set({ preciohora: 200 }).where('id_mst_socios', '=', carles).execute()
    const [first] = await linesOf(desk, id_reg_reserva)
    const line = await desk.call(changeLineMember, { id: id_reg_reserva, id_factura: first!.id_reg_factura, idSocio: carles })
    expect(line).toMatchObject({ id_mst_socios: carles, precio: 200, socio: { nombre_completo: 'Carles Puig' } })
    expect(
      await desk.db.selectFrom('reserva').select('id_mst_socios').where('id_reg_reserva', '=', id_reg_reserva).executeTakeFirst(),
    ).toEqual({ id_mst_socios: carles })
  })
  it('do not pass to somebody who is in already, nor once paid (R-121, R-211)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 660, socios: [anna, berta] })
    const [first] = await linesOf(desk, id_reg_reserva)
    const change = (idSocio: number) => desk.call(changeLineMember, { id: id_reg_reserva, id_factura: first!.id_reg_factura, idSocio })
    await expect(change(berta)).rejects.toMatchObject({ code: 'booking.jugador_repetido' })
    await desk.call(chargeBooking, { id: id_reg_reserva })
    await expect(change(carles)).rejects.toMatchObject({ code: 'msg.no_action' })
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
