import { IconFileTypePdf, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { isParameterOn } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { MailDocument, savePdf } from '../../official-invoices/public.ts'
import type { CartFile } from '../use-till.ts'

/** Official invoices of a ticket while the club has them on: number, PDF, letter. */
export function TicketInvoices({ invoices }: { invoices: CartFile['facturas_oficiales'] }) {
  const [mailed, setMailed] = useState<number | null>(null)
  if (!isParameterOn('ACTIVAR_FACTURA_OFICIAL')) return null
  return (
    <>
      {invoices.map(({ id_reg_facturaoficial: id, num_completo }) => (
        <div key={id} className="till-invoice">
          <b className="tabular">{num_completo}</b>
          <button type="button" className="till-button" onClick={() => void savePdf(id)}>
            <IconFileTypePdf size={15} aria-hidden />
            {t('oficial.pdf')}
          </button>
          <button type="button" className="till-button" onClick={() => setMailed(id)}>
            <IconMail size={15} aria-hidden />
            {t('mail.send')}
          </button>
        </div>
      ))}
      {mailed !== null && <MailDocument id={mailed} onClose={() => setMailed(null)} />}
    </>
  )
}
