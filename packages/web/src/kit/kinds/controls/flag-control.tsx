import { Checkbox } from '@mantine/core'
import { type ControlProps, inputProps } from './control-props.ts'

/** Yes or no; no is an answer too, so it is never marked as required. */
export function FlagControl(props: ControlProps) {
  return (
    <Checkbox
      {...inputProps(props)}
      required={false}
      className="kit-flag"
      checked={props.value === true}
      onChange={(event) => props.onChange(props.name, event.currentTarget.checked)}
    />
  )
}
