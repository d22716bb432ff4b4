import {
  configurationList,
  copyConfiguration,
  createConfiguration,
  destroyConfiguration,
} from '@app/contract/booking-config/configurations'
import { IconCopy } from '@tabler/icons-react'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { audienceLabel, type ConfigurationRow, daysOf, hoursLabel, nameOf, timesLabel } from './config-labels.ts'

const pathOf = (id: number) => `/reservas/config/edit/${id}`
type Shown = ConfigurationRow & { dias: number }

const columns = (): GridColumn<Shown>[] => [
  {
    key: 'desc_configuracion',
    header: t('booking-configuration.desc_configuracion'),
    kind: 'text',
    width: 200,
    pinned: 'start',
    text: nameOf,
    render: (row) => <RowLink to={pathOf(row.id_mst_reserva_configuracion)}>{nameOf(row)}</RowLink>,
  },
  named('desc_tiporeserva', 'id_mst_tiporeserva', 130),
  named('desc_tiporecurso', 'id_mst_tiporecurso', 120),
  { key: 'desc_tiposocios', header: t('booking-config.part.who'), kind: 'text', width: 190, text: audienceLabel, render: audienceLabel },
  { key: 'hora_ini', header: t('booking-config.part.when'), kind: 'text', width: 112, text: hoursLabel, render: hoursLabel },
  { key: 'dias', header: t('booking-configuration.dias'), kind: 'weekdays', width: 112 },
  { key: 'min_tiempo_reserva', header: t('booking-config.part.times'), kind: 'text', width: 230, text: timesLabel, render: timesLabel },
]
const named = (
  key: 'desc_tiporeserva' | 'desc_tiporecurso',
  label: 'id_mst_tiporeserva' | 'id_mst_tiporecurso',
  width: number,
): GridColumn<Shown> => ({
  key,
  header: t(`booking-configuration.${label}`),
  kind: 'text',
  width,
  text: (row) => row[key] ?? t('booking-config.all_types'),
})

/** Link to the form of a new configuration. */
export function NewConfigurationButton() {
  return (
    userMay(createConfiguration.permission) && (
      <NewButton id="booking-configuration.new" text={t('booking-config.new')} onClick={() => go(pathOf(0))} />
    )
  )
}

/** Configurations of the club: open, copy, delete. */
export function ConfigurationGrid() {
  const { data, error, refetch } = useRead(configurationList, {})
  const layouts = useGridLayouts('booking-configuration')
  const shown = useMemo(columns, [])
  const rows = useMemo(() => data?.map((row): Shown => ({ ...row, dias: daysOf(row) })), [data])
  const copy = useAction(copyConfiguration, {
    toast: t('booking-config.copied'),
    onDone: ({ id_mst_reserva_configuracion: id }) => go(pathOf(id)),
  })
  const destroy = useAction(destroyConfiguration)
  const remove = async (row: Shown) => {
    const nombre = nameOf(row)
    if (await destroy.run({ id: row.id_mst_reserva_configuracion })) toast.good(t('booking-config.deleted', { nombre }))
  }
  return (
    <DataGrid
      name="booking-configuration"
      label={t('menu.booking-configurations')}
      height="fill"
      columns={shown}
      rows={rows}
      rowId={(row) => row.id_mst_reserva_configuracion}
      error={error?.msg ?? null}
      onRetry={() => void refetch()}
      layouts={layouts}
      onOpen={(row) => go(pathOf(row.id_mst_reserva_configuracion))}
      actionsWidth={76}
      rowActions={(row) => (
        <>
          <IconButton
            label={t('booking-config.copy', { nombre: nameOf(row) })}
            icon={IconCopy}
            onClick={() => void copy.run({ id: row.id_mst_reserva_configuracion })}
          />
          <DeleteButton name={nameOf(row)} onDelete={() => remove(row)} />
        </>
      )}
      empty={{ title: t('booking-config.none'), hint: t('booking-config.none_hint') }}
    />
  )
}
