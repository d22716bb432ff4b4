import { parameterAll, saveParameter } from '@app/contract/club/parameter'
import { lazy, Suspense, useMemo, useState } from 'react'
import { call, useRead } from '../../kit/api.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { Screen } from '../../kit/screen.tsx'
import { SideDrawer } from '../../kit/side-drawer.tsx'
import { toast } from '../../kit/toasts.ts'
import { reloadSession } from '../shell/public.ts'
import { inWords, type ParameterRow } from './parameter-values.ts'

const ParameterForm = lazy(() => import('./parameter-form.tsx').then((module) => ({ default: module.ParameterForm })))

/** Every parameter of the club: switched on and off in its row, its value edited beside the list with the control of its kind. */
export function ParametersScreen() {
  const { data, error, refetch } = useRead(parameterAll, {}, ['parameter'])
  const layouts = useGridLayouts('parameter')
  const [open, setOpen] = useState<number | null>(null)
  const columns = useMemo<GridColumn<ParameterRow>[]>(
    () => [
      { key: 'grupo', header: t('ui.group'), kind: 'text', width: 130, text: (row) => t(`param.group.${row.grupo}`) },
      { key: 'cod_param', header: t('parameter.cod_param'), kind: 'text', width: 290 },
      { key: 'desc_param', header: t('parameter.desc_param'), kind: 'text', width: 400 },
      { key: 'valor', header: t('parameter.valor'), kind: 'text', width: 160, text: (row) => inWords(row, row.valor) },
      { key: 'activo', header: t('parameter.activo'), kind: 'flag', canEdit: () => true },
      { key: 'valor_defecto', header: t('ui.standard_value'), kind: 'text', width: 130, text: (row) => inWords(row, row.valor_defecto) },
    ],
    [],
  )
  const save = async (row: ParameterRow, key: keyof ParameterRow, value: unknown) => {
    await call(saveParameter, { id: row.id_sys_param, [key]: value })
    toast.good(t('Operacio_realitzada_correctament'))
    void reloadSession()
  }
  const close = () => {
    setOpen(null)
    void reloadSession()
  }
  const row = data?.find(({ id_sys_param }) => id_sys_param === open)
  return (
    <Screen fill>
      <DataGrid
        name="parameter"
        label={t('menu.parameters')}
        height="fill"
        columns={columns}
        rows={data}
        rowId={({ id_sys_param }) => id_sys_param}
        rowTone={({ activo }) => (activo ? undefined : 'muted')}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        onEdit={save}
        onOpen={({ id_sys_param }) => setOpen(id_sys_param)}
        layouts={layouts}
      />
      <SideDrawer opened={row !== undefined} title={row?.cod_param ?? ''} onClose={() => setOpen(null)}>
        <Suspense fallback={null}>{row && <ParameterForm key={row.id_sys_param} row={row} onDone={close} />}</Suspense>
      </SideDrawer>
    </Screen>
  )
}
