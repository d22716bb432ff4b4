import { type ReactNode, useId } from 'react'
import { Complaint } from '../../kit/fields/complaint.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  /** Focus target if the list is invalid. */
  id: string
  title: string
  hint?: string | undefined
  error?: string | undefined
  isEmpty: boolean
  /** Column headings on wide screens. */
  heads: readonly string[]
  className: string
  action: ReactNode
  children: ReactNode
}

/** Card with an editable list of rows. */
export function RowsFrame({ id, title, hint, error, isEmpty, heads, className, action, children }: Props) {
  const heading = useId()
  return (
    <section className="card" aria-labelledby={heading} id={id} tabIndex={-1}>
      <h2 id={heading}>{title}</h2>
      {hint && <p>{hint}</p>}
      {isEmpty ? (
        <p className="ct-none">{t('courts.no_rows')}</p>
      ) : (
        <>
          <div className={`ct-heads ${className}`} aria-hidden>
            {heads.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
          <ul className={`ct-rows ${className}`}>{children}</ul>
        </>
      )}
      <Complaint text={error} />
      {action}
    </section>
  )
}
