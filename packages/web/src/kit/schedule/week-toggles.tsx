import './week-toggles.css'
import { allWeekdays, hasWeekday, listOf, maskOf } from '@app/contract/values/weekdays'
import { weekdayNames } from '../texts/date-labels.ts'
import { t } from '../texts/i18n.ts'

interface Props {
  /** Accessible name of the seven boxes. */
  label: string
  /** Id of the first box, the focus target if the days are invalid. */
  id?: string
  disabled?: boolean
  /** Monday 1 to Sunday 64. */
  value: number
  onChange: (mask: number) => void
}

/** Days of the week as seven small boxes and one that toggles them all. */
export function WeekToggles({ label, id, disabled = false, value, onChange }: Props) {
  const short = t('core.weekdays').split(',')
  return (
    <div className="week-toggles" role="group" aria-label={label}>
      {weekdayNames().map((name, index) => {
        const isOn = hasWeekday(value, index + 1)
        return (
          <label key={name} title={name}>
            <input
              type="checkbox"
              {...(index === 0 && { id })}
              disabled={disabled}
              aria-label={name}
              checked={isOn}
              onChange={() => onChange(maskOf(isOn ? listOf(value).filter((day) => day !== index + 1) : [...listOf(value), index + 1]))}
            />
            <span aria-hidden>{short[index]}</span>
          </label>
        )
      })}
      <label>
        <input
          type="checkbox"
          disabled={disabled}
          checked={value === allWeekdays}
          onChange={() => onChange(value === allWeekdays ? 0 : allWeekdays)}
        />
        <span>{t('ui.all_days')}</span>
      </label>
    </div>
  )
}
