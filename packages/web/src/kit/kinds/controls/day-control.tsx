import { DateField } from '../../fields/date-field.tsx'
import { type ControlProps, inputProps } from './control-props.ts'

/** Day of the club. */
export function DayControl(props: ControlProps) {
  const { name, value, onChange, onLeave } = props
  return (
    <DateField
      {...inputProps(props)}
      value={String(value ?? '')}
      onChange={(day) => onChange(name, day ?? '')}
      onUnreadable={(typed) => {
        onChange(name, typed)
        queueMicrotask(() => onLeave(name))
      }}
    />
  )
}
