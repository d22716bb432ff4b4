import './planner-footer.css'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { dayFilter, noFilter, onlyRows } from '../day/day-filter.ts'
import type { DaySummary } from '../day/day-model.ts'

interface Props {
  /** Figures of the day; absent during loading. */
  summary?: DaySummary | undefined
  /** Number of highlighted bookings; null without a filter. */
  lit: number | null
  /** `on` while changes of other desks arrive automatically; `at` is the minute of the last refresh. */
  live: { on: boolean; at?: number }
  /** Content at its start. */
  children?: ReactNode
}

const owed = ['payment.unpaid', 'payment.part'] as const

/** Occupancy of the day: a visible figure, with its text as tooltip and for screen readers. */
function Occupancy({ percent }: { percent: number }) {
  const words = t('planner.occupancy', { percent })
  return (
    <span title={words}>
      <span aria-hidden>{percent} %</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

/** Filter notice with a reset button: nothing is hidden silently. */
function Dimmed({ lit, of }: { lit: number; of: number }) {
  return (
    <button type="button" className="plf-lit" onClick={() => dayFilter.set(noFilter)}>
      <b>{t('planner.lit', { n: lit, of })}</b> {t('planner.dimmed', { n: of - lit })}
      <IconX size={13} aria-hidden />
      <VisuallyHidden>{t('planner.filter_off')}</VisuallyHidden>
    </button>
  )
}

function Live({ on, at }: Props['live']) {
  const time = at === undefined ? '' : t('planner.live_at', { time: formatMinute(at) })
  return (
    <span className={on ? 'plf-live' : 'plf-live plf-off'} title={time}>
      <i aria-hidden />
      <span>{on ? t('planner.live') : t('planner.live_off')}</span>
    </span>
  )
}

/** Footer of the planner: highlighted bookings, their number, occupancy, amount due, and live status. */
export function PlannerFooter({ summary, lit, live, children }: Props) {
  return (
    <footer className="plf" data-park={t('planner.park_here')}>
      {children}
      <span className="plf-said" role="status">
        {lit !== null && summary && <Dimmed lit={lit} of={summary.bookings} />}
      </span>
      {summary && (
        <span className="plf-facts">
          <b>{t('planner.bookings', { count: summary.bookings })}</b>
          <Occupancy percent={Math.round(summary.occupancy * 100)} />
          {summary.owing > 0 && (
            <button type="button" className="plf-due" title={t('planner.due_hint')} onClick={() => onlyRows(owed)}>
              {t('planner.due')} <b>{formatEuros(summary.due)}</b> · {summary.owing}
            </button>
          )}
        </span>
      )}
      <Live {...live} />
    </footer>
  )
}
