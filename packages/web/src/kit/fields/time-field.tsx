import { formatMinute, type Minute, parseDeskMinute } from '@app/contract/values/minute'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'onBlur'> {
  /** Minutes of the day; the end of the day may be 1439 or 1440 and is shown as 24:00. */
  value: Minute
  /** Fires only for valid times; invalid input reverts. 24:00 is stored as 1439. */
  onChange: (minute: Minute) => void
  /** Latest minute; 1440 by default. */
  max?: number
}

/** Unlabelled time field for rows: typed as at the desk ('9', '930', '9:30'); the arrows move a quarter of an hour. */
export function TimeField({ value, onChange, max = 1440, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? formatMinute(value)
  const commit = (minute: Minute | null) => {
    setTyped(null)
    if (minute !== null && minute >= 0 && minute <= max && minute !== value) onChange(minute === 1440 ? 1439 : minute)
  }
  return (
    <TextInput
      {...input}
      className="kit-number"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => typed !== null && commit(parseDeskMinute(typed))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null) {
          // commits the time; the next Enter submits the form
          event.preventDefault()
          commit(parseDeskMinute(typed))
        }
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        const now = parseDeskMinute(text) ?? value
        commit(event.key === 'ArrowUp' ? Math.min(max, Math.floor(now / 15) * 15 + 15) : Math.max(0, Math.ceil(now / 15) * 15 - 15))
      }}
    />
  )
}
