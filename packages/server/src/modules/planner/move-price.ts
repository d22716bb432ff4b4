import { sentOnly } from '@app/contract/kit/partial'
import { movePrice } from '@app/contract/planner/move-price'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'
import { moneyMoved } from '../bookings/public.ts'

export const priceThere = handle(movePrice, async ({ tx, input: { id, fecha_ini, ...place }, club }) => {
  const booking =
    (await tx.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')
  const wanted = { ...booking, ...sentOnly({ ...place, fecha: fecha_ini }) }
  const { now, paid, after, paidShort } = await moneyMoved(tx, wanted, club.zone)
  return { ahora: now, pagado: paid, despues: after, diferencia: paidShort }
})
