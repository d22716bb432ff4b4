import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { duplicateBooking } from '@app/contract/bookings/duplicate-booking'
import type { RowOf } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { ascending } from '@app/contract/values/order'
import { useMemo } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../../kit/forms/form-fields.tsx'
import { useForm } from '../../../kit/forms/use-form.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { callWithConfirmation, MoveCancelled, moveWithUndo, usePlannerDay } from '../../planner/public.ts'
import type { BookingInfo } from '../booking/booking-info.ts'
import { nameOf, placeLabel } from '../booking/booking-labels.ts'
import { askAboutDifference, DestinationPrice } from '../booking/destination-price.tsx'

interface Props {
  info: BookingInfo
  /** True for a copy, false to move the booking itself. */
  isCopy: boolean
  onClose: () => void
  /** Resulting booking, and its day. */
  onPlaced: (id: number, day: Day) => void
}

const fields = { fecha: field.day(), id_mst_recurso: field.ref('recurso'), hora_ini: field.minute() }
type Values = RowOf<typeof fields>

/** Moves or duplicates a booking: day, court and time. A refusal is shown inside. */
export function PlaceDialog(props: Props) {
  const { isCopy, onClose } = props
  return (
    <DialogFrame title={t(isCopy ? 'desk.duplicate_title' : 'desk.move_title')} size={420} onClose={onClose}>
      <PlaceForm {...props} />
    </DialogFrame>
  )
}

/** Start times of a court on a day; those that would overlap another booking are marked. */
function useStarts(info: BookingInfo, { fecha, id_mst_recurso: court }: Pick<Values, 'fecha' | 'id_mst_recurso'>) {
  const { reserva } = info
  const { id_mst_tiporeserva, id_mst_socios } = reserva
  const query = { id_mst_recurso: court, day: fecha, id_mst_tiporeserva, id_mst_socios }
  const { data } = useRead(newBookingInfo, query, { keepPrevious: true })
  return useMemo(() => {
    const isHere = fecha === reserva.fecha && court === reserva.id_mst_recurso
    const isTaken = (start: number) =>
      (data?.ocupado ?? []).some(
        (span) => span.hora_ini < start + reserva.duracion && start < span.hora_fin && !(isHere && span.hora_ini === reserva.hora_ini),
      )
    const starts = ascending([...(data?.inicios ?? []), reserva.hora_ini])
    return starts.map((start) => ({
      value: start,
      text: isTaken(start) ? `${formatMinute(start)} · ${t('desk.taken')}` : formatMinute(start),
    }))
  }, [data, fecha, court, reserva])
}

function PlaceForm({ info, isCopy, onClose, onPlaced }: Props) {
  const { reserva } = info
  const id = reserva.id_reg_reserva
  const { fecha: day, id_mst_recurso, hora_ini, duracion } = reserva
  const first = { fecha: day, id_mst_recurso, hora_ini }
  const form = useForm({
    fields,
    first,
    guards: false,
    save: async (to) => {
      if (isCopy) {
        const copy = await callWithConfirmation(duplicateBooking, { id_reg_reserva: id, ...to })
        toast.good(t('desk.duplicated'))
        return onPlaced(copy.id_reg_reserva, to.fecha)
      }
      const spot = ({ fecha: fecha_ini, ...rest }: Values) => ({ fecha_ini, ...rest, duracion })
      const name = nameOf(info)
      const moving = {
        id,
        version: reserva.version,
        from: spot(first),
        to: spot(to),
        name,
        court: courtName(to.id_mst_recurso),
        ask: askAboutDifference,
      }
      try {
        await moveWithUndo(moving)
      } catch (error) {
        if (error instanceof MoveCancelled) return onClose()
        throw error
      }
      onPlaced(id, to.fecha)
    },
    successMessage: null,
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
        {nameOf(info)} · {placeLabel(info)}
      </p>
      <FormFields form={form} words="booking" looks={looks} />
      {!isCopy && (
        <DestinationPrice id={id} to={{ fecha_ini: fecha, id_mst_recurso: court, hora_ini: Number(form.draft.hora_ini), duracion }} />
      )}
      <SaveBar form={form} always save={t(isCopy ? 'desk.duplicate' : 'desk.move')} onCancel={onClose} />
    </FormFrame>
  )
}
