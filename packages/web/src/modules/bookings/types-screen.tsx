import { bookingType } from '@app/contract/bookings/booking-type'
import { incomeType } from '@app/contract/income-types/income-type'
import type { RowOfResource } from '@app/contract/kit/resource'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useAction, useChoices, useList } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import { confirmDelete, tell } from '../../kit/dialogs.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { columnsOf } from '../../kit/grid-columns.ts'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { tellInUse } from '../../kit/in-use.tsx'
import { callsOf } from '../../kit/resource-calls.ts'
import { Screen } from '../../kit/screen.tsx'
import { isParameterOn, userMay } from '../../kit/session.ts'
import { SideDrawer } from '../../kit/side-drawer.tsx'
import { FormSkeleton } from '../../kit/states.tsx'

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

/** /tipo_reservas: what bookings are for; whether colours tell payment is a column only where the club wants it. */
export function BookingTypesScreen() {
  const { data, error, refetch } = useList(bookingType)
  const { data: incomes } = useChoices(incomeType)
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const layouts = useGridLayouts(bookingType.name)
  const remove = useAction(removeCall, { onRefused: (refused) => void (tellInUse(refused) || tell(refused.msg)) })
  const showsPayment = isParameterOn('MOSTRAR_COLORES_ADMIN_SEGUN_PAGO')
  const shown = useMemo(() => {
    const choices = (incomes ?? []).map(({ id, text }) => ({ value: id, text }))
    return columnsOf(
      bookingType,
      [...columns, ...(showsPayment ? (['color_segun_pago'] as const) : [])],
      {},
      { id_mst_tipoingreso: choices },
    )
  }, [incomes, showsPayment])
  const mayWrite = userMay(bookingType.permission)
  useCommands(
    useMemo(() => (mayWrite ? [{ id: 'booking-type.new', text: t('core.new'), keys: 'n', run: () => setOpen('new') }] : []), [mayWrite]),
  )
  const onDelete = async ({ id_mst_tiporeserva: id, desc_tiporeserva: nombre }: Row) => {
    if (await confirmDelete(nombre)) await remove.run({ id })
  }
  const opened = data?.find(({ id_mst_tiporeserva: id }) => id === open)
  const button = mayWrite && (
    <Button leftSection={<IconPlus size={15} />} onClick={() => setOpen('new')}>
      {t('core.new')}
    </Button>
  )
  return (
    <Screen fill actions={button}>
      <DataGrid
        name={bookingType.name}
        label={t('menu.booking-types')}
        height="fill"
        columns={shown}
        rows={data}
        rowId={({ id_mst_tiporeserva: id }) => id}
        rowTone={({ activo }) => (activo ? undefined : 'muted')}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        {...(mayWrite && {
          onOpen: ({ id_mst_tiporeserva: id }: Row) => setOpen(id),
          rowActions: (row: Row) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              disabled={isReserved(row)}
              aria-label={`${t('core.delete')} ${row.desc_tiporeserva}`}
              onClick={() => void onDelete(row)}
            >
              <IconTrash size={15} />
            </ActionIcon>
          ),
        })}
      />
      <SideDrawer opened={open !== null} title={opened?.desc_tiporeserva ?? t('core.new')} onClose={() => setOpen(null)}>
        <Suspense fallback={<FormSkeleton lines={8} />}>
          {(opened || open === 'new') && (
            <TypeForm key={open} row={opened ?? null} incomes={incomes ?? []} showsPayment={showsPayment} onDone={() => setOpen(null)} />
          )}
        </Suspense>
      </SideDrawer>
    </Screen>
  )
}
