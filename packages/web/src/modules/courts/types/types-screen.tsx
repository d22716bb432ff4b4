import '../courts.css'
import { courtType } from '@app/contract/courts/court-type'
import { createCourtType } from '@app/contract/courts/court-type-file'
import { courtsOfType } from '@app/contract/courts/courts'
import type { RowOfResource } from '@app/contract/kit/resource'
import { IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { RowLink } from '../../../kit/buttons/link.tsx'
import { NewButton } from '../../../kit/buttons/new-button.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { useList, useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { columnsOf } from '../../../kit/screen/grid-columns.ts'
import { GridScreen } from '../../../kit/screen/grid-screen.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { editTypePath, typePath, typesPath } from '../court-paths.ts'

interface Line extends RowOfResource<typeof courtType> {
  pistas: number
}
const minutes = (value: number) => (value === -1 ? t('courts.as_club') : t('courts.minutes', { n: value }))

function columns(): GridColumn<Line>[] {
  const time = (name: 'min_tiempo_reserva' | 'max_tiempo_reserva' | 'default_tiempo_reserva') => ({
    width: 116,
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
        render: ({ id_mst_tiporecurso: id, desc_tiporecurso }) => <RowLink to={typePath(id)}>{desc_tiporecurso}</RowLink>,
      },
      min_tiempo_reserva: time('min_tiempo_reserva'),
      default_tiempo_reserva: time('default_tiempo_reserva'),
      max_tiempo_reserva: time('max_tiempo_reserva'),
    },
  )
  return [own[0]!, { key: 'pistas', header: t('courts.count'), kind: 'integer', total: 'sum' }, ...own.slice(1)]
}

/** /tipo_recursos: the bookable types, sport by sport. */
export function TypesScreen() {
  const reading = useList(courtType)
  const types = reading.data
  const { data: courts } = useRead(courtsOfType, { id: 0 })
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(
    () =>
      types?.map(
        (type): Line => ({ ...type, pistas: courts?.filter((one) => one.id_mst_tiporecurso === type.id_mst_tiporecurso).length ?? 0 }),
      ),
    [types, courts],
  )
  const mayAdd = userMay(createCourtType.permission)
  return (
    <GridScreen
      name="court-type"
      columns={shown}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id_mst_tiporecurso}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      onOpen={(row) => go(typePath(row.id_mst_tiporecurso))}
      add={mayAdd && <NewButton id="court-type.new" text={t('menu.court-type-new')} onClick={() => go(`${typesPath}/new`)} />}
      rowActions={({ id_mst_tiporecurso: id, desc_tiporecurso: nombre }) => (
        <IconButton label={t('courts.edit', { nombre })} icon={IconPencil} onClick={() => go(editTypePath(id))} />
      )}
      empty={{ title: t('courts.none'), hint: t('courts.none_hint') }}
    />
  )
}
