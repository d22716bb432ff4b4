import { IconCalendar } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { t } from '../../../kit/texts/i18n.ts'

/** Opens the month if there is no room for it beside the courts. */
export function MonthButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <button {...props} type="button" className="plt-icon" aria-label={t('planner.choose_day')} aria-haspopup="dialog">
      <IconCalendar size={16} />
    </button>
  )
}
