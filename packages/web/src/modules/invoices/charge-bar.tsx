import './charge-bar.css'
import { paymentType, paymentTypes } from '@app/contract/income-types/payment-type'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { TextInput } from '@mantine/core'
import { Suspense, useId, useMemo, useRef, useState } from 'react'
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

/** Takes the payment: one button per payment method with the sum on it; for cash the change, or a part if less is given. */
export function ChargeBar({ lines, owners, due, words, onCharged }: Props) {
  const givenId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState('')
  const [back, setBack] = useState<number | null>(null)
  const { charge, isBusy } = useCharge()
  const names = new Map(useChoices(paymentType, { staleTime: 300_000 }).data?.map(({ id, text }) => [id, text]))
  const typed = given.trim() === '' ? null : readEuros(given)
  const isWrong = given.trim() !== '' && (typed === null || typed <= 0)
  const change = typed === null || isWrong ? null : typed - due
  const sumOf = (type: number) => (type === paymentTypes.cash && change !== null && change < 0 ? due + change : due)
  const take = async (type: number) => {
    if (isWrong) return bar.current?.querySelector('input')?.focus()
    const amount = sumOf(type)
    const taken = await charge({ lines, type, ...(amount < due && { amount }) })
    if (taken === null) return
    const returned = type === paymentTypes.cash && change !== null && change > 0 ? change : null
    setBack(returned)
    setGiven('')
    toast.good(t('desk.charged', { importe: formatEuros(taken), forma: names.get(type) ?? '' }))
    onCharged?.()
  }
  useCommands(
    useMemo(
      () => [{ id: 'charge', text: t('desk.charge'), keys: 'c', run: () => bar.current?.querySelector<HTMLElement>('.wb')?.focus() }],
      [],
    ),
  )
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
                disabled={isBusy}
                method={type}
                title={index === 0 ? 'C' : ''}
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
          <div className="cb-given">
            <label htmlFor={givenId}>{t('desk.given')}</label>
            <TextInput
              id={givenId}
              w={96}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0,00"
              value={given}
              error={isWrong}
              onChange={(event) => {
                setBack(null)
                setGiven(event.currentTarget.value)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void take(paymentTypes.cash)
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
        </>
      )}
    </div>
  )
}
