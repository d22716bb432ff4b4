import { saveParameter } from '@app/contract/club/parameter'
import { guarded } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { useMemo } from 'react'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { tFound } from '../../kit/texts/i18n.ts'
import { asText, fieldOf, type ParameterRow } from './parameter-values.ts'

/** One parameter with the control of its kind. */
export function ParameterForm({ row, onDone }: { row: ParameterRow; onDone: () => void }) {
  const fields = useMemo(
    () => ({
      valor: fieldOf(row),
      activo: row.protegido ? guarded(field.flag()) : field.flag(),
      desc_param: saveParameter.input.desc_param,
    }),
    [row],
  )
  const form = useForm({
    name: row.cod_param,
    fields,
    first: { ...row, valor: row.tipo === 'flag' ? row.valor === '1' : row.valor },
    seen: row,
    save: ({ valor, ...rest }, { read }) => call(saveParameter, { id: row.id_sys_param, ...rest, valor: asText(valor) }, { read }),
    onSaved: onDone,
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
