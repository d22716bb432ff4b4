import { IconCloudOff, IconShieldExclamation } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { offline } from '../../../kit/reads/live.ts'
import { useSession } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Thin line while another screen or its first data is loading. */
export function ProgressLine() {
  const isMoving = useRouterState({ select: ({ isLoading }) => isLoading })
  const reads = useIsFetching({ predicate: ({ state }) => state.data === undefined })
  return isMoving || reads > 0 ? <div className="shell-progress" role="progressbar" aria-label={t('core.loading')} /> : null
}

/** Shows that changes of other desks do not arrive; typed input is kept. */
export function OfflineBanner() {
  const isOffline = offline.use()
  return (
    <div role="status">
      {isOffline && (
        <div className="shell-band warn">
          <IconCloudOff size={15} aria-hidden />
          {t('core.no_connection')}
        </div>
      )}
    </div>
  )
}

/** The administrator must set up a second factor before anything else. */
export function SecondFactorBanner() {
  const { account } = useSession()
  if (!account.second_factor_pending) return null
  return (
    <div className="shell-band warn" role="status">
      <IconShieldExclamation size={15} aria-hidden />
      {t('ui.second_factor_pending')}
    </div>
  )
}
