import { defaultBookingType } from '@app/contract/bookings/booking-type'
import type { Tx } from '../../kit/database/database.ts'

/** The default booking type. */
export async function seed(tx: Tx) {
  await tx
    .insertInto('tipo_reserva')
    .values({
      id_mst_tiporeserva: defaultBookingType,
      desc_tiporeserva: 'Reserva',
      color: '#2f5fe0',
      desc_tiporeserva_usuario: 'Reserva',
      color_usuario: '#2f5fe0',
      visible: 2,
      restriccion_reservas: true,
    })
    .execute()
}
