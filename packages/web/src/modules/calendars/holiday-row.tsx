import { formatDay } from '@app/contract/values/day'
import { formatMonthDay } from '@app/contract/values/month-day'
import { Checkbox, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { DateField } from '../../kit/fields/date-field.tsx'
import { MonthDayField } from '../../kit/fields/month-day-field.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type HolidayDraft, withRecurrence } from './holiday-draft.ts'

interface Props {
  holiday: HolidayDraft
  year: number
  /** Years allowed for a day. */
  years: readonly number[]
  isSelected: boolean
  complaint: string | undefined
  onFocus: () => void
  onChange: (holiday: HolidayDraft) => void
  onRemove: () => void
}

/** One holiday: its day, its name, and a flag for every year. */
export function HolidayRow({ holiday, year, years, isSelected, complaint, onFocus, onChange, onRemove }: Props) {
  const { key, day, monthDay, name } = holiday
  const called = `${day === null ? formatMonthDay(monthDay ?? 101) : formatDay(day)} ${name}`
  const isOffered = (chosen: string) => years.includes(Number(chosen.slice(0, 4)))
  return (
    <li className={`cal-holiday${isSelected ? ' selected' : ''}`} onFocus={onFocus}>
      {day === null ? (
        <MonthDayField
          aria-label={t('holiday.dia')}
          value={monthDay ?? 101}
          onChange={(next) => onChange({ ...holiday, monthDay: next })}
        />
      ) : (
        <DateField
          aria-label={t('holiday.dia')}
          value={day}
          onChange={(next) => next && isOffered(next) && onChange({ ...holiday, day: next })}
        />
      )}
      <TextInput
        id={`holiday-${key}`}
        aria-label={t('holiday.desc_festivo')}
        placeholder={t('holiday.desc_festivo')}
        maxLength={120}
        value={name}
        error={complaint}
        onChange={(event) => onChange({ ...holiday, name: event.currentTarget.value })}
      />
      <Checkbox
        label={t('calendars.every_year')}
        aria-label={`${t('calendars.every_year')}: ${called}`}
        checked={day === null}
        onChange={(event) => onChange(withRecurrence(holiday, event.currentTarget.checked, year))}
      />
      <IconButton size={30} label={`${t('core.delete')} ${called}`} icon={IconTrash} onClick={onRemove} />
    </li>
  )
}
