import { NumberInput } from '@mantine/core'
import { useState } from 'react'

interface Props {
  label: string
  value: number
  disabled: boolean
  onChange: (hours: number) => unknown
}
/** Hours, 0 or more, saved on blur. */
export function HourCount({ label, value, disabled, onChange }: Props) {
  const [typed, setTyped] = useState<number | string | null>(null)
  const leave = () => {
    setTyped(null)
    if (typeof typed === 'number' && typed !== value) void onChange(typed)
  }
  return (
    <NumberInput
      aria-label={label}
      w={96}
      min={0}
      max={10_000}
      decimalScale={2}
      suffix=" h"
      hideControls
      value={typed ?? value}
      disabled={disabled}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
