import { type checkEnrolments, listStates } from '@app/contract/activities/enrolment-import'
import type { ExtraColumn, ExtraValue } from '@app/contract/activities/extra-columns'
import { extraName } from '@app/contract/activities/import/enrolment-columns'
import type { OutputOf } from '@app/contract/kit/action'
import { IconBan, IconRestore } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { t, tFound, tKey } from '../../../kit/texts/i18n.ts'
import { type ExtraKey, extraColumnsOf, spreadValues } from '../enrolled-row.ts'

type Checked = OutputOf<typeof checkEnrolments>['filas'][number]
interface Row extends Checked {
  readonly [extra: ExtraKey]: ExtraValue | undefined
}

const remarksOf = ({ hallazgos }: Row) =>
  hallazgos.map(({ campo, key, params }) => `${extraName(campo) ?? tFound('enrolments.field', campo)}: ${tKey(key, params)}`).join(' · ')

const columnsOf = (columns: readonly ExtraColumn[]): GridColumn<Row>[] => [
  { key: 'linea', header: t('enrolments.line'), kind: 'integer', width: 60 },
  {
    key: 'estado',
    header: t('enrolments.state'),
    kind: 'choice',
    width: 130,
    choices: listStates.map((value) => ({ value, text: t(`enrolments.state.${value}`) })),
    render: ({ estado }) => (
      <span className="ac-state" data-state={estado}>
        {t(`enrolments.state.${estado}`)}
      </span>
    ),
  },
  { key: 'nombre_completo', header: t('activity-enrolment.nombre'), kind: 'text', width: 180, card: 'name' },
  {
    key: 'id_mst_socios',
    header: t('activity-enrolment.id_mst_socios'),
    kind: 'text',
    width: 90,
    text: ({ id_mst_socios: id }) => t(id === null ? 'grid.no' : 'grid.yes'),
  },
  { key: 'hallazgos', header: t('enrolments.remarks'), kind: 'text', width: 320, text: remarksOf },
  { key: 'email', header: t('activity-enrolment.email'), kind: 'text', width: 190 },
  { key: 'telefono', header: t('activity-enrolment.telefono'), kind: 'phone', width: 120 },
  ...extraColumnsOf<Row>(columns),
  { key: 'precio', header: t('activity-enrolment.precio'), kind: 'money', width: 90 },
  { key: 'fecha', header: t('activity-enrolment.fecha'), kind: 'day', width: 110 },
  { key: 'fecha_facturacion', header: t('activity-enrolment.fecha_facturacion'), kind: 'day', width: 110 },
]

interface Props {
  columns: readonly ExtraColumn[]
  rows: readonly Checked[]
  onExclude: (lines: readonly number[], isOut: boolean) => void
}

/** Effect of each row of a list, or its errors; any row can be left out. */
export function ListGrid({ columns, rows, onExclude }: Props) {
  const shown = useMemo(() => columnsOf(columns), [columns])
  const spread = useMemo(() => rows.map((row): Row => ({ ...row, ...spreadValues(columns, row.valores) })), [rows, columns])
  return (
    <DataGrid<Row>
      name={`enrolment-import-${columns.length}`}
      label={t('enrolments.preview')}
      height="fill"
      columns={shown}
      rows={spread}
      rowId={(row) => row.linea}
      rowTone={({ estado }) => (estado === 'excluded' || estado === 'known' ? 'muted' : undefined)}
      empty={{ title: t('core.nothing_found') }}
      rowActions={({ linea, estado }) => {
        const isOut = estado === 'excluded'
        const label = t(isOut ? 'enrolments.take_in' : 'enrolments.leave_out', { fila: linea })
        return <IconButton label={label} icon={isOut ? IconRestore : IconBan} onClick={() => onExclude([linea], !isOut)} />
      }}
    />
  )
}
