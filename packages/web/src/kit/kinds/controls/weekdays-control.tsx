import { Input } from '@mantine/core'
import { WeekToggles } from '../../schedule/week-toggles.tsx'
import { type ControlProps, inputProps } from './control-props.ts'

/** Days of the week as a mask, Monday 1 to Sunday 64. */
export function WeekdaysControl(props: ControlProps) {
  const { name, label, onChange } = props
  const { id, description, error, required, disabled } = inputProps(props)
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error} required={required}>
      <WeekToggles id={id} label={label} disabled={disabled} value={Number(props.value) || 0} onChange={(mask) => onChange(name, mask)} />
    </Input.Wrapper>
  )
}
