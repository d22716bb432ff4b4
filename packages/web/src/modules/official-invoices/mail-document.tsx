import { mailDocument } from '@app/contract/official-invoices/document-letter'
import { documentReader } from '@app/contract/official-invoices/document-paper'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { MailDialog } from '../mail/public.ts'

/** Mails an official invoice as a PDF. */
export function MailDocument({ id, onClose }: { id: number; onClose: () => void }) {
  const reading = useRead(documentReader, { id })
  const send = useAction(mailDocument)
  const texts = { title: t('oficial.enviar'), text: t('mail.send') }
  return <MailDialog {...texts} reading={reading} isBusy={send.isBusy} onSend={(email) => send.run({ id, email })} onClose={onClose} />
}
