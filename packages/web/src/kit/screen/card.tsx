import './card.css'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Sentence under the heading. */
  hint?: string | undefined
  className?: string
  children: ReactNode
}

/** Part of a screen under its heading, which is its accessible name. */
export function Card({ title, hint, className, children }: Props) {
  const id = useId()
  return (
    <section className={className ? `card ${className}` : 'card'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </section>
  )
}
