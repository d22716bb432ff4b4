import { store } from '../../../kit/reads/store.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** View of the day on a phone: as a list, or the courts side by side. */
export const phoneView = store<'list' | 'courts'>('list')

/** Switch between the list of the day and its courts, on a phone. */
export function ListSwitch() {
  const view = phoneView.use()
  return (
    <div className="plt-phone" role="group" aria-label={t('planner.view')}>
      {(['list', 'courts'] as const).map((one) => (
        <button type="button" key={one} className="plt-view" aria-pressed={one === view} onClick={() => phoneView.set(one)}>
          {t(`planner.phone.${one}`)}
        </button>
      ))}
    </div>
  )
}
