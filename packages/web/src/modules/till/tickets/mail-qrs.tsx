import { mailTicketQrs, ticketQrs } from '@app/contract/till/cart-passes'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { MailAddress } from './mail-address.tsx'

/** Takes the address for the QRs of a ticket, by default the member's own. */
export function MailQrs({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useRead(ticketQrs, { id })
  const send = useAction(mailTicketQrs)
  return (
    <DialogFrame title={t('till.mail_qrs_to')} size={400} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={2} />}
      {data && (
        <MailAddress
          first={data.email ?? ''}
          text={t('till.mail_qrs')}
          isBusy={send.isBusy}
          onSend={(email) => send.run({ id, email })}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  )
}
