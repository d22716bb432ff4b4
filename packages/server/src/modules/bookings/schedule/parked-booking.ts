import { moveLockReason } from '@app/contract/bookings/booking-rules'
import { parkBooking } from '@app/contract/bookings/parked-booking'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { settings } from '../../club/public.ts'
import { lockBooking } from '../booking-row.ts'

/** Removes bookings from the parking strip: they were placed. */
export const unpark = (tx: Tx, ids: readonly number[]) => tx.deleteFrom('reserva_aparcada').where('id_reg_reserva', 'in', ids).execute()

/** Two desks that park one booking have parked it once, in the name of the first. */
export const park = handle(parkBooking, async ({ tx, input: { id, aparcada }, user, now }) => {
  const booking = await lockBooking(tx, id)
  if (!aparcada) {
    await unpark(tx, [id])
    return {}
  }
  const reason = moveLockReason(booking, (await settings(tx)).DUPLICAR_RESERVA_ADMIN)
  if (reason) refuse(reason)
  await tx
    .insertInto('reserva_aparcada')
    .values({ id_reg_reserva: id, id_mst_socios_creacion: user.id_mst_socios, fecha_creacion: now })
    .onConflict((conflict) => conflict.column('id_reg_reserva').doNothing())
    .execute()
  return {}
})
