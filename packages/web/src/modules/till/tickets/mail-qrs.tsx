import { mailTicketQrs, ticketQrs } from '@app/contract/till/cart-passes'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { MailDialog } from '../../mail/public.ts'

/** Mails the QRs of a ticket. */
export function MailQrs({ id, onClose }: { id: number; onClose: () => void }) {
  const reading = useRead(ticketQrs, { id, es_tique: true })
  const send = useAction(mailTicketQrs)
  const texts = { title: t('till.mail_qrs_to'), text: t('till.mail_qrs') }
  return (
    <MailDialog
      {...texts}
      reading={reading}
      isBusy={send.isBusy}
      onSend={(email) => send.run({ id, es_tique: true, email })}
      onClose={onClose}
    />
  )
}
