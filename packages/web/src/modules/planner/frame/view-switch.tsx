import type { Day } from '@app/contract/values/day'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { type View, viewPath, views } from '../planner-paths.ts'

interface Props {
  sport: number
  day: Day
  view: View
}

/** Day, week of a court, month: one press, or 1, 2 and 3; a list where there is little room. */
export const ViewSwitch = ({ sport, day, view }: Props) => (
  <>
    <div className="plt-views" role="group" aria-label={t('planner.view')}>
      {views.map((one, index) => (
        <button
          type="button"
          key={one}
          className="plt-view"
          aria-pressed={one === view}
          title={String(index + 1)}
          onClick={() => go(viewPath(sport, day, one))}
        >
          {t(`planner.view.${one}`)}
        </button>
      ))}
    </div>
    <select
      className="plt-select plt-view-select"
      aria-label={t('planner.view')}
      value={view}
      onChange={(event) => go(viewPath(sport, day, event.currentTarget.value as View))}
    >
      {views.map((one) => (
        <option key={one} value={one}>
          {t(`planner.view.${one}`)}
        </option>
      ))}
    </select>
  </>
)
