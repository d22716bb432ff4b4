import { moveBooking } from '@app/contract/bookings/change-booking'
import { bookingTicket } from '@app/contract/bookings/ticket'
import { chargeSelected } from '@app/contract/invoices/collect'
import { expect, it } from 'vitest'
import { deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
await desk.db.updateTable('empresa').set({ nombre: 'Club Esportiu', nif: 'B85626240', poblacion: 'Barcelona' }).execute()

it('the paper of a booking says who sells, how and when each part was paid, and the VAT in it (A-128, R-143)', async () => {
  const { id_reg_reserva: id } = await desk.book({ socios: [desk.members[0], guest] })
  await desk.call(moveBooking, { id_reg_reserva: id, duracion: 90 })
  const [first, second] = await linesOf(desk, id)
  await desk.call(chargeSelected, { facturasSeleccionadas: [first!.id_reg_factura] })
  await desk.call(chargeSelected, { facturasSeleccionadas: [second!.id_reg_factura], id_mst_tipopago: 4, importe: 100 })
  expect(await desk.call(bookingTicket, { id })).toEqual({
    empresa: { nombre: 'Club Esportiu', nif: 'B85626240', direccion: null, codigo_postal: null, poblacion: 'Barcelona', telefono: null },
    cobros: [
      { importe: 900, fecha: desk.now(), id_mst_tipopago: 1, desc_tipopago: 'Efectivo' },
      { importe: 100, fecha: desk.now(), id_mst_tipopago: 4, desc_tipopago: 'Tarjeta (datáfono)' },
    ],
    ivas: [{ impuesto: 'iva', prc_iva: 2100, exencion: null, base: 1488, cuota: 312 }],
    fecha: desk.now(),
  })
})

it('nothing is printed of a booking without lines', async () => {
  const { id_reg_reserva: id } = await desk.book({ hora_ini: 720 })
  await desk.db.deleteFrom('factura').where('id_reg_reserva', '=', id).execute()
  await expect(desk.call(bookingTicket, { id })).rejects.toMatchObject({ code: 'msg.sin_facturas' })
})
