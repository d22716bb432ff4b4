import { parameterAll, saveParameter } from '@app/contract/club/parameter'
import { lazy, Suspense, useMemo } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { choicesIn, type ParameterRow, valueLabel } from './parameter-values.ts'

const ParameterForm = lazy(() => import('./parameter-form.tsx').then((module) => ({ default: module.ParameterForm })))

/** Guarded parameters are locked but for administrators. */
const mayEdit = ({ protegido }: ParameterRow): true | string => !protegido || userMay('admin') || t('core.only_administrators')

/** Every parameter of the club: value and switch are edited in its row, or beside the list with the control of its kind. */
export function ParametersScreen() {
  const reading = useRead(parameterAll, {})
  const columns = useMemo<GridColumn<ParameterRow>[]>(
    () => [
      { key: 'grupo', header: t('ui.group'), kind: 'text', width: 130, text: (row) => tFound('param.group', row.grupo) },
      { key: 'cod_param', header: t('parameter.cod_param'), kind: 'text', width: 290, card: 'name' },
      { key: 'desc_param', header: t('parameter.desc_param'), kind: 'text', width: 400, card: 'below' },
      {
        key: 'valor',
        header: t('parameter.valor'),
        kind: 'text',
        width: 160,
        card: 'end',
        text: (row) => valueLabel(row, row.valor),
        choicesFor: choicesIn,
        canEdit: mayEdit,
      },
      { key: 'activo', header: t('parameter.activo'), kind: 'flag', canEdit: mayEdit },
      { key: 'valor_defecto', header: t('ui.standard_value'), kind: 'text', width: 130, text: (row) => valueLabel(row, row.valor_defecto) },
    ],
    [],
  )
  const save = async (row: ParameterRow, key: keyof ParameterRow, value: unknown) => {
    await call(saveParameter, { id: row.id_sys_param, [key]: value ?? '' })
    toast.good(t('Operacio_realitzada_correctament'))
  }
  return (
    <RecordScreen
      name="parameter"
      columns={columns}
      reading={reading}
      rows={reading.data}
      rowId={({ id_sys_param }) => id_sys_param}
      rowTone={({ activo }) => (activo ? undefined : 'muted')}
      nameOf={({ cod_param }) => cod_param}
      add={false}
      opens
      onEdit={save}
      form={(row, close) => <Suspense fallback={null}>{row && <ParameterForm row={row} onDone={close} />}</Suspense>}
    />
  )
}
