import { TextInput } from '@mantine/core'
import { shapeOf, shownKind } from '../kinds/shapes.ts'
import { type ControlProps, inputProps } from './control-props.ts'

/** A number; comma and point are both the decimal mark. */
export function NumberControl(props: ControlProps) {
  const { name, field, value, onChange, onLeave } = props
  const { unit, input } = shapeOf(shownKind(field))
  return (
    <TextInput
      {...inputProps(props)}
      className="kit-number"
      {...input}
      autoComplete="off"
      value={String(value ?? '')}
      rightSection={unit && <span aria-hidden>{unit}</span>}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(name, event.currentTarget.value)}
      onBlur={() => onLeave(name)}
    />
  )
}
