import './form-sections.css'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** A sentence under the heading. */
  hint?: string
  children: ReactNode
}

/** A part of a long form that is drawn by hand, with the look of those of `FormSections`. */
export function FormCard({ title, hint, children }: Props) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </section>
  )
}
