import './charge-bar.css'
import { paymentType, paymentTypes } from '@app/contract/income-types/payment-type'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { TextInput } from '@mantine/core'
import { type RefObject, Suspense, useId, useMemo, useRef, useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useChoices } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'
import { MachinePaymentMethod } from '../cash-machine/public.ts'
import { PaymentMethodButton } from './payment-method-button.tsx'
import { useCharge } from './use-charge.ts'
import { WalletPaymentMethod } from './wallet-payment-method.tsx'

/** Payment methods at the desk, in the order of use. */
const methods = [paymentTypes.cash, paymentTypes.cardTerminal, paymentTypes.transfer] as const

/** Keys that charge the whole sum, without a further question. */
const wholeKeys: Readonly<Record<number, string>> = { [paymentTypes.cash]: 'F9', [paymentTypes.cardTerminal]: 'F10' }

interface Props {
  /** Lines to charge: the selected ones, or all unpaid ones. */
  lines: readonly number[]
  /** Their members. */
  owners: readonly (number | null)[]
  /** Amount due of the lines, in cents. */
  due: number
  words: string
  onCharged?: () => void
}

/** F8 goes to the payment methods; F9 and F10 charge everything in cash and by card. */
function useChargeKeys(bar: RefObject<HTMLElement | null>, take: (type: number) => void) {
  const latest = useRef(take)
  latest.current = take
  useCommands(
    useMemo(() => {
      const goTo = (button: string) => bar.current?.querySelector<HTMLElement>(button)?.focus()
      const charge = (type: number) => () => {
        // the focus goes on from there to the next act
        goTo(`[data-way="${type}"]`)
        latest.current(type)
      }
      return [
        { id: 'charge', text: t('desk.charge'), keys: 'F8', run: () => goTo('.wb') },
        { id: 'charge.cash', text: t('desk.charge_cash'), keys: 'F9', run: charge(paymentTypes.cash) },
        { id: 'charge.card', text: t('desk.charge_card'), keys: 'F10', run: charge(paymentTypes.cardTerminal) },
      ]
    }, [bar]),
  )
}

interface GivenProps {
  text: string
  isWrong: boolean
  /** Cents over the sum, below zero if some is missing; null while nothing is typed. */
  change: number | null
  onType: (text: string) => void
  onEnter: () => void
}
/** Cash that was handed over, with the change; Enter charges it. */
function Given({ text, isWrong, change, onType, onEnter }: GivenProps) {
  const id = useId()
  return (
    <div className="cb-given">
      <label htmlFor={id}>{t('desk.given')}</label>
      <TextInput
        id={id}
        w={96}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        value={text}
        error={isWrong}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
      <span className="cb-change" aria-live="polite">
        {change !== null && (
          <>
            {t(change < 0 ? 'desk.still_missing' : 'desk.change_due')}
            <b className="tabular">{formatEuros(Math.abs(change))}</b>
          </>
        )}
      </span>
    </div>
  )
}

/** Takes the payment: one button per payment method with the sum on it; for cash the change, or a part if less is given. */
export function ChargeBar({ lines, owners, due, words, onCharged }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState('')
  const [back, setBack] = useState<number | null>(null)
  const { charge, isBusy } = useCharge()
  const names = new Map(useChoices(paymentType, { staleTime: 300_000 }).data?.map(({ id, text }) => [id, text]))
  const typed = given.trim() === '' ? null : readEuros(given)
  const isWrong = given.trim() !== '' && (typed === null || typed <= 0)
  const change = typed === null || isWrong ? null : typed - due
  const sumOf = (type: number) => (type === paymentTypes.cash && change !== null && change < 0 ? due + change : due)
  const take = async (type: number, amount = sumOf(type)) => {
    if (isBusy || !userMay('bookings')) return
    if (lines.length === 0) return toast.good(t('desk.nothing_left'))
    if (isWrong) return bar.current?.querySelector('input')?.focus()
    const taken = await charge({ lines, type, ...(amount < due && { amount }) })
    if (taken === null) return
    const returned = type === paymentTypes.cash && change !== null && change > 0 && amount === due ? change : null
    setBack(returned)
    setGiven('')
    toast.good(t('desk.charged', { importe: formatEuros(taken), forma: names.get(type) ?? '' }))
    onCharged?.()
  }
  useChargeKeys(bar, (type) => void take(type, due))
  if (!userMay('bookings')) return null
  return (
    <div className="cb" ref={bar}>
      {back !== null && (
        <div className="cb-back" role="status">
          <span>{t('desk.change_due')}</span>
          <b className="tabular">{formatEuros(back)}</b>
        </div>
      )}
      {lines.length === 0 ? (
        <p className="cb-done">{t('desk.nothing_left')}</p>
      ) : (
        <>
          <div className="cb-sum">
            <span>{words}</span>
            <b className="tabular">{formatEuros(due)}</b>
          </div>
          <div className="cb-ways" role="group" aria-label={t('desk.charge')}>
            {methods.map((type, index) => (
              <PaymentMethodButton
                key={type}
                text={names.get(type) ?? '…'}
                cents={sumOf(type)}
                isFirst={index === 0}
                disabled={false}
                isBusy={isBusy}
                method={type}
                keys={wholeKeys[type]}
                onTake={() => void take(type)}
              />
            ))}
          </div>
          <WalletPaymentMethod
            owners={owners}
            sum={due}
            name={names.get(paymentTypes.wallet) ?? '…'}
            isBusy={false}
            isOff={isBusy}
            onTake={(type) => void take(type)}
          />
          <Suspense fallback={null}>
            <MachinePaymentMethod
              isOff={isBusy}
              sell={async ({ sellAtMachine }) => {
                const cents = await sellAtMachine(lines)
                if (cents !== null) onCharged?.()
              }}
            />
          </Suspense>
          <Given
            text={given}
            isWrong={isWrong}
            change={change}
            onType={(text) => {
              setBack(null)
              setGiven(text)
            }}
            onEnter={() => void take(paymentTypes.cash)}
          />
        </>
      )}
    </div>
  )
}
