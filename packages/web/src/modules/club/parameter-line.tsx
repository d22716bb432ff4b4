import type { Form } from '../../kit/forms/use-form.ts'
import { Control } from '../../kit/kinds/controls/control.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { asText, type ParameterRow, valueLabel } from './parameter-values.ts'

/** One parameter: its sentence, its control, and its default with a reset if changed. */
export function ParameterLine({ form, row }: { form: Form; row: ParameterRow }) {
  const { cod_param: name, desc_param, valor_defecto, tipo, unidad } = row
  const now = form.draft[name]
  const isChanged = asText(now) !== valor_defecto
  const standard = valueLabel(row, valor_defecto)
  const back = () => form.set(name, tipo === 'flag' ? valor_defecto === '1' : valor_defecto)
  return (
    <div className={`pm-line${isChanged ? ' changed' : ''}${tipo === 'flag' ? '' : ' pm-valued'}`} title={name}>
      <Control {...form.control(name)} words={`param.${name}`} label={desc_param.replace(/\.$/, '')} />
      {unidad && <span className="pm-unit">{tFound('param.unit', unidad, { n: asText(now) })}</span>}
      {isChanged && (
        <button
          type="button"
          className="link pm-standard"
          aria-label={`${t('params.standard', { valor: standard })}. ${t('params.to_standard', { valor: standard })}: ${desc_param}`}
          onClick={back}
        >
          {t('params.standard', { valor: standard })}
        </button>
      )}
    </div>
  )
}
