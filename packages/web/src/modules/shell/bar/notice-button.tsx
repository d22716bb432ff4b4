import { anyCourtNeedsValidation } from '@app/contract/shell/bootstrap'
import { IconBell } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { isReady } from '../../../kit/screen/screens.ts'
import { t } from '../../../kit/texts/i18n.ts'

export const pendingScreen = '/reservas/pendientes'

/** True if bookings may be pending validation, and their screen exists. */
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

/** Bell; a dot shows that bookings may be pending validation. */
export function NoticeButton(props: ComponentPropsWithRef<'button'>) {
  const hasPending = useHasPending()
  return (
    <button {...props} type="button" className={`top-icon${hasPending ? ' dot' : ''}`} aria-label={t('ui.notices')}>
      <IconBell size={18} stroke={1.75} />
    </button>
  )
}
