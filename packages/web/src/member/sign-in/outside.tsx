import './sign-in.css'
import { type ReactNode, useEffect } from 'react'

/** Frame of the pages before signing in. */
export function Outside({ club, title, hint, children }: { club: string; title: string; hint?: string | undefined; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${club}`
  }, [title, club])
  return (
    <main className="player-outside">
      <div className="player-card">
        <div className="player-outside-club">
          <span className="player-mark" aria-hidden />
          {club}
        </div>
        <h1>{title}</h1>
        {hint && <p className="player-soft">{hint}</p>}
        {children}
      </div>
    </main>
  )
}
