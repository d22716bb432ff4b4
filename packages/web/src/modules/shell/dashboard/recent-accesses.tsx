import { latestAccesses } from '@app/contract/shell/bootstrap'
import { noticeDuration } from '@app/contract/shell/member-setting'
import { useEffect } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { call } from '../../../kit/reads/call.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Shows recent entries, at the interval in seconds of the user's setting. A hidden tab sends no requests. */
export function RecentAccesses({ seconds }: { seconds: number }) {
  const isOn = userMay(latestAccesses.permission)
  useEffect(() => {
    if (!isOn) return
    const notify = async () => {
      if (document.hidden) return
      const came = await call(latestAccesses, { seconds }).catch(() => [])
      if (came.length > 0)
        toast.info(t('ui.came_in', { nombres: came.map(({ nombre }) => nombre).join(', ') }), { milliseconds: noticeDuration(seconds) })
    }
    const timer = setInterval(() => void notify(), seconds * 1000)
    return () => clearInterval(timer)
  }, [isOn, seconds])
  return null
}
