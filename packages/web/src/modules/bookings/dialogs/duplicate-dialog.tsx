import { duplicateBooking } from '@app/contract/bookings/duplicate-booking'
import { field } from '@app/contract/kit/kinds'
import type { Day } from '@app/contract/values/day'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../../kit/forms/form-fields.tsx'
import { useForm } from '../../../kit/forms/use-form.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { callWithConfirmation, usePlannerDay } from '../../planner/public.ts'
import type { BookingInfo } from '../booking/booking-info.ts'
import { nameOf, placeLabel } from '../booking/booking-labels.ts'
import { useStarts } from '../booking/use-starts.ts'

interface Props {
  info: BookingInfo
  onClose: () => void
  /** The copy, and its day. */
  onPlaced: (id: number, day: Day) => void
}

const fields = { fecha: field.day(), id_mst_recurso: field.ref('recurso'), hora_ini: field.minute() }

/** Duplicates a booking: day, court and time. A refusal is shown inside. */
export const DuplicateDialog = (props: Props) => (
  <DialogFrame title={t('desk.duplicate_title')} size={420} onClose={props.onClose}>
    <DuplicateForm {...props} />
  </DialogFrame>
)

function DuplicateForm({ info, onClose, onPlaced }: Props) {
  const { id_reg_reserva, fecha: day, id_mst_recurso, hora_ini, duracion } = info.reserva
  const form = useForm({
    fields,
    first: { fecha: day, id_mst_recurso, hora_ini },
    guards: false,
    save: async (to) => {
      const copy = await callWithConfirmation(duplicateBooking, { id_reg_reserva, ...to })
      toast.good(t('desk.duplicated'))
      onPlaced(copy.id_reg_reserva, to.fecha)
    },
    successMessage: null,
  })
  const fecha = fields.fecha.read(form.draft.fecha || day)
  const court = Number(form.draft.id_mst_recurso)
  const courts = usePlannerDay(info.recurso.id_mst_tiporecurso, fecha).data?.recursos ?? [info.recurso]
  const looks = {
    id_mst_recurso: { half: true, options: courts.map((one) => ({ value: one.id_mst_recurso, text: one.desc_recurso })) },
    hora_ini: { half: true, options: useStarts(info, { fecha, court, length: duracion }) },
  }
  return (
    <FormFrame form={form} words="booking">
      <p className="bk-what">
        {nameOf(info)} · {placeLabel(info)}
      </p>
      <FormFields form={form} words="booking" looks={looks} />
      <SaveBar form={form} always save={t('desk.duplicate')} onCancel={onClose} />
    </FormFrame>
  )
}
