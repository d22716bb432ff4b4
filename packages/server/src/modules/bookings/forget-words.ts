import type { Tx } from '../../kit/database/database.ts'

/** Empties the words of bookings without an owner in which erased members play. */
export async function forgetBookingWords(tx: Tx, ids: readonly number[]) {
  await tx
    .updateTable('reserva')
    .set({ nombre: null, observaciones: null, comentarios: null, comentarios_usuario: null })
    .where('id_mst_socios', 'is', null)
    .where('id_reg_reserva', 'in', (eb) => eb.selectFrom('reserva_socio').select('id_reg_reserva').where('id_mst_socios', 'in', ids))
    .execute()
}
