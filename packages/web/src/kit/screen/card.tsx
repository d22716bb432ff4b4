import './card.css'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** A sentence under the heading. */
  hint?: string | undefined
  className?: string
  children: ReactNode
}

/** A part of a screen under its heading, by whose name it is found. */
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
