import './parts.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { RefusedError } from '../kit/dialogs/refused-error.ts'
import { t } from '../kit/texts/i18n.ts'

interface CardProps {
  readonly title?: ReactNode
  readonly hint?: string | undefined
  /** Part at the right of the title. */
  readonly aside?: ReactNode
  readonly look?: 'owed' | 'plain'
  readonly children?: ReactNode
}

/** Part of a screen with its heading. */
export function Card({ title, hint, aside, look = 'plain', children }: CardProps) {
  const id = useId()
  return (
    <section className={`player-card ${look}`} aria-labelledby={title ? id : undefined}>
      {(title || aside) && (
        <div className="player-card-head">
          {title && <h2 id={id}>{title}</h2>}
          {aside}
        </div>
      )}
      {hint && <p className="player-soft">{hint}</p>}
      {children}
    </section>
  )
}

interface LineProps {
  readonly icon?: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** Line of a list: a thing, its note below, and at the right its amount or act. */
export const Line = ({ icon, title, note, children }: LineProps) => (
  <li className="player-line">
    {icon && (
      <span className="player-line-icon" aria-hidden>
        {icon}
      </span>
    )}
    <span className="player-line-words">
      <span className="player-line-title">{title}</span>
      {note && <span className="player-soft">{note}</span>}
    </span>
    {children}
  </li>
)

/** Grey shapes while a screen is loading. */
const Loading = () => (
  <div className="player-loading" role="status" aria-busy aria-label={t('core.loading')}>
    <div className="player-ghost tall" />
    <div className="player-ghost" />
    <div className="player-ghost" />
  </div>
)

/** Words in place of a part that is not there. */
export const Note = ({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) => (
  <div className="player-note">
    <h2>{title}</h2>
    {hint && <p className="player-soft">{hint}</p>}
    {children}
  </div>
)

/** Refused read, or a lost connection, with a button to retry. */
export const Failed = ({ error, onRetry }: { error: RefusedError; onRetry: () => unknown }) => (
  <div role="alert">
    <Note title={t(error.status === 0 ? 'member-page.offline' : 'member-page.failed')} hint={error.msg}>
      <button type="button" className="player-button" onClick={() => void onRetry()}>
        {t('member-page.retry')}
      </button>
    </Note>
  </div>
)

interface ReadProps<T> {
  readonly read: UseQueryResult<T, RefusedError>
  readonly children: (answer: T) => ReactNode
}

/** Answer of a read, or its state: an answer of a moment ago stays while it cannot be read again. */
export function Answer<T>({ read, children }: ReadProps<T>) {
  if (read.data !== undefined) return children(read.data)
  return read.error ? <Failed error={read.error} onRetry={read.refetch} /> : <Loading />
}
