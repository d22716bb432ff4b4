import './day-range.css'
import type { Day } from '@app/contract/values/day'
import type { ReactNode } from 'react'
import { t } from '../texts/i18n.ts'
import { DateField } from './date-field.tsx'

export interface Range {
  readonly from: Day
  readonly to: Day
}

/** Two days; one that passes the other moves it along. The children are other ways of choosing the days. */
export function DayRange({ range, onChange, children }: { range: Range; onChange: (range: Range) => void; children?: ReactNode }) {
  const { from, to } = range
  return (
    <div className="day-range" role="group" aria-label={t('core.range')}>
      <DateField
        aria-label={t('core.from')}
        w={124}
        value={from}
        onChange={(day) => day && onChange({ from: day, to: day > to ? day : to })}
      />
      <DateField
        aria-label={t('core.to')}
        w={124}
        value={to}
        onChange={(day) => day && onChange({ from: day < from ? day : from, to: day })}
      />
      {children}
    </div>
  )
}
