import { editBooking } from '@app/contract/bookings/booking-changes'
import type { SentOf } from '@app/contract/kit/action'
import { pick } from '@app/contract/kit/resource'
import { useEffect, useId, useMemo, useState } from 'react'
import { only } from '../../kit/draft.ts'
import { FormFrame } from '../../kit/form.tsx'
import { FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { isParameterOn } from '../../kit/session.ts'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'
import { callAsking } from '../planner/public.ts'
import type { BookingInfo } from './booking-lines.tsx'
import { bookingLooks } from './place-looks.ts'

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
const fields = pick(editBooking.input, ...names, 'comentarios_usuario')

/** The data of a booking; only what changed is sent, and a newer booking at another desk refuses it. */
export function EditBookingForm({ info, onClose }: { info: BookingInfo; onClose: () => void }) {
  const { reserva } = info
  const [isSaved, setSaved] = useState(false)
  const asked = isParameterOn('RESERVA_COMENTARIO_USUARIO') ? [...names, 'comentarios_usuario'] : names
  const form = useForm({
    id: useId(),
    fields,
    row: useMemo(() => reserva, [reserva]),
    onSubmit: async (values, changed) => {
      const sent = only(values, changed)
      if (changed.length > 0)
        await callAsking(editBooking, { id_reg_reserva: reserva.id_reg_reserva, version: reserva.version, ...sent } as SentOf<
          typeof editBooking
        >)
      toast.good(t('Operacio_realitzada_correctament'))
      setSaved(true)
    },
  })
  useEffect(() => {
    if (isSaved && !form.isDirty) onClose()
  }, [isSaved, form.isDirty, onClose])
  const looks = bookingLooks({ courts: [], starts: [], lengths: info.duraciones, types: info.tipos, length: reserva.duracion })
  return (
    <FormFrame form={form} words="booking" looks={looks}>
      <FormFields form={form} names={asked} words="booking" looks={looks} />
      <SaveBar form={form} always onCancel={onClose} />
    </FormFrame>
  )
}
