import { addDays, type Day, formatDay, isDay, parseDeskDay } from '@app/contract/values/day'
import { Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { today } from '../reads/today.ts'
import { t } from '../texts/i18n.ts'

const Calendar = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })))

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'onBlur'> {
  /** 'yyyy-MM-dd'; null or '' for none. Text that is not a day is shown unchanged. */
  value: Day | null
  onChange: (day: Day | null) => void
  /** Fires if the typed text is not a day; the text stays. */
  onUnreadable?: (typed: string) => void
}

/** Date field, typed as at the desk ('20112026', '5/3', '+3', 'hoy'; arrows move a day) or picked from a calendar. */
export function DateField({ value, onChange, onUnreadable, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const day = value && isDay(value) ? value : null
  const text = typed ?? (day ? formatDay(day) : (value ?? ''))
  const commit = () => {
    if (typed === null) return
    setTyped(null)
    const parsed = typed.trim() === '' ? null : parseDeskDay(typed, today())
    if (parsed === null && typed.trim() !== '') return onUnreadable?.(typed)
    if (parsed !== value) onChange(parsed)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          {...input}
          className="kit-number"
          placeholder={t('ui.date_form')}
          autoComplete="off"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            if (event.altKey) return setOpen(true)
            setTyped(null)
            onChange(addDays(parseDeskDay(text, today()) ?? today(), event.key === 'ArrowUp' ? 1 : -1))
          }}
          rightSection={
            <IconButton
              label={t('ui.open_calendar')}
              icon={IconCalendar}
              tabIndex={-1}
              disabled={input.disabled ?? false}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen((open) => !open)}
            />
          }
        />
      </Popover.Target>
      <Popover.Dropdown p="xs" role="dialog" aria-label={t('ui.open_calendar')}>
        <Suspense fallback={<div style={{ width: 236, height: 250 }} />}>
          <Calendar
            day={day}
            onPick={(picked) => {
              setTyped(null)
              setOpen(false)
              onChange(picked)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
