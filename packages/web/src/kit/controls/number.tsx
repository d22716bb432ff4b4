import { TextInput } from '@mantine/core'
import { type ControlProps, inputProps } from './control-props.ts'

const suffixes: Partial<Record<string, string>> = { money: '€', percent: '%' }

/** A number; comma and point are both the decimal mark. */
export function NumberControl(props: ControlProps) {
  const { name, field, value, onChange, onLeave } = props
  const suffix = suffixes[field.kind]
  return (
    <TextInput
      {...inputProps(props)}
      className="kit-number"
      inputMode={field.kind === 'integer' || field.kind === 'level' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={String(value ?? '')}
      rightSection={suffix && <span aria-hidden>{suffix}</span>}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(name, event.currentTarget.value)}
      onBlur={() => onLeave(name)}
    />
  )
}
