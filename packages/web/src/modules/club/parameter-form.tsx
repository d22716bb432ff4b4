import { saveParameter } from '@app/contract/club/parameter'
import { field } from '@app/contract/kit/kinds'
import { useId, useMemo } from 'react'
import { call } from '../../kit/api.ts'
import { FormFrame } from '../../kit/form.tsx'
import { FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { t, tFound } from '../../kit/i18n.ts'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'
import { asText, fieldOf, type ParameterRow } from './parameter-values.ts'

/** One parameter with the control of its kind. */
export function ParameterForm({ row, onDone }: { row: ParameterRow; onDone: () => void }) {
  const id = useId()
  const fields = useMemo(() => ({ valor: fieldOf(row), activo: field.flag(), desc_param: saveParameter.input.desc_param }), [row])
  const first = useMemo(() => ({ ...row, valor: row.tipo === 'flag' ? row.valor === '1' : row.valor }), [row])
  const form = useForm({
    id,
    name: row.cod_param,
    fields,
    row: first,
    onSubmit: async ({ valor, ...rest }) => {
      await call(saveParameter, { id: row.id_sys_param, ...rest, valor: asText(valor) })
      toast.good(t('Operacio_realitzada_correctament'))
      onDone()
    },
  })
  const bounds = row.min !== null && row.max !== null ? `${row.min} – ${row.max}` : ''
  const hint = [bounds, row.unidad && tFound('param.unit', row.unidad)].filter(Boolean).join(' ')
  return (
    <FormFrame form={form} words="parameter">
      <p className="dimmed">{row.desc_param}</p>
      <FormFields form={form} words="parameter" looks={{ valor: { hint } }} />
      <SaveBar form={form} always onCancel={onDone} />
    </FormFrame>
  )
}
