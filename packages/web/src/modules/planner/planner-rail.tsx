import type { Day } from '@app/contract/values/day'
import { t } from '../../kit/i18n.ts'
import { coloursOf } from './card-colours.ts'
import { MonthCalendar } from './month-calendar.tsx'
import './tokens.css'
import './planner-toolbar.css'
import './planner-rail.css'

interface PlannerRailProps {
  day: Day
  today: Day
  onDay: (day: Day) => void
  types: readonly { text: string; colour: string }[]
}

const payments = ['paid', 'part', 'unpaid'] as const

/** What the shapes and colours of the planner mean. */
function PlannerLegend({ types }: Pick<PlannerRailProps, 'types'>) {
  return (
    <div className="plr-legend">
      <h2>{t('planner.legend.payment')}</h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment}>
            <i className={`pl-dot pl-${payment}`} aria-hidden />
            {t(`planner.payment.${payment}`)}
          </li>
        ))}
      </ul>
      <h2>{t('planner.legend.types')}</h2>
      <ul>
        {types.map(({ text, colour }) => (
          <li key={text}>
            <i className="plr-type" style={coloursOf(colour)} aria-hidden />
            {text}
          </li>
        ))}
        <li>
          <i className="plr-type plr-hatched" aria-hidden />
          {t('planner.blocked')}
        </li>
        <li>
          <i className="plr-type plr-dashed" aria-hidden />
          {t('planner.pending')}
        </li>
      </ul>
    </div>
  )
}

/** The strip beside the courts: the month, and the legend; on a narrow screen the toolbar's popover stands in for it. */
export function PlannerRail({ day, today, onDay, types }: PlannerRailProps) {
  return (
    <aside className="plr" aria-label={t('planner.legend')}>
      <MonthCalendar day={day} today={today} onDay={onDay} />
      <PlannerLegend types={types} />
    </aside>
  )
}
