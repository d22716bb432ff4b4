import { bookingType } from '@app/contract/bookings/booking-type'
import { incomeType } from '@app/contract/income-types/income-type'
import { callsOf } from '@app/contract/kit/generic-calls'
import type { RowOfResource } from '@app/contract/kit/resource'
import { lazy, Suspense, useMemo } from 'react'
import { DeleteButton } from '../../../kit/buttons/delete-button.tsx'
import { showMessage } from '../../../kit/dialogs/dialogs.ts'
import { showInUse } from '../../../kit/dialogs/in-use.tsx'
import { choicesOf } from '../../../kit/fields/choices.ts'
import { useAction, useChoices, useList } from '../../../kit/reads/api.ts'
import { isParameterOn, userMay } from '../../../kit/reads/session.ts'
import { columnsOf } from '../../../kit/screen/grid-columns.ts'
import { RecordScreen } from '../../../kit/screen/record-screen.tsx'
import { FormSkeleton } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'

type Row = RowOfResource<typeof bookingType>
const TypeForm = lazy(() => import('./type-form.tsx').then((module) => ({ default: module.TypeForm })))
const columns = [
  'desc_tiporeserva',
  'color',
  'preciohora',
  'id_mst_tipoingreso',
  'visible',
  'desc_tiporeserva_usuario',
  'color_usuario',
  'restriccion_reservas',
  'activo',
] as const
const { remove: removeCall } = callsOf(bookingType)
const isReserved = ({ id_mst_tiporeserva: id }: Row) => bookingType.reserved?.includes(id) ?? false

/** /tipo_reservas: types of bookings; the payment colour is a column only if the club uses it. */
export function BookingTypesScreen() {
  const reading = useList(bookingType)
  const { data: incomes } = useChoices(incomeType)
  const remove = useAction(removeCall, { onRefused: (refused) => void (showInUse(refused) || showMessage(refused.msg)) })
  const showsPayment = isParameterOn('MOSTRAR_COLORES_ADMIN_SEGUN_PAGO')
  const shown = useMemo(() => {
    const choices = choicesOf(incomes)
    return columnsOf(
      bookingType,
      [...columns, ...(showsPayment ? (['color_segun_pago'] as const) : [])],
      {},
      { id_mst_tipoingreso: choices },
    )
  }, [incomes, showsPayment])
  const mayWrite = userMay(bookingType.permission)
  return (
    <RecordScreen
      name={bookingType.name}
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={({ id_mst_tiporeserva: id }) => id}
      rowTone={({ activo }) => (activo ? undefined : 'muted')}
      nameOf={({ desc_tiporeserva: nombre }) => nombre}
      add={mayWrite && t('core.new')}
      opens={mayWrite}
      rowActions={
        mayWrite &&
        ((row) => (
          <DeleteButton
            name={row.desc_tiporeserva}
            disabled={isReserved(row)}
            onDelete={() => remove.run({ id: row.id_mst_tiporeserva })}
          />
        ))
      }
      form={(row, close) => (
        <Suspense fallback={<FormSkeleton lines={8} />}>
          <TypeForm row={row} incomes={incomes ?? []} showsPayment={showsPayment} onDone={close} />
        </Suspense>
      )}
    />
  )
}
