import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Slot, slotText } from './slot.ts'

/** A day, in minutes: the maximum pause of a court, so further bookings are not read. */
const longestPause = 1440

/**
 * Refuses courts that another booking occupies at that time, and names that booking's court and time; or that need the minutes which their
 * court keeps free after each booking (`tiempo_reserva_posterior`), this one's before the next one too. Its courts are locked.
 */
export async function requireFree(tx: Tx, occupied: readonly number[], slot: Slot, except = 0) {
  const from = clubMinutes(slot.day, slot.from)
  const to = from + slot.minutes
  const overlaps = sql<boolean>`o.ocupa && int4range(${from}::int, ${to}::int)`
  const taken = await tx
    .selectFrom('reserva_ocupa as o')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('recurso as own', (join) => join.on('own.id_mst_recurso', '=', slot.court))
    .select(['c.desc_recurso', 'o.fecha as day', 'o.hora_ini as from', 'o.duracion as minutes', overlaps.as('overlaps')])
    .select(
      sql<number>`case when lower(o.ocupa) < ${from}::int then c.tiempo_reserva_posterior else own.tiempo_reserva_posterior end`.as(
        'pausa',
      ),
    )
    .where('o.id_mst_recurso', 'in', occupied)
    .where('o.id_reg_reserva', '<>', except)
    .where(sql<boolean>`o.ocupa && int4range(${from - longestPause}::int, ${to + longestPause}::int)`)
    .where(sql<boolean>`lower(o.ocupa) < ${to}::int + own.tiempo_reserva_posterior`)
    .where(sql<boolean>`${from}::int < upper(o.ocupa) + c.tiempo_reserva_posterior`)
    .orderBy(overlaps, 'desc')
    .orderBy('o.fecha')
    .orderBy('o.hora_ini')
    .limit(1)
    .executeTakeFirst()
  if (!taken) return
  const code = taken.overlaps ? 'booking.pista_ocupada' : 'booking.pista_en_pausa'
  refuse(code, { hora_ini: code }, { ...slotText(taken, taken), minutos: taken.pausa })
}

/** Occupies courts for a booking; `reserva_pista_libre` has the last word. */
export const occupy = (tx: Tx, id_reg_reserva: number, occupied: readonly number[], { day, from, minutes }: Slot) =>
  tx
    .insertInto('reserva_ocupa')
    .values(occupied.map((id_mst_recurso) => ({ id_reg_reserva, id_mst_recurso, fecha: day, hora_ini: from, duracion: minutes })))
    .execute()

export const vacate = (tx: Tx, id_reg_reserva: number) =>
  tx.deleteFrom('reserva_ocupa').where('id_reg_reserva', '=', id_reg_reserva).execute()
