import './lines.css'
import type { ReactNode } from 'react'

/** Short lines with a rule between them; each child is a `li`. */
export const Lines = ({ className, children }: { className?: string; children: ReactNode }) => (
  <ul className={className ? `lines ${className}` : 'lines'}>{children}</ul>
)
