import { anyCourtNeedsValidation } from '@app/contract/shell/bootstrap'
import { IconBell } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { isReady } from '../../../kit/screen/screens.ts'
import { t } from '../../../kit/texts/i18n.ts'

export const pendingScreen = '/reservas/pendientes'

/** Whether bookings may wait for somebody's yes, and there is a screen that shows them. */
export const useHasPending = () => {
  const { data } = useRead(
    anyCourtNeedsValidation,
    {},
    {
      staleTime: 600_000,
      enabled: userMay(anyCourtNeedsValidation.permission),
    },
  )
  return data?.algunRecurso === true && isReady(pendingScreen)
}

/** The bell; a dot says that bookings may wait for validation. */
export function NoticeButton(props: ComponentPropsWithRef<'button'>) {
  const hasPending = useHasPending()
  return (
    <button {...props} type="button" className={`top-icon${hasPending ? ' dot' : ''}`} aria-label={t('ui.notices')}>
      <IconBell size={18} stroke={1.75} />
    </button>
  )
}
