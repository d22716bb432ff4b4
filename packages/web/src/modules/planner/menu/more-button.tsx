import { IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { t } from '../../../kit/texts/i18n.ts'

/** Opens the planner's further actions. */
export const MoreButton = (props: ComponentPropsWithRef<'button'>) => (
  <button {...props} type="button" className="plt-icon" aria-label={t('planner.more')} title={t('planner.more')} aria-haspopup="menu">
    <IconDots size={16} />
  </button>
)
