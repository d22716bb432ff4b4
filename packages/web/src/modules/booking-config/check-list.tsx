import './booking-config.css'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'

interface Props {
  label: string
  /** Label of the first option: none of the others. */
  none: string
  options: readonly { readonly id: number; readonly text: string }[]
  /** Ticked ids; the first option is ticked if there are none. */
  picked: readonly number[]
  error?: string | undefined
  onChange: (ids: number[]) => void
}

/** Check list with a first option for "none": ticking it unticks all others, ticking another unticks it. */
export function CheckList({ label, none, options, picked, error, onChange }: Props) {
  const id = useId()
  const turn = (one: number) => onChange(picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one])
  return (
    <fieldset className="bc-checks" aria-describedby={error ? `${id}-wrong` : undefined}>
      <legend>{label}</legend>
      <Checkbox label={none} checked={picked.length === 0} onChange={() => onChange([])} />
      {options.map(({ id: one, text }) => (
        <Checkbox key={one} label={text} checked={picked.includes(one)} onChange={() => turn(one)} />
      ))}
      {error && (
        <p id={`${id}-wrong`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
