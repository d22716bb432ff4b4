import { Select } from '@mantine/core'
import { has, t } from '../i18n.ts'
import { type ControlProps, inputProps, type Option } from './control.tsx'

/** The words of a choice: the text `<resource>.<field>.<value>` where there is one. */
export const worded = (words: string | undefined, value: string | number): Option => {
  const key = `${words}.${value}`
  return { value, text: has(key) ? t(key) : String(value) }
}

/** One of a few values; typing finds it. */
export function ChoiceControl(props: ControlProps) {
  const { name, field, value, words, options, onChange, onLeave } = props
  const own = (field.facts.choices ?? []).map((choice) => worded(words, choice))
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
