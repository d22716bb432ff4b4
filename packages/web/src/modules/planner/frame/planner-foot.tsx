import './planner-foot.css'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { dayFilter, noFilter, onlyRows } from '../day/day-filter.ts'
import type { DaySummary } from '../day/day-model.ts'

interface Props {
  /** The day in figures; absent while it is read. */
  summary?: DaySummary | undefined
  /** How many bookings stand out; null where nothing is looked for. */
  lit: number | null
  /** Whether changes of other desks arrive by themselves; `at` is the minute of the last refresh. */
  live: { on: boolean; at?: number }
  /** What stands at its beginning. */
  children?: ReactNode
}

const owed = ['payment.unpaid', 'payment.part'] as const

/** How full the day is: the figure for the eye, the words for who points at it or hears it. */
function Occupancy({ percent }: { percent: number }) {
  const words = t('planner.occupancy', { percent })
  return (
    <span title={words}>
      <span aria-hidden>{percent} %</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

/** What a filter means of the day, and the way out of it: nothing is hidden in silence. */
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

/** The line below the courts: what stands out, how many bookings, how full, how much is owed, and whether it is live. */
export function PlannerFoot({ summary, lit, live, children }: Props) {
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
