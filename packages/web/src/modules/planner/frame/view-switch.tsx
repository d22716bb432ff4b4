import type { Day } from '@app/contract/values/day'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { type View, viewPath, views } from '../planner-paths.ts'

interface Props {
  sport: number
  day: Day
  view: View
}

/** Day, week of a court, month: one press, or 1, 2 and 3. */
export const ViewSwitch = ({ sport, day, view }: Props) => (
  <div className="plt-views" role="group" aria-label={t('planner.view')}>
    {views.map((one, index) => (
      <button
        type="button"
        key={one}
        className="plt-sport"
        aria-pressed={one === view}
        title={String(index + 1)}
        onClick={() => go(viewPath(sport, day, one))}
      >
        {t(`planner.view.${one}`)}
      </button>
    ))}
  </div>
)
