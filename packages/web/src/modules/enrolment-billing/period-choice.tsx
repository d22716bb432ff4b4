import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { today } from '../../kit/reads/today.ts'
import { monthNames } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Period } from './billing-rows.ts'

/** The month of a number of months since year 0. */
const periodAt = (count: number): Period => ({ month: (count % 12) + 1, year: Math.floor(count / 12) })

/** Month and year with the way to the previous and the next month. */
export function PeriodChoice({ value, onChange }: { value: Period; onChange: (next: Period) => void }) {
  const count = value.year * 12 + value.month - 1
  const thisYear = Number(today().slice(0, 4))
  const first = Math.min(value.year, thisYear - 5)
  const years = Array.from({ length: Math.max(value.year, thisYear + 1) - first + 1 }, (_, at) => first + at)
  return (
    <div className="billing-period">
      <IconButton label={t('billing.previous')} icon={IconChevronLeft} onClick={() => onChange(periodAt(count - 1))} />
      <NativeSelect
        size="xs"
        aria-label={t('billing.month')}
        value={value.month}
        onChange={(event) => onChange({ ...value, month: Number(event.currentTarget.value) })}
      >
        {monthNames().map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        size="xs"
        aria-label={t('billing.year')}
        value={value.year}
        data={years.map(String)}
        onChange={(event) => onChange({ ...value, year: Number(event.currentTarget.value) })}
      />
      <IconButton label={t('billing.next')} icon={IconChevronRight} onClick={() => onChange(periodAt(count + 1))} />
    </div>
  )
}
