import './way-button.css'
import { formatEuros } from '@app/contract/values/money'
import type { ReactNode } from 'react'

interface Props {
  /** What it does, or by which way. */
  text: string
  /** More of it in small words below. */
  detail?: ReactNode
  cents: number
  /** The one that the key takes. */
  isFirst?: boolean
  /** Over the whole width: money that goes back. */
  isRow?: boolean
  disabled: boolean
  way?: number
  title?: string
  onTake: () => void
}

/** A button that moves money by one way, with the amount that it moves. */
export function WayButton({ text, detail, cents, isFirst = false, isRow = false, disabled, way, title, onTake }: Props) {
  const classes = ['wb', isRow && 'row', isFirst && 'first'].filter(Boolean).join(' ')
  return (
    <button type="button" className={classes} disabled={disabled} data-way={way} title={title} onClick={onTake}>
      <span>
        {text}
        {detail && <small>{detail}</small>}
      </span>
      <b>{formatEuros(cents)}</b>
    </button>
  )
}
