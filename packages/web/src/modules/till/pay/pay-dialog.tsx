import { paymentTypes } from '@app/contract/income-types/payment-type'
import type { OutputOf } from '@app/contract/kit/action'
import { guestMember } from '@app/contract/members/member'
import type { tillData } from '@app/contract/till/till-data'
import { formatEuros } from '@app/contract/values/money'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { Button } from '@mantine/core'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { MachinePaymentMethod } from '../../cash-machine/public.ts'
import { nameOf } from '../cart/cart-header.tsx'
import { mayPrint, printCartTicket, rememberPrint } from '../tickets/print-ticket.ts'
import type { CartFile, Till } from '../use-till.ts'
import { PayCash } from './pay-cash.tsx'
import { usePayment } from './use-payment.ts'

interface Props {
  till: Till
  cart: CartFile
  methods: OutputOf<typeof tillData>['formas']
  onClose: () => void
}

/** Payment of a cart: a row per payment method, the given cash and the change, and the choice of a printed ticket. */
export function PayDialog({ till, cart, methods: all, onClose }: Props) {
  const holder = cart.usuario && cart.usuario.id_mst_socios !== guestMember ? cart.usuario.id_mst_socios : null
  const offersWallet = holder !== null && all.some((one) => one.id_mst_tipopago === paymentTypes.wallet)
  const credits = useRead(walletOf, offersWallet ? { id: holder } : null).data?.creditos ?? 0
  const methods = all.filter((one) => one.id_mst_tipopago !== paymentTypes.wallet || credits > 0)
  const paying = usePayment(cart, methods)
  const [isPrinting, setPrinting] = useState(mayPrint)
  const list = useRef<HTMLDivElement>(null)
  const { rest, change, payment } = paying
  const isReady = rest === 0 && change >= 0 && !till.isBusy
  const collect = async () => {
    if (!isReady) return
    const paid = await till.pay(payment)
    if (!paid) return
    rememberPrint(isPrinting)
    if (isPrinting) printCartTicket(paid.tique.carro.id_reg_tpv_carro)
    onClose()
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const fields = [...(list.current?.querySelectorAll('input') ?? [])]
    const at = fields.findIndex((field) => field === event.target)
    const method = methods[at]
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) void collect()
    else if (event.key === '+' && method) paying.fill(method.id_mst_tipopago)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = fields[Math.max(0, Math.min(fields.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1)))]
      next?.focus()
      next?.select()
    } else return
    event.preventDefault()
  }
  return (
    <DialogFrame title={t('till.pay_title', { nombre: nameOf(cart) })} size={760} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within */}
      <div className="till-dialog" onKeyDown={onKey}>
        <div className="till-dialog-ways" ref={list}>
          <div className="till-sum">
            <span>
              <b>{t('till.to_pay')}</b>
              <small>{t('till.pay_of', { carro: cart.carro.id_reg_tpv_carro, n: cart.lines.length })}</small>
            </span>
            <b className="till-total tabular">{formatEuros(cart.total)}</b>
          </div>
          {methods.map(({ id_mst_tipopago: method, desc_tipopago: name }, index) => (
            <label key={method} className="till-way">
              <span>
                {name}
                {method === paymentTypes.wallet && <small> · {t('till.wallet_holds', { importe: formatEuros(credits) })}</small>}
              </span>
              {rest > 0 && paying.isEmpty(method) && (
                <button
                  type="button"
                  className="till-button"
                  aria-label={t('till.rest_of', { forma: name })}
                  onClick={() => paying.fill(method)}
                >
                  + {t('till.rest')}
                </button>
              )}
              <input
                className="tabular"
                inputMode="decimal"
                autoComplete="off"
                aria-label={name}
                placeholder="0,00"
                value={paying.textOf(method)}
                {...(index === 0 && { 'data-autofocus': true })}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => paying.put(method, event.currentTarget.value)}
              />
            </label>
          ))}
          <Suspense fallback={null}>
            <MachinePaymentMethod
              isOff={till.isBusy || cart.total <= 0}
              sell={async (machine) => {
                if (!(await till.payAtMachine(machine))) return
                rememberPrint(isPrinting)
                if (isPrinting) printCartTicket(cart.carro.id_reg_tpv_carro)
                onClose()
              }}
            />
          </Suspense>
          <p className="till-hint">{t('till.ways_hint')}</p>
        </div>
        <div className="till-dialog-cash">
          <PayCash paying={paying} />
          <fieldset className="till-print">
            <legend>{t('till.ticket')}</legend>
            <button type="button" aria-pressed={isPrinting} onClick={() => setPrinting(true)}>
              {t('till.ticket_print')}
            </button>
            <button type="button" aria-pressed={!isPrinting} onClick={() => setPrinting(false)}>
              {t('till.ticket_none')}
            </button>
          </fieldset>
        </div>
        <footer>
          <span className={rest === 0 ? 'till-rest' : 'till-rest bad'} aria-live="polite">
            {rest > 0 && t('till.missing', { importe: formatEuros(rest) })}
            {rest < 0 && t('till.too_much', { importe: formatEuros(-rest) })}
          </span>
          <Button variant="default" onClick={onClose}>
            {t('core.cancel')}
          </Button>
          <Button disabled={!isReady} loading={till.isBusy} onClick={() => void collect()}>
            {t('till.pay_sum', { importe: formatEuros(cart.total) })}
          </Button>
        </footer>
      </div>
    </DialogFrame>
  )
}
