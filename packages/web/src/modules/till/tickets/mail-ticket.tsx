import { mailTicket } from '@app/contract/till/mail-ticket'
import { cartTicket } from '@app/contract/till/ticket'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { MailAddress } from './mail-address.tsx'

/** Takes the address for a ticket as a PDF, by default the member's own. */
export function MailTicket({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useRead(cartTicket, { id })
  const send = useAction(mailTicket)
  return (
    <DialogFrame title={t('till.mail_ticket_to')} size={400} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={2} />}
      {data && (
        <MailAddress
          first={data.email ?? ''}
          text={t('till.mail_ticket')}
          isBusy={send.isBusy}
          onSend={(email) => send.run({ id, email })}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  )
}
