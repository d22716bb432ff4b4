import { forgotPassword } from '@app/contract/identity/forgotten-password'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { ClubFacts } from '../session-start.ts'
import { Field } from './field.tsx'
import { loginKeyboard, loginNames } from './login-name.ts'
import { Outside } from './outside.tsx'

/** Requests a mail with a link to choose a password; the answer is the same for unknown members. */
export function ForgotScreen({ club }: { club: ClubFacts }) {
  const [usuario, setUser] = useState('')
  const [isSent, setSent] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const { run, isBusy } = useAction(forgotPassword, { onDone: () => setSent(true), onRefused: ({ msg }) => setWrong(msg) })
  const mode = club.modo_autenticacion
  const name = t(loginNames[mode])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(null)
    void run({ usuario })
  }
  return (
    <Outside
      club={club.club}
      title={t('member-page.ask_password')}
      hint={isSent ? undefined : t('member-page.forgot_hint', { dato: name })}
    >
      <form className="player-form" onSubmit={onSubmit}>
        {isSent ? (
          <p role="status">{t('sign-in.forgot_sent')}</p>
        ) : (
          <>
            <Field
              label={name}
              name="usuario"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              inputMode={loginKeyboard[mode]}
              required
              autoFocus
              value={usuario}
              complaint={wrong}
              onText={setUser}
            />
            <button type="submit" className="player-button main" disabled={isBusy}>
              {t('sign-in.send_link')}
            </button>
          </>
        )}
        <a className="player-text-button" href="#/">
          {t('sign-in.back_to')}
        </a>
      </form>
    </Outside>
  )
}
