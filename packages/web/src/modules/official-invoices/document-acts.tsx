import { refundLines } from '@app/contract/invoices/refund'
import { issueFullInvoice } from '@app/contract/official-invoices/change-invoices'
import { type DocumentKind, isRectifying } from '@app/contract/official-invoices/document-kinds'
import { Button } from '@mantine/core'
import { IconFileInvoice, IconFileTypePdf, IconMail, IconPrinter, IconReceiptRefund } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { userMay, userMayCall } from '../../kit/reads/session.ts'
import { useKeys } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'
import { savePdf, showDocument } from './document-paper.ts'
import { FullInvoiceDialog } from './full-invoice-dialog.tsx'
import { MailDocument } from './mail-document.tsx'

const RectifyDialog = lazy(() => import('./rectify-dialog.tsx').then((module) => ({ default: module.RectifyDialog })))

interface Document {
  readonly id_reg_facturaoficial: number
  readonly num_completo: string
  readonly importe: number
  readonly tipo: DocumentKind
  readonly anulada: Date | null
  readonly lineas: readonly { readonly id_reg_factura: number | null; readonly concepto: string; readonly vigente: boolean }[]
}

/** True if an invoice counts for lines, so that it can be rectified or replaced. */
const isCurrent = ({ tipo, anulada, lineas }: Document) => !isRectifying(tipo) && anulada === null && lineas.some(({ vigente }) => vigente)

/** Acts on an invoice: a full one in its place, its paper printed, as a file, by mail. */
export function DocumentActs({ document, onReplaced }: { document: Document; onReplaced: () => void }) {
  const { id_reg_facturaoficial: id, num_completo, tipo } = document
  const [open, setOpen] = useState<'mail' | 'full' | 'rectify' | null>(null)
  const print = () => void showDocument(id)
  useKeys({ 'mod+p': print })
  return (
    <>
      <h3>{t('official-invoices.with_this')}</h3>
      <div className="oi-acts">
        {tipo === 'F2' && isCurrent(document) && userMay(issueFullInvoice.permission) && (
          <Button variant="default" leftSection={<IconFileInvoice size={15} />} onClick={() => setOpen('full')}>
            {t('official-invoices.make_full')}
          </Button>
        )}
        {isCurrent(document) && userMayCall(refundLines) && (
          <Button variant="default" leftSection={<IconReceiptRefund size={15} />} onClick={() => setOpen('rectify')}>
            {t('official-invoices.rectify')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconPrinter size={15} />} rightSection={<KeyCaps keys="mod+p" />} onClick={print}>
          {t('oficial.imprimir', { numero: num_completo })}
        </Button>
        <Button variant="default" leftSection={<IconFileTypePdf size={15} />} onClick={() => void savePdf(id)}>
          {t('oficial.pdf')}
        </Button>
        <Button variant="default" leftSection={<IconMail size={15} />} onClick={() => setOpen('mail')}>
          {t('oficial.enviar')}
        </Button>
      </div>
      {open === 'mail' && <MailDocument id={id} onClose={() => setOpen(null)} />}
      <Suspense fallback={null}>
        {open === 'rectify' && <RectifyDialog document={document} lines={document.lineas} onClose={() => setOpen(null)} />}
      </Suspense>
      {open === 'full' && <FullInvoiceDialog ticket={document} onClose={() => setOpen(null)} onDone={onReplaced} />}
    </>
  )
}
