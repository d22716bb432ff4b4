import { formatMonthDay, indexOf, type MonthDay, monthDayAt, parseMonthDay } from '@app/contract/values/month-day'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { t } from '../texts/i18n.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'onBlur'> {
  value: MonthDay
  /** Fires only for days that exist. */
  onChange: (at: MonthDay) => void
}

/** Day of every year, typed as day and month ('15/6', '1506'); the arrows move a day. Invalid text stays, with an error. */
export function MonthDayField({ value, onChange, error, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed !== null && parseMonthDay(typed) === null && typed.length > 4
  const commit = (at: MonthDay | null) => {
    if (at === null) return
    setTyped(null)
    if (at !== value) onChange(at)
  }
  return (
    <TextInput
      {...input}
      className="kit-number"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('pictures.day_month')}
      value={typed ?? formatMonthDay(value)}
      error={wrong ? t('pictures.no_such_day') : error}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => typed !== null && (typed.trim() === '' ? setTyped(null) : commit(parseMonthDay(typed)))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null) {
          // commits the day; the next Enter submits the form
          event.preventDefault()
          commit(parseMonthDay(typed))
        }
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        setTyped(null)
        onChange(monthDayAt(indexOf(value) + (event.key === 'ArrowUp' ? 1 : -1)))
      }}
    />
  )
}
