import {
  configurationList,
  copyConfiguration,
  createConfiguration,
  destroyConfiguration,
} from '@app/contract/booking-config/configurations'
import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAction, useRead } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go } from '../../kit/navigation.ts'
import { userMay } from '../../kit/session.ts'
import { toast } from '../../kit/toasts.ts'
import { type ConfigurationRow, daysOf, hoursInWords, nameOf, timesInWords, whomInWords } from './config-words.ts'

const pathOf = (id: number) => `/reservas/config/edit/${id}`
const add = () => go(pathOf(0))
/** What the list is made of: renaming a type renames it here. */
const from = [
  'booking-configuration',
  'configuration-member-type',
  'configuration-pass-type',
  'booking-type',
  'court-type',
  'member-type',
  'pass-type',
]
type Shown = ConfigurationRow & { dias: number }

const columns = (): GridColumn<Shown>[] => [
  {
    key: 'desc_configuracion',
    header: t('booking-configuration.desc_configuracion'),
    kind: 'text',
    width: 200,
    pinned: 'start',
    text: nameOf,
    render: (row) => (
      <ScreenLink className="bc-link" to={pathOf(row.id_mst_reserva_configuracion)} tabIndex={-1}>
        {nameOf(row)}
      </ScreenLink>
    ),
  },
  named('desc_tiporeserva', 'id_mst_tiporeserva', 130),
  named('desc_tiporecurso', 'id_mst_tiporecurso', 120),
  { key: 'desc_tiposocios', header: t('booking-config.part.who'), kind: 'text', width: 190, text: whomInWords, render: whomInWords },
  { key: 'hora_ini', header: t('booking-config.part.when'), kind: 'text', width: 112, text: hoursInWords, render: hoursInWords },
  { key: 'dias', header: t('booking-configuration.dias'), kind: 'weekdays', width: 112 },
  { key: 'min_tiempo_reserva', header: t('booking-config.part.times'), kind: 'text', width: 230, text: timesInWords, render: timesInWords },
]
const named = (key: 'desc_tiporeserva' | 'desc_tiporecurso', label: string, width: number): GridColumn<Shown> => ({
  key,
  header: t(`booking-configuration.${label}`),
  kind: 'text',
  width,
  text: (row) => row[key] ?? t('booking-config.all_types'),
})

/** Leads to the form of a configuration that is not there yet. */
export function NewConfigurationButton() {
  const mayAdd = userMay(createConfiguration.permission)
  useCommands(
    useMemo(() => (mayAdd ? [{ id: 'booking-configuration.new', text: t('booking-config.new'), keys: 'n', run: add }] : []), [mayAdd]),
  )
  return (
    mayAdd && (
      <Button leftSection={<IconPlus size={15} />} onClick={add}>
        {t('booking-config.new')}
      </Button>
    )
  )
}

/** The configurations of the club: open, copy, delete. */
export function ConfigurationGrid() {
  const { data, error, refetch } = useRead(configurationList, {}, from)
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
    if (!(await confirmDelete(nombre))) return
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
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('booking-config.copy', { nombre: nameOf(row) })}
            onClick={() => void copy.run({ id: row.id_mst_reserva_configuracion })}
          >
            <IconCopy size={15} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`${t('core.delete')} ${nameOf(row)}`}
            onClick={() => void remove(row)}
          >
            <IconTrash size={15} />
          </ActionIcon>
        </>
      )}
      empty={{ title: t('booking-config.none'), hint: t('booking-config.none_hint') }}
    />
  )
}
