import { Checkbox } from '@mantine/core'
import { type ControlProps, inputProps } from './control-props.ts'

/** A yes or no. */
export function FlagControl(props: ControlProps) {
  return (
    <Checkbox
      {...inputProps(props)}
      className="kit-flag"
      checked={props.value === true}
      onChange={(event) => props.onChange(props.name, event.currentTarget.checked)}
    />
  )
}
