import { formatMinute, parseDeskMinute } from '@app/contract/values/minute'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { type ControlProps, inputProps } from './control-props.ts'

const shown = (value: unknown) => (typeof value === 'number' ? formatMinute(value) : String(value ?? ''))

/** Time of day: '9', '930', '9.30' and '9:30' are all accepted; the arrows move a quarter of an hour. */
export function MinuteControl(props: ControlProps) {
  const { name, field, value, onChange, onLeave } = props
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? shown(value)
  const commit = () => {
    if (typed === null) return
    const minute = parseDeskMinute(typed)
    setTyped(null)
    onChange(name, typed.trim() === '' ? '' : (minute ?? typed))
    if (minute === null) queueMicrotask(() => onLeave(name))
  }
  const step = (by: number) => {
    const now = parseDeskMinute(text)
    const next = (now ?? 0) + by
    if (next < (field.facts.min ?? 0) || next > (field.facts.max ?? 1440)) return
    setTyped(null)
    onChange(name, next)
  }
  return (
    <TextInput
      {...inputProps(props)}
      className="kit-number"
      inputMode="numeric"
      placeholder="hh:mm"
      autoComplete="off"
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step(event.key === 'ArrowUp' ? 15 : -15)
      }}
    />
  )
}
