import './figure-button.css'
import type { ReactNode } from 'react'

interface Props {
  /** Name of the figure. */
  readonly name: string
  readonly value: ReactNode
  readonly more?: string | undefined
  readonly tone?: 'good' | 'bad' | undefined
  readonly onClick: () => void
}

/** Figure with its name, value and an optional note, linking to its source. */
export function FigureButton({ name, value, more, tone, onClick }: Props) {
  return (
    <button type="button" className="figure-button" data-tone={tone} onClick={onClick}>
      <small>{name}</small>
      <b>{value}</b>
      {more && <small>{more}</small>}
    </button>
  )
}
