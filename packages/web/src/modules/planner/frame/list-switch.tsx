import { store } from '../../../kit/reads/store.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** How a phone shows the day: as a list, or the courts beside one another. */
export const phoneView = store<'list' | 'courts'>('list')

/** The list of the day or its courts, on a phone. */
export function ListSwitch() {
  const view = phoneView.use()
  return (
    <div className="plt-views" role="group" aria-label={t('planner.view')}>
      {(['list', 'courts'] as const).map((one) => (
        <button type="button" key={one} className="plt-sport" aria-pressed={one === view} onClick={() => phoneView.set(one)}>
          {t(`planner.phone.${one}`)}
        </button>
      ))}
    </div>
  )
}
