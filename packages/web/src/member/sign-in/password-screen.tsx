import { resetPassword } from '@app/contract/identity/forgotten-password'
import { passwordComplaint, passwordMin } from '@app/contract/identity/password-rules'
import { type FormEvent, useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { goTo } from '../route.ts'
import { start } from '../session-start.ts'
import { Field } from './field.tsx'
import { Outside } from './outside.tsx'

/** Sets a password with the token of a mailed link; every session of the account ends. */
export function PasswordScreen({ token, club }: { token: string; club: string }) {
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { run, isBusy } = useAction(resetPassword, {
    onDone: () => {
      toast.good(t('sign-in.password_changed'))
      goTo('/', { replace: true })
      void start()
    },
    onRefused: ({ msg, fields }) => setWrong(fields.password?.join(' ') ?? msg),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const complaint = passwordComplaint(password)
    setWrong(complaint && t(complaint, { min: passwordMin }))
    if (!complaint) void run({ token, password })
  }
  return (
    <Outside club={club} title={t('sign-in.reset_title')}>
      <form className="player-form" onSubmit={onSubmit}>
        <Field
          label={t('sign-in.new_password')}
          type="password"
          autoComplete="new-password"
          required
          autoFocus
          value={password}
          complaint={wrong}
          onText={setPassword}
        />
        <button type="submit" className="player-button main" disabled={isBusy}>
          {t('core.save')}
        </button>
        <a className="player-text-button" href="#/olvido">
          {t('member-page.ask_password')}
        </a>
      </form>
    </Outside>
  )
}
