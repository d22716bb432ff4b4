import { issueFullInvoice } from '@app/contract/official-invoices/change-invoices'
import { documentPdf, documentReader, mailDocument } from '@app/contract/official-invoices/document-paper'
import { Button } from '@mantine/core'
import { IconFileInvoice, IconFileTypePdf, IconMail, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { saveFile } from '../../kit/grid/export/save-file.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { useKeys } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'
import { MailDialog } from '../mail/public.ts'
import { FullInvoiceDialog } from './full-invoice-dialog.tsx'

interface Document {
  readonly id_reg_facturaoficial: number
  readonly num_completo: string
  readonly importe: number
  readonly tipo: string
}

/** Mails the paper of an invoice. */
function MailDocument({ id, onClose }: { id: number; onClose: () => void }) {
  const send = useAction(mailDocument)
  return (
    <MailDialog
      title={t('oficial.enviar')}
      text={t('mail.send')}
      reading={useRead(documentReader, { id })}
      isBusy={send.isBusy}
      onSend={(email) => send.run({ id, email })}
      onClose={onClose}
    />
  )
}

/** Acts on an invoice: a full one in its place, its paper printed, as a file, by mail. */
export function DocumentActs({ document, onReplaced }: { document: Document; onReplaced: () => void }) {
  const { id_reg_facturaoficial: id, num_completo, tipo } = document
  const [open, setOpen] = useState<'mail' | 'full' | null>(null)
  const pdf = useAction(documentPdf, {
    onDone: ({ fichero, bytes }) => saveFile(new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]), fichero),
  })
  const print = () => void window.open(`/api/facturaoficial/${id}/papel`, '_blank', 'noopener')
  useKeys({ 'mod+p': print })
  return (
    <>
      <h3>{t('official-invoices.with_this')}</h3>
      <div className="oi-acts">
        {tipo === 'F2' && userMay(issueFullInvoice.permission) && (
          <Button variant="default" leftSection={<IconFileInvoice size={15} />} onClick={() => setOpen('full')}>
            {t('official-invoices.make_full')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconPrinter size={15} />} rightSection={<KeyCaps keys="mod+p" />} onClick={print}>
          {t('oficial.imprimir', { numero: num_completo })}
        </Button>
        <Button variant="default" leftSection={<IconFileTypePdf size={15} />} loading={pdf.isBusy} onClick={() => void pdf.run({ id })}>
          {t('oficial.pdf')}
        </Button>
        <Button variant="default" leftSection={<IconMail size={15} />} onClick={() => setOpen('mail')}>
          {t('oficial.enviar')}
        </Button>
      </div>
      {open === 'mail' && <MailDocument id={id} onClose={() => setOpen(null)} />}
      {open === 'full' && <FullInvoiceDialog ticket={document} onClose={() => setOpen(null)} onDone={onReplaced} />}
    </>
  )
}
