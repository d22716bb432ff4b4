import './pending.css'
import { pendingBookings, unpaidBookings } from '@app/contract/bookings/pending-bookings'
import { addDays } from '@app/contract/values/day'
import { SegmentedControl } from '@mantine/core'
import { DayRange, type Range } from '../../../kit/fields/day-range.tsx'
import { useRead } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { PendingGrid } from './pending-grid.tsx'
import { UnpaidGrid } from './unpaid-grid.tsx'

const lists = ['validate', 'pay'] as const

/** /reservas/pendientes: bookings pending validation, and overdue immediate payments, 60 days back to 30 ahead. */
export function PendingScreen() {
  const [list, setList] = useKeptState<(typeof lists)[number]>('pending list', 'validate')
  const [range, setRange] = useKeptState<Range>('pending range', () => ({ from: addDays(today(), -60), to: addDays(today(), 30) }))
  const query = { start_date: range.from, end_date: range.to }
  const waiting = useRead(pendingBookings, query, { keepPrevious: true })
  const due = useRead(unpaidBookings, query, { keepPrevious: true, enabled: list === 'pay' })
  const counts = { validate: waiting.data?.length, pay: due.data?.length }
  const toolbar = (
    <div className="pend-bar">
      <SegmentedControl
        aria-label={t('desk.pending_list')}
        value={list}
        onChange={(value) => setList(value === 'pay' ? 'pay' : 'validate')}
        data={lists.map((value) => ({
          value,
          label: [t(`desk.pending_${value}`), counts[value]].filter((part) => part !== undefined).join(' '),
        }))}
      />
      <DayRange range={range} onChange={setRange} />
    </div>
  )
  return list === 'validate' ? <PendingGrid reading={waiting} toolbar={toolbar} /> : <UnpaidGrid reading={due} toolbar={toolbar} />
}
