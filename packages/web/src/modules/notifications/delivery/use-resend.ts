import { resendLetter } from '@app/contract/notifications/delivery'
import { useCallback } from 'react'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { DeliveryRow } from './delivery-row.ts'

/** Sends a letter again that is in doubt or failed, after a question: it may have arrived. */
export function useResend() {
  const { run } = useAction(resendLetter, { toast: t('notices.resent') })
  return useCallback(
    async ({ id_reg_notificaciones_destinos: id, estado, nombre, email }: DeliveryRow) => {
      const isSure = await confirm({
        title: t('notices.resend_question', { nombre }),
        hint: t(estado === 'dudoso' ? 'notices.resend_doubt' : 'notices.resend_failed', { email: email ?? '' }),
        confirm: t('notices.resend'),
      })
      if (isSure) await run({ id })
    },
    [run],
  )
}
