import { t } from '../../../kit/texts/i18n.ts'

const courts = ['a', 'b', 'c', 'd', 'e', 'f']
const blocks = [
  { key: 'morning', top: 8, height: 10 },
  { key: 'noon', top: 30, height: 8 },
  { key: 'evening', top: 58, height: 14 },
]

/** Outline of the planner while the day is loading. */
export function PlannerSkeleton() {
  return (
    <div className="pl-skeleton">
      <span className="pl-hidden">{t('planner.loading')}</span>
      {courts.map((court, index) => (
        <div key={court}>
          {blocks.map(({ key, top, height }) => (
            <i key={key} style={{ top: `${top + ((index * 7) % 12)}%`, height: `${height}%` }} />
          ))}
        </div>
      ))}
    </div>
  )
}
