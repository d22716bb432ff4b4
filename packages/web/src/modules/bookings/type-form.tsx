import { bookingType, editBookingType, mayEditUserFacing, newBookingType } from '@app/contract/bookings/booking-type'
import type { SentOf } from '@app/contract/kit/action'
import { callsOf } from '@app/contract/kit/generic-calls'
import type { RowOfResource } from '@app/contract/kit/resource'
import { object, readAnswer } from '@app/contract/kit/shapes'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { call, useRead } from '../../kit/api.ts'
import { only } from '../../kit/draft.ts'
import { FormFrame } from '../../kit/form.tsx'
import { type FieldLooks, FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { choicesOf } from '../../kit/resource-calls.ts'
import { FormSkeleton, ReadError } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'

type Row = RowOfResource<typeof bookingType>
interface Props {
  /** Null for a new one, which starts as the server's template says: both colours blue. */
  row: Row | null
  incomes: readonly { readonly id: number; readonly text: string }[]
  /** Whether colours may tell payment. */
  showsPayment: boolean
  onDone: () => void
}
const { id_mst_tiporeserva: _id, ...fields } = bookingType.fields
const own = ['desc_tiporeserva', 'color', 'preciohora', 'id_mst_tipoingreso', 'restriccion_reservas', 'activo'] as const
const userFacing = ['desc_tiporeserva_usuario', 'color_usuario'] as const

/** A booking type; what users see of it is locked, with a notice, while only administrators see it. */
export function TypeForm(props: Props) {
  const template = useRead(newBookingType, {}, { enabled: props.row === null, staleTime: Number.POSITIVE_INFINITY })
  const first = useMemo(() => props.row ?? (template.data && readAnswer(object(fields), template.data)), [props.row, template.data])
  if (template.error) return <ReadError error={template.error} onRetry={template.refetch} />
  return first ? <LoadedForm {...props} first={first} /> : <FormSkeleton lines={8} />
}

function LoadedForm({ row, incomes, showsPayment, onDone, first }: Props & { first: Readonly<Record<string, unknown>> }) {
  const form = useForm({
    id: useId(),
    name: `booking type ${row?.id_mst_tiporeserva ?? 'new'}`,
    fields,
    row: first,
    onSubmit: async (values, changed) => {
      const sent = only(values, changed)
      if (row) await call(editBookingType, { id: row.id_mst_tiporeserva, ...sent } as SentOf<typeof editBookingType>)
      else await call(callsOf(bookingType).create, values as never)
      toast.good(t('Operacio_realitzada_correctament'))
      onDone()
    },
  })
  const isLocked = !mayEditUserFacing(Number(form.draft.visible))
  const looks: FieldLooks = {
    color: { half: true },
    preciohora: { half: true },
    id_mst_tipoingreso: { options: choicesOf(incomes) },
    ...(isLocked && Object.fromEntries(userFacing.map((name) => [name, { disabled: true }]))),
  }
  return (
    <FormFrame form={form} words={bookingType.name}>
      <FormFields form={form} names={[...own, ...(showsPayment ? ['color_segun_pago'] : [])]} words={bookingType.name} looks={looks} />
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
