import { taxesWithin } from '@app/contract/invoices/invoice-rules'
import { formatEuros } from '@app/contract/values/money'
import { IconAlertCircle, IconCircleCheck, IconPrinter, IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import { instant } from '../../../kit/kinds/instant.ts'
import { isParameterOn } from '../../../kit/reads/session.ts'
import { Empty, LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { Keypad } from '../pay/keypad.tsx'
import { printCartTicket } from '../tickets/print-ticket.ts'
import { TicketInvoices } from '../tickets/ticket-invoices.tsx'
import { TicketPayments } from '../tickets/ticket-payments.tsx'
import type { Acts } from '../use-acts.ts'
import type { CartFile, Till } from '../use-till.ts'
import { CartMember, CartTabs } from './cart-header.tsx'
import { CartLines } from './cart-lines.tsx'
import type { Edit } from './use-edit.ts'

interface Props {
  till: Till
  edit: Edit
  chosen: number | null
  onChoose: (id: number) => void
  acts: Acts
}

/** Cart beside the catalogue: its member, its lines, the keypad, its total and its payment. */
export function CartPanel(props: Props) {
  const { till, edit, chosen, onChoose, acts } = props
  const { cart, done, reading } = till
  const [isOpen, setOpen] = useState(false)
  const lines = cart?.lines ?? []
  return (
    <aside className="till-cart" data-open={isOpen} aria-label={t('till.lines')}>
      <button
        type="button"
        className="till-grip"
        aria-expanded={isOpen}
        aria-label={t('till.lines')}
        onClick={() => setOpen((now) => !now)}
      />
      <CartTabs till={till} />
      {reading.error && <ReadError error={reading.error} onRetry={reading.refetch} />}
      {reading.isPending && <LinesSkeleton lines={4} height={40} />}
      {done !== null && cart === null ? <Done done={done} /> : <CartMember till={till} onPick={acts.person} />}
      <div className="till-body">
        {lines.length > 0 && (
          <CartLines lines={lines} chosen={chosen} edit={edit} onChoose={onChoose} onRemove={(line) => void till.removeLine(line)} />
        )}
        {cart?.usuario && cart.usuario.lineas_debe > 0 && <DebtBand till={till} person={cart.usuario} />}
        {lines.length === 0 && !reading.isPending && (
          <div className="till-ready">
            <Empty title={t('till.ready')} hint={t('till.ready_hint')} icon={<IconScan size={22} />} />
          </div>
        )}
        {cart && lines.length > 0 && (
          <p className="till-saved">{t('till.saved', { hora: instant.format(cart.carro.fecha_modificacion).slice(-5) })}</p>
        )}
      </div>
      <Keypad edit={edit} isOff={lines.length === 0} />
      <Totals {...props} cart={cart} />
    </aside>
  )
}

function DebtBand({ till, person }: { till: Till; person: NonNullable<CartFile['usuario']> }) {
  return (
    <div className="till-debt">
      <IconAlertCircle size={16} aria-hidden />
      <span>{t('till.debt_band', { importe: formatEuros(person.debe), n: person.lineas_debe })}</span>
      <button type="button" className="till-button" onClick={() => void till.addDebts(person.id_mst_socios)}>
        {t('till.add_debt')}
      </button>
    </div>
  )
}

/** Last sale: the change stays in sight until the next sale begins. */
function Done({ done: { cobrado, cambio, tique } }: { done: NonNullable<Till['done']> }) {
  const n = tique.carro.id_reg_tpv_carro
  const number = isParameterOn('ACTIVAR_FACTURA_OFICIAL') ? tique.facturas_oficiales[0]?.num_completo : undefined
  return (
    <div className="till-done" role="status">
      <p>
        <IconCircleCheck size={18} aria-hidden />
        <b>{t('till.done', { importe: formatEuros(cobrado) })}</b>
        <span>{t('till.ticket_number', { n })}</span>
      </p>
      <TicketPayments id={n} />
      {cambio > 0 && (
        <div className="till-change">
          <span>{t('till.change')}</span>
          <b className="tabular">{formatEuros(cambio)}</b>
        </div>
      )}
      <button type="button" className="till-button" onClick={() => printCartTicket(n)}>
        <IconPrinter size={15} aria-hidden />
        {number === undefined ? t('till.print_ticket', { n }) : t('oficial.imprimir', { numero: number })}
      </button>
      <TicketInvoices invoices={tique.facturas_oficiales} />
    </div>
  )
}

function Totals({ till, cart, acts }: Props & { cart: CartFile | null }) {
  const lines = cart?.lines ?? []
  const due = lines.map((line) => ({ cents: line.pendiente, prc_iva: line.prc_iva }))
  const vat = taxesWithin(due).reduce((sum, one) => sum + one.cuota, 0)
  const n = lines.reduce((sum, line) => sum + line.cantidad, 0)
  const isOff = lines.length === 0 || till.isBusy
  return (
    <div className="till-pay">
      <div className="till-sum">
        <span>
          <b>{t('till.total')}</b>
          {n > 0 && <small>{t('till.units', { n, importe: formatEuros(vat) })}</small>}
        </span>
        <b className="till-total tabular">{formatEuros(cart?.total ?? 0)}</b>
      </div>
      <div className="till-ways">
        <button type="button" className="till-collect first" disabled={isOff} aria-keyshortcuts="F8" onClick={acts.pay}>
          {t('till.pay')} <kbd>F8</kbd>
        </button>
        <button type="button" className="till-collect" disabled={isOff} aria-keyshortcuts="F9" onClick={acts.cash}>
          {t('till.exact')} <kbd>F9</kbd>
        </button>
        <button type="button" className="till-collect" disabled={isOff} aria-keyshortcuts="F10" onClick={acts.card}>
          {t('till.card')} <kbd>F10</kbd>
        </button>
      </div>
    </div>
  )
}
