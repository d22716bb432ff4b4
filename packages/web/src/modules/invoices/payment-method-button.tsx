import './payment-method-button.css'
import { formatEuros } from '@app/contract/values/money'
import type { ReactNode } from 'react'

interface Props {
  /** Action, or payment method. */
  text: string
  /** Detail in small print below. */
  detail?: ReactNode
  cents: number
  /** Button triggered by the key. */
  isFirst?: boolean
  /** Full width, for refunds. */
  isRow?: boolean
  disabled: boolean
  /** A payment is running: a press does nothing, the focus stays. */
  isBusy?: boolean
  /** Key of the same act, shown on the button. */
  keys?: string | undefined
  method?: number
  title?: string
  onTake: () => void
}

/** Button for one payment method, with its amount. */
export function PaymentMethodButton({
  text,
  detail,
  cents,
  isFirst = false,
  isRow = false,
  disabled,
  isBusy = false,
  keys,
  method,
  title,
  onTake,
}: Props) {
  const classes = ['wb', isRow && 'row', isFirst && 'first'].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled}
      aria-disabled={isBusy}
      aria-keyshortcuts={keys}
      data-way={method}
      title={title}
      onClick={isBusy ? undefined : onTake}
    >
      <span>
        {text}
        {keys && <kbd aria-hidden>{keys}</kbd>}
        {detail && <small>{detail}</small>}
      </span>
      <b>{formatEuros(cents)}</b>
    </button>
  )
}
