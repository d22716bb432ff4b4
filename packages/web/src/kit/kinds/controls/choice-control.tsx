import { Select } from '@mantine/core'
import { t } from '../../texts/i18n.ts'
import { choiceLabel } from '../labels.ts'
import { type ControlProps, inputProps } from './control-props.ts'

/** Choice among a few values, with search by typing. */
export function ChoiceControl(props: ControlProps) {
  const { name, field, value, words, options, onChange, onLeave } = props
  const own = (field.facts.choices ?? []).map((choice) => choiceLabel(words, choice))
  const choices = options ?? own
  return (
    <Select
      {...inputProps(props)}
      data={choices.map((choice) => ({ value: String(choice.value), label: choice.text }))}
      value={value === '' || value === null || value === undefined ? null : String(value)}
      placeholder={t('core.choose')}
      searchable={choices.length > 7}
      clearable={field.nullable}
      allowDeselect={field.nullable}
      nothingFoundMessage={t('core.nothing_found')}
      onChange={(chosen) => onChange(name, choices.find((choice) => String(choice.value) === chosen)?.value ?? '')}
      onBlur={() => onLeave(name)}
    />
  )
}
