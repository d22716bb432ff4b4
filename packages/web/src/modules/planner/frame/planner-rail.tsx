import type { Day } from '@app/contract/values/day'
import { t } from '../../../kit/texts/i18n.ts'
import { MonthCalendar } from '../month/month-calendar.tsx'
import { type LegendProps, PlannerLegend } from './planner-legend.tsx'
import '../tokens.css'
import './planner-toolbar.css'
import './planner-rail.css'

interface PlannerRailProps extends LegendProps {
  sport: number
  day: Day
  today: Day
  onDay: (day: Day) => void
}

/** Strip beside the courts: the month, and the legend; on a narrow screen the toolbar's popover replaces it. */
export function PlannerRail({ sport, day, today, onDay, ...legend }: PlannerRailProps) {
  return (
    <aside className="plr" aria-label={t('planner.legend')}>
      <MonthCalendar sport={sport} day={day} today={today} onDay={onDay} />
      <PlannerLegend {...legend} />
    </aside>
  )
}
