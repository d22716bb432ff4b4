import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/refusal.ts'
import { type Slot, slotText } from './slot.ts'

/** Refuses courts that another booking occupies at that time, and names that booking's court and time. */
export async function requireFree(tx: Tx, occupied: readonly number[], { fecha, hora_ini, duracion }: Slot, except = 0) {
  const from = clubMinutes(fecha, hora_ini)
  const taken = await tx
    .selectFrom('reserva_ocupa as o')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['c.desc_recurso', 'o.fecha', 'o.hora_ini', 'o.duracion'])
    .where('o.id_mst_recurso', 'in', occupied)
    .where('o.id_reg_reserva', '<>', except)
    .where(sql<boolean>`o.ocupa && int4range(${from}::int, ${from + duracion}::int)`)
    .orderBy('o.fecha')
    .orderBy('o.hora_ini')
    .limit(1)
    .executeTakeFirst()
  if (taken) refuse('booking.pista_ocupada', { hora_ini: 'booking.pista_ocupada' }, slotText(taken, taken))
}

/** Occupies courts for a booking; `reserva_pista_libre` has the last word. */
export const occupy = (tx: Tx, id_reg_reserva: number, occupied: readonly number[], { fecha, hora_ini, duracion }: Slot) =>
  tx
    .insertInto('reserva_ocupa')
    .values(occupied.map((id_mst_recurso) => ({ id_reg_reserva, id_mst_recurso, fecha, hora_ini, duracion })))
    .execute()

export const vacate = (tx: Tx, id_reg_reserva: number) =>
  tx.deleteFrom('reserva_ocupa').where('id_reg_reserva', '=', id_reg_reserva).execute()
