import { bookingType, editBookingType, mayEditUserFacing, newBookingType } from '@app/contract/bookings/booking-type'
import { callsOf } from '@app/contract/kit/generic-calls'
import type { RowOfResource } from '@app/contract/kit/resource'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { choicesOf } from '../../../kit/fields/choices.ts'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../../kit/forms/form-fields.tsx'
import type { First } from '../../../kit/forms/form-state.ts'
import { templateOf } from '../../../kit/forms/form-state.ts'
import { useForm } from '../../../kit/forms/use-form.ts'
import { call, useRead } from '../../../kit/reads/api.ts'
import { FormSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'

type Row = RowOfResource<typeof bookingType>
interface Props {
  /** Null for a new one, which starts with the server's template: both colours blue. */
  row: Row | null
  incomes: readonly { readonly id: number; readonly text: string }[]
  /** True if colours may show payment. */
  showsPayment: boolean
  onDone: () => void
}
const { id_mst_tiporeserva: _id, ...fields } = bookingType.fields
const own = ['desc_tiporeserva', 'color', 'preciohora', 'id_mst_tipoingreso', 'restriccion_reservas', 'activo'] as const
const userFacing = ['desc_tiporeserva_usuario', 'color_usuario'] as const

/** Booking type; its user-visible fields are locked, with a notice, while only administrators see it. */
export function TypeForm(props: Props) {
  const template = useRead(newBookingType, {}, { enabled: props.row === null, staleTime: Number.POSITIVE_INFINITY })
  const first = props.row ?? (template.data && templateOf(fields, template.data))
  if (template.error) return <ReadError error={template.error} onRetry={template.refetch} />
  return first ? <LoadedForm {...props} first={first} /> : <FormSkeleton lines={8} />
}

function LoadedForm({ row, incomes, showsPayment, onDone, first }: Props & { first: First<typeof fields> }) {
  const form = useForm({
    name: `booking type ${row?.id_mst_tiporeserva ?? 'new'}`,
    fields,
    first,
    save: (values, { only, read }) =>
      row ? call(editBookingType, { id: row.id_mst_tiporeserva, ...only }, { read }) : call(callsOf(bookingType).create, values),
    onSaved: onDone,
  })
  const isLocked = !mayEditUserFacing(Number(form.draft.visible))
  const looks = {
    color: { half: true },
    restriccion_reservas: { hint: t('booking-type.restriccion_hint') },
    preciohora: { half: true },
    id_mst_tipoingreso: { options: choicesOf(incomes) },
    ...(isLocked && { desc_tiporeserva_usuario: { disabled: true }, color_usuario: { disabled: true } }),
  }
  return (
    <FormFrame form={form} words={bookingType.name}>
      <FormFields
        form={form}
        names={[...own, ...(showsPayment ? (['color_segun_pago'] as const) : [])]}
        words={bookingType.name}
        looks={looks}
      />
      <FormFields form={form} names={['visible']} words={bookingType.name} autoFocus={false} />
      {isLocked && (
        <Alert variant="light" color="gray" icon={<IconInfoCircle size={16} />}>
          {t('booking.tipo_bloqueado')}
        </Alert>
      )}
      <FormFields form={form} names={userFacing} words={bookingType.name} looks={looks} autoFocus={false} />
      <SaveBar form={form} always onCancel={onDone} />
    </FormFrame>
  )
}
