import { field } from '@app/contract/kit/kinds'
import type { Day } from '@app/contract/values/day'
import { ascending } from '@app/contract/values/order'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../../kit/forms/form-fields.tsx'
import { useForm } from '../../../kit/forms/use-form.ts'
import { lengthText, MoveCancelled, moveWithUndo, usePlannerDay } from '../../planner/public.ts'
import type { BookingInfo } from './booking-info.ts'
import { nameOf } from './booking-labels.ts'
import { MoveVerdict, useMoveVerdict } from './move-verdict.tsx'
import { useStarts } from './use-starts.ts'

interface Props {
  info: BookingInfo
  onClose: () => void
  onMoved: (id: number, day: Day) => void
}

const fields = {
  fecha: field.day(),
  id_mst_recurso: field.ref('recurso'),
  hora_ini: field.minute(),
  duracion: field.integer({ min: 1 }),
}

/** Moves a booking to another day, court, time or length, with the verdict on the place and its money before saving. */
export function MoveForm({ info, onClose, onMoved }: Props) {
  const { id_reg_reserva: id, version, fecha: day, id_mst_recurso, hora_ini, duracion } = info.reserva
  const first = { fecha: day, id_mst_recurso, hora_ini, duracion }
  const form = useForm({
    fields,
    first,
    guards: false,
    save: async ({ fecha: fecha_ini, ...to }) => {
      try {
        await moveWithUndo({
          ...{ id, version, name: nameOf(info), court: courtName(to.id_mst_recurso), ask: verdict.ask },
          from: { fecha_ini: day, id_mst_recurso, hora_ini, duracion },
          to: { fecha_ini, ...to },
        })
      } catch (error) {
        if (error instanceof MoveCancelled) return onClose()
        throw error
      }
      onMoved(id, fecha_ini)
    },
    successMessage: null,
  })
  const fecha = fields.fecha.read(form.draft.fecha || day)
  const court = Number(form.draft.id_mst_recurso)
  const [start, length] = [Number(form.draft.hora_ini), Number(form.draft.duracion)]
  const verdict = useMoveVerdict(info, { fecha_ini: fecha, id_mst_recurso: court, hora_ini: start, duracion: length })
  const courts = usePlannerDay(info.recurso.id_mst_tiporecurso, fecha).data?.recursos ?? [info.recurso]
  const courtName = (one: number) => courts.find((each) => each.id_mst_recurso === one)?.desc_recurso ?? ''
  const looks = {
    fecha: { half: true },
    id_mst_recurso: { half: true, options: courts.map((one) => ({ value: one.id_mst_recurso, text: one.desc_recurso })) },
    hora_ini: { half: true, options: useStarts(info, { fecha, court, length }) },
    duracion: { half: true, options: ascending([...info.duraciones, duracion]).map((value) => ({ value, text: lengthText(value) })) },
  }
  return (
    <FormFrame form={form} words="booking">
      <FormFields form={form} words="booking" looks={looks} />
      <MoveVerdict info={info} verdict={verdict} />
      <SaveBar form={form} always save={verdict.words} onCancel={onClose} />
    </FormFrame>
  )
}
