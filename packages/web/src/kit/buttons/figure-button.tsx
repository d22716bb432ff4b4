import './figure-button.css'
import type { ReactNode } from 'react'

interface Props {
  /** What it is the figure of. */
  readonly name: string
  readonly value: ReactNode
  readonly more?: string | undefined
  readonly tone?: 'good' | 'bad' | undefined
  readonly onClick: () => void
}

/** A figure that leads to where it comes from: its name, its value, and a word more. */
export function FigureButton({ name, value, more, tone, onClick }: Props) {
  return (
    <button type="button" className="figure-button" data-tone={tone} onClick={onClick}>
      <small>{name}</small>
      <b>{value}</b>
      {more && <small>{more}</small>}
    </button>
  )
}
