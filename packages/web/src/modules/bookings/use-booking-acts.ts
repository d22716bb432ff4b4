import { changeLineMember, completeWithGuests } from '@app/contract/bookings/booking-line'
import { editBooking } from '@app/contract/bookings/change-booking'
import type { SentOf } from '@app/contract/kit/action'
import { useAction } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { Refused } from '../../kit/refused.ts'
import { toast } from '../../kit/toasts.ts'
import { callAsking } from '../planner/public.ts'
import type { BookingInfo } from './booking-lines.tsx'

/** Who plays in a booking: a guest more, a member more, somebody else in a place; a refusal is shown as a toast. */
export function usePlayerActs({ reserva, socios, recurso }: BookingInfo) {
  const guests = useAction(completeWithGuests)
  const change = useAction(changeLineMember, { toast: true })
  const id = reserva.id_reg_reserva
  const addMember = async (member: number) => {
    const all = [...socios.map((one) => one.id_mst_socios), member]
    try {
      await callAsking(editBooking, { id_reg_reserva: id, version: reserva.version, id_mst_socios: all[0], socios: all } as SentOf<
        typeof editBooking
      >)
      toast.good(t('desk.player_added'))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      toast.bad(error.msg)
    }
  }
  return {
    isBusy: guests.isBusy || change.isBusy,
    room: recurso.capacidad_max - socios.length,
    addGuest: () => guests.run({ id_reg_reserva: id, cantidad: 1 }),
    addMember,
    changeLine: (line: number, member: number) => change.run({ id, id_factura: line, idSocio: member }),
  }
}
