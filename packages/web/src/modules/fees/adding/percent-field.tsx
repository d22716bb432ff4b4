import { readEuros } from '@app/contract/values/money'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { percent } from '../../../kit/kinds/percent.ts'

/** Text of a percentage while it is typed: up to two decimals. */
const isTypable = (text: string) => /^\d{0,3}([.,]\d{0,2})?$/.test(text) && (readEuros(text || '0') ?? 0) <= 10_000

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Hundredths of a percent; null for none. */
  value: number | null
  onChange: (value: number | null) => void
}

/** Percentage from 0 to 100; what is no percentage is not typed. */
export function PercentField({ value, onChange, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      placeholder="0 %"
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === null ? '' : percent.format(value))}
      onFocus={(event) => {
        setTyped(value === null ? '' : String(value / 100).replace('.', ','))
        const field = event.currentTarget
        requestAnimationFrame(() => field.select())
      }}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget: { value: text } }) => {
        if (!isTypable(text)) return
        setTyped(text)
        onChange(text === '' ? null : readEuros(text.replace(/[.,]$/, '') || '0'))
      }}
    />
  )
}
