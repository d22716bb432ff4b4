import { seasonStates } from '@app/contract/bookings/booking'
import { withdrawSeason } from '@app/contract/season/withdraw-season'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { deleteWithLines } from '../bookings/public.ts'
import { lockWishes, requireSeason } from './wishes.ts'

export const withdraw = handle(withdrawSeason, async (call) => {
  const { id, motivo } = call.input
  await requireSeason(call.tx)
  const [booking] = await lockWishes(call.tx, [id])
  if (booking!.estado_reserva_fija === seasonStates.approved) refuse('season.anula_antes')
  return deleteWithLines(call, booking!, { elimina_admin: true, motivo })
})
