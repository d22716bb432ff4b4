import { duplicateBooking } from '@app/contract/bookings/booking-changes'
import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { field } from '@app/contract/kit/kinds'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { Modal } from '@mantine/core'
import { useId, useMemo } from 'react'
import { useRead } from '../../kit/api.ts'
import { FormFrame } from '../../kit/form.tsx'
import { FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'
import { callAsking, moveWithUndo, usePlannerDay } from '../planner/public.ts'
import type { BookingInfo } from './booking-lines.tsx'
import { nameOf, whereOf } from './booking-words.ts'

interface Props {
  info: BookingInfo
  /** A copy, or the booking itself. */
  isCopy: boolean
  onClose: () => void
  /** The booking that is there now, and its day. */
  onPlaced: (id: number, day: Day) => void
}

const fields = { fecha: field.day(), id_mst_recurso: field.ref('recurso'), hora_ini: field.minute() }
type Values = { fecha: Day; id_mst_recurso: number; hora_ini: number }

/** Moves or duplicates a booking: day, court and time. A no is said inside. */
export function PlaceDialog(props: Props) {
  const { isCopy, onClose } = props
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isCopy ? 'desk.duplicate_title' : 'desk.move_title')}
      size={420}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <PlaceForm {...props} />
    </Modal>
  )
}

/** The starts of a court on a day; those where the booking would meet another one say so. */
function useStarts(info: BookingInfo, { fecha, id_mst_recurso: court }: Pick<Values, 'fecha' | 'id_mst_recurso'>) {
  const { reserva } = info
  const { id_mst_tiporeserva, id_mst_socios } = reserva
  const asked = { id_mst_recurso: court, day: fecha, id_mst_tiporeserva, id_mst_socios }
  const { data } = useRead(newBookingInfo, asked, { keepPrevious: true })
  return useMemo(() => {
    const isHere = fecha === reserva.fecha && court === reserva.id_mst_recurso
    const isTaken = (start: number) =>
      (data?.ocupado ?? []).some(
        (span) => span.hora_ini < start + reserva.duracion && start < span.hora_fin && !(isHere && span.hora_ini === reserva.hora_ini),
      )
    const starts = [...new Set([...(data?.inicios ?? []), reserva.hora_ini])].sort((a, b) => a - b)
    return starts.map((start) => ({
      value: start,
      text: isTaken(start) ? `${formatMinute(start)} · ${t('desk.taken')}` : formatMinute(start),
    }))
  }, [data, fecha, court, reserva])
}

function PlaceForm({ info, isCopy, onClose, onPlaced }: Props) {
  const { reserva } = info
  const id = reserva.id_reg_reserva
  const first = useMemo(() => ({ fecha: reserva.fecha, id_mst_recurso: reserva.id_mst_recurso, hora_ini: reserva.hora_ini }), [reserva])
  const form = useForm({
    id: useId(),
    fields,
    row: first,
    guards: false,
    onSubmit: async (values) => {
      const to = values as Values
      if (isCopy) {
        const copy = await callAsking(duplicateBooking, { id_reg_reserva: id, ...to })
        toast.good(t('desk.duplicated'))
        return onPlaced(copy.id_reg_reserva, to.fecha)
      }
      const spot = ({ fecha, ...rest }: Values) => ({ fecha_ini: fecha, ...rest, duracion: reserva.duracion })
      await moveWithUndo({
        id,
        version: reserva.version,
        from: spot(first),
        to: spot(to),
        name: nameOf(info),
        court: courtName(to.id_mst_recurso),
      })
      onPlaced(id, to.fecha)
    },
  })
  const fecha = fields.fecha.read(form.draft.fecha || reserva.fecha)
  const court = Number(form.draft.id_mst_recurso)
  const courts = usePlannerDay(info.recurso.id_mst_tiporecurso, fecha).data?.recursos ?? [info.recurso]
  const courtName = (one: number) => courts.find((each) => each.id_mst_recurso === one)?.desc_recurso ?? ''
  const looks = {
    id_mst_recurso: { half: true, options: courts.map((one) => ({ value: one.id_mst_recurso, text: one.desc_recurso })) },
    hora_ini: { half: true, options: useStarts(info, { fecha, id_mst_recurso: court }) },
  }
  return (
    <FormFrame form={form} words="booking">
      <p className="bk-what">
        {nameOf(info)} · {whereOf(info)}
      </p>
      <FormFields form={form} words="booking" looks={looks} />
      <SaveBar form={form} always save={t(isCopy ? 'desk.duplicate' : 'desk.move')} onCancel={onClose} />
    </FormFrame>
  )
}
