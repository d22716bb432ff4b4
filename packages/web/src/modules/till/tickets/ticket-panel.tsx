import { loadCart } from '@app/contract/till/carts'
import { formatEuros } from '@app/contract/values/money'
import { IconArrowLeft, IconCopy, IconMail, IconPrinter, IconReceiptRefund } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { instant } from '../../../kit/kinds/instant.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { useKeys } from '../../../kit/screen/commands.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { ExplainedAmount } from '../../invoices/public.ts'
import { nameOf } from '../cart/cart-header.tsx'
import { printCartTicket } from './print-ticket.ts'
import { TicketInvoices } from './ticket-invoices.tsx'
import { TicketPasses } from './ticket-passes.tsx'
import { TicketPayments } from './ticket-payments.tsx'
import { TicketRefund } from './ticket-refund.tsx'

const MailTicket = lazy(async () => ({ default: (await import('./mail-ticket.tsx')).MailTicket }))

interface Props {
  id: string
  hash: string
  isRefunding: boolean
  onRefund: (is: boolean) => void
  onClone: () => void
  onBack: () => void
}

/** Sold ticket beside the tiles: for viewing, reprinting and refunds; Esc leaves the refund, then the ticket. It is read-only. */
export function TicketPanel({ id, hash, isRefunding, onRefund, onClone, onBack }: Props) {
  const { data, error, isPending, refetch } = useRead(loadCart, { id, hash })
  const [isMailing, setMailing] = useState(false)
  useKeys({
    Escape: ({ target }) => {
      // meant for a list or an explanation over the ticket, which it has just closed
      if (target instanceof Element && (!target.isConnected || target.closest('[data-portal]'))) return
      if (isRefunding) onRefund(false)
      else onBack()
    },
  })
  const left = data ? data.lines.reduce((sum, line) => sum + line.total - line.devuelto, 0) : 0
  return (
    <aside className="till-cart" data-open aria-label={t('till.ticket_number', { n: id })}>
      <div className="till-person">
        <button type="button" className="till-button" onClick={onBack}>
          <IconArrowLeft size={15} aria-hidden />
          {t('till.back_to_sale')}
        </button>
      </div>
      {error && <ReadError error={error} onRetry={refetch} />}
      {isPending && <LinesSkeleton lines={4} height={40} />}
      {data && (
        <>
          <div className="till-person">
            <div>
              <b>{t('till.ticket_number', { n: id })}</b>
              <span>
                {nameOf(data)} · {data.carro.fecha_pago ? instant.format(data.carro.fecha_pago) : t('till.state_aparcado')}
              </span>
            </div>
            {data.carro.fecha_pago !== null && (
              <>
                <button
                  type="button"
                  className="till-button"
                  aria-keyshortcuts="Control+P"
                  onClick={() => printCartTicket(data.carro.id_reg_tpv_carro)}
                >
                  <IconPrinter size={15} aria-hidden />
                  {t('till.ticket_print')}
                </button>
                <button type="button" className="till-button" aria-keyshortcuts="Control+D" onClick={onClone}>
                  <IconCopy size={15} aria-hidden />
                  {t('till.clone')}
                </button>
              </>
            )}
            {data.carro.fecha_pago !== null && data.facturas_oficiales.length === 0 && (
              <button type="button" className="till-button" onClick={() => setMailing(true)}>
                <IconMail size={15} aria-hidden />
                {t('mail.send')}
              </button>
            )}
            {isMailing && (
              <Suspense fallback={null}>
                <MailTicket id={data.carro.id_reg_tpv_carro} onClose={() => setMailing(false)} />
              </Suspense>
            )}
          </div>
          <TicketInvoices invoices={data.facturas_oficiales} />
          <ul className="till-lines still" aria-label={t('till.lines')}>
            {data.lines.map((line) => (
              <li key={line.id_reg_factura}>
                <span className="till-cantidad tabular">{line.cantidad}</span>
                <span className="till-what">
                  <span>{line.concepto}</span>
                  <small>{line.devuelto > 0 ? t('invoices.given_back', { importe: formatEuros(line.devuelto) }) : line.detalle}</small>
                </span>
                <span className="till-precio tabular">{formatEuros(line.precio)}</span>
                <b>
                  <ExplainedAmount line={line.id_reg_factura} cents={line.total} who={line.concepto} />
                </b>
              </li>
            ))}
          </ul>
          {data.carro.fecha_pago !== null && data.lines.some((line) => line.id_mst_tipoabonos !== null) && (
            <TicketPasses id={data.carro.id_reg_tpv_carro} />
          )}
          <div className="till-pay">
            <div className="till-sum">
              <b>{t('till.total')}</b>
              <b className="till-total tabular">{formatEuros(data.total)}</b>
            </div>
            {data.carro.fecha_pago !== null && <TicketPayments id={data.carro.id_reg_tpv_carro} />}
            {data.carro.fecha_pago !== null && left > 0 && !isRefunding && (
              <button type="button" className="till-button" aria-keyshortcuts="F7" onClick={() => onRefund(true)}>
                <IconReceiptRefund size={16} aria-hidden />
                {t('till.refund')} <kbd>F7</kbd>
              </button>
            )}
            {isRefunding && data.carro.fecha_pago !== null && left > 0 && <TicketRefund ticket={data} onClose={() => onRefund(false)} />}
          </div>
        </>
      )}
    </aside>
  )
}
