import { confirmStates } from '@app/contract/bookings/booking'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import { after } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Demo } from '../../../kit/demo.ts'
import { demoRooms } from '../../courts/public.ts'
import { insertBooking } from '../insert-booking.ts'
import type { DemoPlayer } from './history.ts'

/** Days from today, first minute and length of each. */
const slots = [
  [0, 1200, 120],
  [1, 600, 60],
  [1, 1080, 90],
  [3, 660, 120],
  [6, 1020, 180],
] as const

/** Bookings of rooms that wait for their confirmer. */
export async function fillWaiting(tx: Tx, { today, now, login }: Demo, players: readonly DemoPlayer[]) {
  const { last } = await tx.selectFrom('reserva').select(sql<number>`coalesce(max(id_reg_reserva), 0)`.as('last')).executeTakeFirstOrThrow()
  for (const [index, [ahead, hora_ini, duracion]] of slots.entries()) {
    const owner = players[players.length - 1 - (index % players.length)]!
    const id_mst_recurso = demoRooms[index % demoRooms.length]!
    const row = {
      id_reg_reserva: last + index + 1,
      fecha: addDays(today, ahead),
      hora_ini,
      duracion,
      id_mst_recurso,
      id_mst_socios: owner.id,
      id_mst_socios_creacion: login.id_mst_socios,
      pendiente_confirmar: confirmStates.validation,
      fecha_creacion: after(now, -3600 * (index + 2)),
      fecha_modificacion: after(now, -3600 * (index + 2)),
    }
    await insertBooking(tx, { row, occupied: [id_mst_recurso], places: [owner.id] })
  }
}
