import { parameterAll, saveParameter } from '@app/contract/club/parameter'
import type { OutputOf } from '@app/contract/kit/action'
import { useMemo } from 'react'
import { call, useRead } from '../../kit/api.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { Screen } from '../../kit/screen.tsx'
import { toast } from '../../kit/toasts.ts'

type Row = OutputOf<typeof parameterAll>[number]

/** The value of a parameter in words: yes and no, its unit, its choice. */
function shownValue(row: Row): string {
  if (row.tipo === 'flag') return t(row.valor === '1' ? 'core.yes' : 'core.no')
  return row.unidad ? `${row.valor} ${t(`param.unit.${row.unidad}`)}` : row.valor
}
export function ParametersScreen() {
  const { data, error, refetch } = useRead(parameterAll, {}, ['parameter'])
  const layouts = useGridLayouts('parameter')
  const columns = useMemo<GridColumn<Row>[]>(
    () => [
      { key: 'grupo', header: t('ui.group'), kind: 'text', width: 130, text: (row) => t(`param.group.${row.grupo}`) },
      { key: 'cod_param', header: t('parameter.cod_param'), kind: 'text', width: 300 },
      { key: 'desc_param', header: t('parameter.desc_param'), kind: 'text', width: 420, canEdit: () => true },
      { key: 'valor', header: t('parameter.valor'), kind: 'text', width: 180, text: shownValue, canEdit: () => true },
      { key: 'activo', header: t('parameter.activo'), kind: 'flag', canEdit: () => true },
      { key: 'valor_defecto', header: t('ui.standard_value'), kind: 'text', width: 120 },
    ],
    [],
  )
  const save = async (row: Row, key: keyof Row, value: unknown) => {
    await call(saveParameter, { id: row.id_sys_param, [key]: value })
    toast.good(t('Operacio_realitzada_correctament'))
  }
  return (
    <Screen fill>
      <DataGrid
        name="parameter"
        label={t('menu.parameters')}
        height="fill"
        columns={columns}
        rows={data}
        rowId={(row) => row.id_sys_param}
        rowTone={(row) => (row.activo ? undefined : 'muted')}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        onEdit={save}
        layouts={layouts}
      />
    </Screen>
  )
}
