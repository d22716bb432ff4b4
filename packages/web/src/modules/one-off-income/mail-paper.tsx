import { mailPaper, paperReader } from '@app/contract/invoices/mail-paper'
import type { PaperFlag } from '@app/contract/invoices/ticket-page'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { MailDialog } from '../mail/public.ts'
import type { IncomeRow } from './income-row.ts'

const titles = ['invoices.mail_ticket', 'invoices.mail_proof', 'c60.mail'] as const

/** Mails a paper of a line as a PDF. */
export function MailPaper({ row: { id_reg_factura: id }, flag, onClose }: { row: IncomeRow; flag: PaperFlag; onClose: () => void }) {
  const reading = useRead(paperReader, { id })
  const send = useAction(mailPaper)
  return (
    <MailDialog
      title={t(titles[flag])}
      text={t('mail.send')}
      reading={reading}
      isBusy={send.isBusy}
      onSend={(email) => send.run({ id, flag, email })}
      onClose={onClose}
    />
  )
}
