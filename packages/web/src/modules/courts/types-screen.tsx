import './courts.css'
import { courtType } from '@app/contract/courts/court-type'
import { createCourtType } from '@app/contract/courts/court-types'
import { courtsOfType } from '@app/contract/courts/courts'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useList, useRead } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { columnsOf } from '../../kit/grid-columns.ts'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { userMay } from '../../kit/session.ts'
import { editTypePath, typePath, typesPath } from './court-paths.ts'

interface Line {
  id_mst_tiporecurso: number
  desc_tiporecurso: string
  activo: boolean
  pistas: number
}
const add = () => go(`${typesPath}/new`)
const minutes = (value: number) => (value === -1 ? t('courts.as_club') : t('courts.minutes', { n: value }))

function columns(): GridColumn<Line>[] {
  const time = (name: 'min_tiempo_reserva' | 'max_tiempo_reserva' | 'default_tiempo_reserva') => ({
    render: (row: Record<typeof name, number>) => minutes(row[name]),
    text: (row: Record<typeof name, number>) => minutes(row[name]),
  })
  const own = columnsOf(
    courtType,
    [
      'desc_tiporecurso',
      'activo',
      'min_tiempo_reserva',
      'default_tiempo_reserva',
      'max_tiempo_reserva',
      'cambiar_inicio',
      'cambiar_duracion',
      'acceso_directo',
    ],
    {
      desc_tiporecurso: {
        width: 240,
        render: ({ id_mst_tiporecurso: id, desc_tiporecurso }) => (
          <ScreenLink className="ct-link" to={typePath(id)} tabIndex={-1}>
            {desc_tiporecurso}
          </ScreenLink>
        ),
      },
      min_tiempo_reserva: time('min_tiempo_reserva'),
      default_tiempo_reserva: time('default_tiempo_reserva'),
      max_tiempo_reserva: time('max_tiempo_reserva'),
    },
  ) as unknown as GridColumn<Line>[]
  return [own[0]!, { key: 'pistas', header: t('courts.count'), kind: 'integer', total: 'sum' }, ...own.slice(1)]
}

/** /tipo_recursos: what can be booked, sport by sport. */
export function TypesScreen() {
  const { data: types, error, refetch } = useList(courtType)
  const { data: courts } = useRead(courtsOfType, { id: 0 }, ['court'])
  const layouts = useGridLayouts('court-type')
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(
    () =>
      types?.map(
        (type): Line => ({ ...type, pistas: courts?.filter((one) => one.id_mst_tiporecurso === type.id_mst_tiporecurso).length ?? 0 }),
      ),
    [types, courts],
  )
  const mayAdd = userMay(createCourtType.permission)
  useCommands(useMemo(() => (mayAdd ? [{ id: 'court-type.new', text: t('menu.court-type-new'), keys: 'n', run: add }] : []), [mayAdd]))
  const button = mayAdd && (
    <Button leftSection={<IconPlus size={15} />} onClick={add}>
      {t('menu.court-type-new')}
    </Button>
  )
  return (
    <Screen fill actions={rows?.length !== 0 && button}>
      <DataGrid
        name="court-type"
        label={t('menu.court-types')}
        height="fill"
        columns={shown}
        rows={rows}
        rowId={(row) => row.id_mst_tiporecurso}
        rowTone={(row) => (row.activo ? undefined : 'muted')}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        onOpen={(row) => go(typePath(row.id_mst_tiporecurso))}
        rowActions={({ id_mst_tiporecurso: id, desc_tiporecurso: nombre }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('courts.edit', { nombre })}
            onClick={() => go(editTypePath(id))}
          >
            <IconPencil size={15} />
          </ActionIcon>
        )}
        empty={{ title: t('courts.none'), hint: t('courts.none_hint'), action: button }}
      />
    </Screen>
  )
}
