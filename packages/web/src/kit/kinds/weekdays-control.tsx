import { allWeekdays, hasWeekday, listOf, maskOf } from '@app/contract/values/weekdays'
import { Checkbox, Group, Input } from '@mantine/core'
import { t } from '../i18n.ts'
import { type ControlProps, inputProps } from './control-props.ts'

/** Days of the week as a mask, Monday 1 to Sunday 64. */
export function WeekdaysControl(props: ControlProps) {
  const { name, label, onChange, disabled = false } = props
  const { id, description, error, required } = inputProps(props)
  const mask = Number(props.value) || 0
  const names = t('core.weekdays').split(',')
  const set = (day: number, isOn: boolean) =>
    onChange(name, maskOf(isOn ? [...listOf(mask), day] : listOf(mask).filter((other) => other !== day)))
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error}
      required={required}
    >
      <Group role="group" aria-labelledby={`${id}-label`} gap="sm" mt={6}>
        {names.map((text, index) => (
          <Checkbox
            key={text}
            {...(index === 0 && { id })}
            label={text}
            disabled={disabled}
            checked={hasWeekday(mask, index + 1)}
            onChange={(event) => set(index + 1, event.currentTarget.checked)}
          />
        ))}
        <Checkbox
          label={t('ui.all_days')}
          checked={mask === allWeekdays}
          indeterminate={mask > 0 && mask < allWeekdays}
          disabled={disabled}
          onChange={(event) => onChange(name, event.currentTarget.checked ? allWeekdays : 0)}
        />
      </Group>
    </Input.Wrapper>
  )
}
