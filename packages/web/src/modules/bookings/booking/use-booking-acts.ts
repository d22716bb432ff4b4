import { addProducts, changeLineMember, completeWithGuests } from '@app/contract/bookings/booking-line'
import { editBooking } from '@app/contract/bookings/change-booking'
import { formatEuros } from '@app/contract/values/money'
import { confirmDelete } from '../../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { callDeleteLine } from '../../invoices/public.ts'
import { callWithConfirmation } from '../../planner/public.ts'
import type { BookingInfo, Line } from './booking-info.ts'

/** Runs work and shows a refusal as a toast. */
async function withRefusalToast(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}

/** Player actions of a booking: add a guest, add a member, replace or remove a player; a refusal shows a toast. */
export function usePlayerActs({ reserva, socios, recurso }: BookingInfo) {
  const guests = useAction(completeWithGuests)
  const sold = useAction(addProducts)
  const id = reserva.id_reg_reserva
  const addMember = (member: number) => {
    const all = [...socios.map((one) => one.id_mst_socios), member]
    return withRefusalToast(async () => {
      await callWithConfirmation(editBooking, { id_reg_reserva: id, version: reserva.version, id_mst_socios: all[0], socios: all })
      toast.good(t('desk.player_added'))
    })
  }
  const removePlace = ({ id_mst_socios: member }: Line) => {
    const all = socios.map((one) => one.id_mst_socios)
    const rest = all.filter((_, index) => index !== all.lastIndexOf(member ?? 0))
    return withRefusalToast(async () => {
      await callWithConfirmation(editBooking, { id_reg_reserva: id, version: reserva.version, id_mst_socios: rest[0], socios: rest })
      toast.good(t('desk.player_removed'))
    })
  }
  return {
    removePlace,
    isBusy: guests.isBusy || sold.isBusy,
    room: recurso.capacidad_max - socios.length,
    addGuest: () => guests.run({ id_reg_reserva: id, cantidad: 1 }),
    addMember,
    addProducts: (products: readonly number[]) =>
      sold.run({ id, productos: products.map((id_mst_producto) => ({ id_mst_producto, cantidad: 1 })) }),
    removeLine: (line: Line) =>
      withRefusalToast(async () => {
        const { id_reg_factura: id_factura, concepto } = line
        if (!(await confirmDelete(concepto, line.pagado > 0 ? t('desk.remove_line_hint') : undefined))) return
        const done = await callDeleteLine({ id, id_factura })
        const anulado = done?.anulado ?? 0
        if (anulado > 0) toast.good(t('desk.line_taken_back', { importe: formatEuros(anulado) }))
      }),
    changeLine: (line: number, member: number) =>
      withRefusalToast(() => callWithConfirmation(changeLineMember, { id, id_factura: line, idSocio: member })),
  }
}
