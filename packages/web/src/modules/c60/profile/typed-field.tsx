import { NumberInput, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'

/** Value of a field while it is typed; it is taken by Enter or on leaving the field, so that no half of it cuts a line. */
function useTyped<T>(value: T, onTake: (value: T) => void) {
  const [typed, setTyped] = useState<T | null>(null)
  const take = () => {
    if (typed !== null && typed !== value) onTake(typed)
    setTyped(null)
  }
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key === 'Enter' && !ctrlKey && !metaKey) take()
    // Alt and an arrow change the value from outside
    else if (altKey) setTyped(null)
  }
  return { setTyped, field: { value: typed ?? value, onBlur: take, onKeyDown } }
}

interface Props<T> {
  readonly label?: string
  readonly 'aria-label'?: string
  readonly disabled: boolean
  readonly value: T
  readonly onTake: (value: T) => void
}

/** Whole number of a profile, at least 1. */
export function TypedNumber({ value, onTake, ...rest }: Props<number> & { readonly w?: number; readonly max?: number }) {
  const { setTyped, field } = useTyped<number | string>(value, (next) => typeof next === 'number' && onTake(next))
  return <NumberInput {...rest} {...field} min={1} allowDecimal={false} onChange={setTyped} />
}

/** Text of a profile with an effect on its fields. */
export function TypedText({ value, onTake, ...rest }: Props<string>) {
  const { setTyped, field } = useTyped(value, onTake)
  return <TextInput {...rest} {...field} onChange={(event) => setTyped(event.currentTarget.value)} />
}
