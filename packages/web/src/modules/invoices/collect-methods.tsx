import { paymentTypes } from '@app/contract/income-types/payment-type'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { Button, TextInput } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { WalletPaymentMethod } from './wallet-payment-method.tsx'

interface Props {
  /** Members of the selected lines. */
  owners: readonly (number | null)[]
  /** Cents collected by each button. */
  sum: number
  /** The club's names of the payment types. */
  names: ReadonlyMap<number, string>
  /** Payment method in progress. */
  busy: number | null
  /** Cash machine payment method, if there is one. */
  machine: ReactNode
  onTake: (type: number) => void
  /** Mails a link that pays the selected lines by card. */
  onSendLink: () => void
}
/** Busy value during the sending of a link: not a payment type. */
export const sendingLink = 0
/** Payment methods in the order of use, with their keys. */
const methods = [
  [paymentTypes.cash, 'F9'],
  [paymentTypes.cardTerminal, 'F10'],
  [paymentTypes.transfer, ''],
] as const

/** Given amount, and the change; Enter collects. */
function CashGiven({ sum, isBusy, onTake }: { sum: number; isBusy: boolean; onTake: () => void }) {
  const id = useId()
  const [given, setGiven] = useState('')
  const cents = given.trim() === '' ? sum : readEuros(given)
  const isShort = cents === null || cents < sum
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isShort) onTake()
  }
  return (
    <form className="cl-given" onSubmit={send}>
      <label htmlFor={id}>{t('desk.given')}</label>
      <TextInput
        id={id}
        autoFocus
        inputMode="decimal"
        autoComplete="off"
        placeholder={formatEuros(sum)}
        value={given}
        error={isShort}
        onChange={(event) => setGiven(event.currentTarget.value)}
      />
      <p className="cl-change" aria-live="polite">
        {!isShort && cents > sum && (
          <>
            {t('desk.change_due')} <b>{formatEuros(cents - sum)}</b>
          </>
        )}
      </p>
      <Button type="submit" loading={isBusy} disabled={isShort}>
        {t('debt.collect_sum', { importe: formatEuros(sum) })}
      </Button>
    </form>
  )
}

/** Sum, and a button for each payment method; cash first takes the given amount. */
export function CollectMethods({ owners, sum, names, busy, machine, onTake, onSendLink }: Props) {
  const [isCash, setCash] = useState(false)
  return (
    <div className="cl-ways" role="group" aria-label={t('desk.charge')}>
      <div className="cl-sum">
        <span>{t('debt.to_collect')}</span>
        <b>{formatEuros(sum)}</b>
      </div>
      {methods.map(([type, key]) =>
        type === paymentTypes.cash && isCash ? (
          <CashGiven key={type} sum={sum} isBusy={busy === type} onTake={() => onTake(type)} />
        ) : (
          <Button
            key={type}
            className={type === paymentTypes.cash ? 'cl-whole' : ''}
            size="md"
            variant={type === paymentTypes.cash ? 'filled' : 'default'}
            justify="space-between"
            loading={busy === type}
            disabled={sum <= 0 || (busy !== null && busy !== type)}
            {...(key !== '' && { rightSection: <KeyCaps keys={key} />, 'aria-keyshortcuts': key })}
            onClick={() => (type === paymentTypes.cash ? setCash(true) : onTake(type))}
          >
            {names.get(type) ?? '…'}
          </Button>
        ),
      )}
      <WalletPaymentMethod
        owners={owners}
        sum={sum}
        name={names.get(paymentTypes.wallet) ?? '…'}
        isBusy={busy === paymentTypes.wallet}
        isOff={busy !== null}
        onTake={onTake}
      />
      {machine}
      <Button
        size="md"
        variant="subtle"
        leftSection={<IconLink size={16} />}
        loading={busy === sendingLink}
        disabled={sum <= 0 || (busy !== null && busy !== sendingLink)}
        onClick={onSendLink}
      >
        {t('debt.send_link')}
      </Button>
    </div>
  )
}
