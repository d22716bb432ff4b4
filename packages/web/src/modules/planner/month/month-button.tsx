import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { t } from '../../../kit/texts/i18n.ts'

/** Date of the planner, which opens the month. */
export function MonthButton({ children, ...props }: ComponentPropsWithRef<'button'>) {
  return (
    <button {...props} type="button" title={t('planner.choose_day')} aria-haspopup="dialog">
      {children}
      <IconChevronDown size={14} aria-hidden />
    </button>
  )
}
