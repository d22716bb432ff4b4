import { mailTicket } from '@app/contract/till/mail-ticket'
import { cartTicket } from '@app/contract/till/ticket'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { MailDialog } from '../../mail/public.ts'

/** Mails a ticket as a PDF. */
export function MailTicket({ id, onClose }: { id: number; onClose: () => void }) {
  const reading = useRead(cartTicket, { id })
  const send = useAction(mailTicket)
  const texts = { title: t('till.mail_ticket_to'), text: t('mail.send') }
  return <MailDialog {...texts} reading={reading} isBusy={send.isBusy} onSend={(email) => send.run({ id, email })} onClose={onClose} />
}
