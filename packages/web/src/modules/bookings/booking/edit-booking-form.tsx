import { booking } from '@app/contract/bookings/booking'
import { editBooking } from '@app/contract/bookings/change-booking'
import { pick } from '@app/contract/kit/resource'
import { formatEuros } from '@app/contract/values/money'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../../kit/forms/form-fields.tsx'
import { useForm } from '../../../kit/forms/use-form.ts'
import { isParameterOn } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { callWithConfirmation } from '../../planner/public.ts'
import { bookingStyles } from '../people/place-styles.ts'
import type { BookingInfo } from './booking-info.ts'

const names = [
  'nombre',
  'id_mst_tiporeserva',
  'duracion',
  'num_faltan',
  'sx',
  'nivel',
  'nivel_max',
  'comentarios',
  'observaciones',
] as const
const fields = pick(booking.fields, ...names, 'comentarios_usuario')

/** Data of a booking; sends only the changes, and is refused if another desk saved a newer version. */
export function EditBookingForm({ info, onClose }: { info: BookingInfo; onClose: () => void }) {
  const { reserva } = info
  const { id_reg_reserva, version } = reserva
  const shownNames = isParameterOn('RESERVA_COMENTARIO_USUARIO') ? ([...names, 'comentarios_usuario'] as const) : names
  const form = useForm({
    name: `booking ${id_reg_reserva}`,
    fields,
    first: reserva,
    save: async (_values, { only, names: changed }) => {
      if (changed.size === 0) return
      const { diferencia } = await callWithConfirmation(editBooking, { id_reg_reserva, version, ...only })
      if (diferencia > 0) toast.good(t('desk.difference_due', { importe: formatEuros(diferencia) }))
    },
    onSaved: onClose,
  })
  const looks = bookingStyles({ courts: [], starts: [], lengths: info.duraciones, types: info.tipos, length: reserva.duracion })
  return (
    <FormFrame form={form} words="booking" looks={looks}>
      <FormFields form={form} names={shownNames} words="booking" looks={looks} />
      <SaveBar form={form} always onCancel={onClose} />
    </FormFrame>
  )
}
