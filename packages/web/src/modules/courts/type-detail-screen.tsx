import './courts.css'
import { calendar } from '@app/contract/calendars/calendar'
import { court } from '@app/contract/courts/court'
import { createCourt } from '@app/contract/courts/court-file'
import { courtType } from '@app/contract/courts/court-type'
import { courtsOfType } from '@app/contract/courts/courts'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronRight, IconPencil, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useChoices, useRead, useRow } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import type { Choice } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { columnsOf } from '../../kit/grid-columns.ts'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { userMay } from '../../kit/session.ts'
import { courtPath, editTypePath, newCourtPath } from './court-paths.ts'

const columns = (type: number, choices: Readonly<Record<string, readonly Choice[]>>) =>
  columnsOf(
    court,
    [
      'orden',
      'desc_recurso',
      'activo',
      'reservar_pista',
      'id_mst_calendario',
      'id_mst_recurso_padre',
      'capacidad_min',
      'capacidad_max',
      'tiempo_reserva_posterior',
    ],
    {
      desc_recurso: {
        width: 220,
        render: ({ id_mst_recurso: id, desc_recurso }) => (
          <ScreenLink className="ct-link" to={courtPath(type, id)} tabIndex={-1}>
            {desc_recurso}
          </ScreenLink>
        ),
      },
      id_mst_calendario: { width: 160 },
      id_mst_recurso_padre: { width: 160 },
      capacidad_min: { hidden: true },
      tiempo_reserva_posterior: { hidden: true },
    },
    choices,
  )

/** /tipo_recursos/{id}/detail: the courts of a type in the order of the planner. */
export function TypeDetailScreen() {
  const type = useNumberParam('id')
  const reading = useRow(courtType, type)
  const { data: rows, error, refetch } = useRead(courtsOfType, { id: type }, ['court'])
  const { data: everyCourt } = useRead(courtsOfType, { id: 0 }, ['court'])
  const { data: calendars } = useChoices(calendar)
  const layouts = useGridLayouts('court')
  const shown = useMemo(
    () =>
      columns(type, {
        id_mst_calendario: (calendars ?? []).map(({ id, text }) => ({ value: id, text })),
        id_mst_recurso_padre: (everyCourt ?? []).map((one) => ({ value: one.id_mst_recurso, text: one.desc_recurso })),
      }),
    [type, calendars, everyCourt],
  )
  const mayAdd = userMay(createCourt.permission)
  const commands = useMemo(
    () => (mayAdd ? [{ id: 'court.new', text: t('menu.court-new'), keys: 'n', run: () => go(newCourtPath(type)) }] : []),
    [mayAdd, type],
  )
  useCommands(commands)
  const button = mayAdd && (
    <Button leftSection={<IconPlus size={15} />} onClick={() => go(newCourtPath(type))}>
      {t('menu.court-new')}
    </Button>
  )
  return (
    <Screen
      fill
      title={reading.data?.desc_tiporecurso}
      reading={reading}
      actions={
        <>
          {mayAdd && (
            <Button variant="default" leftSection={<IconPencil size={15} />} onClick={() => go(editTypePath(type))}>
              {t('courts.edit', { nombre: reading.data?.desc_tiporecurso ?? '' })}
            </Button>
          )}
          {rows?.length !== 0 && button}
        </>
      }
    >
      <DataGrid
        name="court"
        label={t('courts.count')}
        height="fill"
        columns={shown}
        rows={rows}
        rowId={(row) => row.id_mst_recurso}
        rowTone={(row) => (row.activo ? undefined : 'muted')}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        onOpen={(row) => go(courtPath(type, row.id_mst_recurso))}
        rowActions={({ id_mst_recurso: id, desc_recurso: nombre }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('courts.open', { nombre })}
            onClick={() => go(courtPath(type, id))}
          >
            <IconChevronRight size={15} />
          </ActionIcon>
        )}
        empty={{ title: t('courts.no_courts'), hint: t('courts.no_courts_hint'), action: button }}
      />
    </Screen>
  )
}
