import '../courts.css'
import { calendar } from '@app/contract/calendars/calendar'
import { court } from '@app/contract/courts/court'
import { createCourt } from '@app/contract/courts/court-file'
import { courtType } from '@app/contract/courts/court-type'
import { courtsOfType } from '@app/contract/courts/courts'
import { Button } from '@mantine/core'
import { IconChevronRight, IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { RowLink } from '../../../kit/buttons/link.tsx'
import { NewButton } from '../../../kit/buttons/new-button.tsx'
import { type Choice, choicesOf } from '../../../kit/fields/choices.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useChoices, useRead, useRow } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { columnsOf } from '../../../kit/screen/grid-columns.ts'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { go, useNumberParam } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { courtPath, editTypePath, newCourtPath } from '../court-paths.ts'

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
        render: ({ id_mst_recurso: id, desc_recurso }) => <RowLink to={courtPath(type, id)}>{desc_recurso}</RowLink>,
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
  const { data: rows, error, refetch } = useRead(courtsOfType, { id: type })
  const { data: everyCourt } = useRead(courtsOfType, { id: 0 })
  const { data: calendars } = useChoices(calendar)
  const layouts = useGridLayouts('court')
  const shown = useMemo(
    () =>
      columns(type, {
        id_mst_calendario: choicesOf(calendars),
        id_mst_recurso_padre: (everyCourt ?? []).map((one) => ({ value: one.id_mst_recurso, text: one.desc_recurso })),
      }),
    [type, calendars, everyCourt],
  )
  const mayAdd = userMay(createCourt.permission)
  const button = mayAdd && <NewButton id="court.new" text={t('menu.court-new')} onClick={() => go(newCourtPath(type))} />
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
          <IconButton label={t('courts.open', { nombre })} icon={IconChevronRight} onClick={() => go(courtPath(type, id))} />
        )}
        empty={{ title: t('courts.no_courts'), hint: t('courts.no_courts_hint'), action: button }}
      />
    </Screen>
  )
}
