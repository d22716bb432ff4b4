import { TextInput, type TextInputProps } from '@mantine/core'
import { amount } from './amount.ts'
import { readOne } from './draft.ts'

interface Props extends Pick<TextInputProps, 'id' | 'label' | 'aria-label' | 'placeholder' | 'disabled'> {
  /** Euros as typed; empty says that there is no amount. */
  value: string
  onChange: (text: string) => void
}

/** An amount among others, in a table or a row: what cannot be read is said while it is typed. */
export function AmountField({ value, onChange, ...input }: Props) {
  const reading = value.trim() === '' ? null : readOne(amount, value)
  return (
    <TextInput
      {...input}
      className="kit-number"
      inputMode="decimal"
      autoComplete="off"
      rightSection={<span aria-hidden>€</span>}
      value={value}
      error={reading && 'complaint' in reading ? reading.complaint : undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
