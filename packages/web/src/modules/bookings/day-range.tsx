import './pending.css'
import type { Day } from '@app/contract/values/day'
import { DateField } from '../../kit/date-field.tsx'
import { t } from '../../kit/i18n.ts'

export interface Range {
  readonly from: Day
  readonly to: Day
}

/** Two days; one that passes the other takes it along. */
export function DayRange({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  return (
    <div className="pend-range" role="group" aria-label={t('desk.pending_range')}>
      <DateField
        aria-label={t('core.from')}
        w={124}
        value={range.from}
        onChange={(from) => from && onChange({ from, to: from > range.to ? from : range.to })}
      />
      <DateField
        aria-label={t('core.to')}
        w={124}
        value={range.to}
        onChange={(to) => to && onChange({ from: to < range.from ? to : range.from, to })}
      />
    </div>
  )
}
