import { forgotPassword } from '@app/contract/identity/forgotten-password'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** Requests a link to choose a new password; the answer is the same for unknown users. */
export function ForgotScreen() {
  const [usuario, setUser] = useState('')
  const [isSent, setSent] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const forgot = useAction(forgotPassword, { onDone: () => setSent(true), onRefused: ({ msg }) => setWrong(msg) })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(null)
    void forgot.run({ usuario })
  }
  return (
    <SignInFrame title={t('sign-in.forgot_title')} hint={t(isSent ? 'sign-in.forgot_sent' : 'sign-in.forgot_hint')}>
      <form onSubmit={onSubmit}>
        {wrong && (
          <p role="alert" className="sign-in-wrong">
            {wrong}
          </p>
        )}
        {!isSent && (
          <>
            <TextInput
              label={t('sign-in.usuario')}
              autoComplete="username"
              required
              withAsterisk={false}
              autoFocus
              value={usuario}
              onChange={(event) => setUser(event.currentTarget.value)}
            />
            <Button type="submit" fullWidth loading={forgot.isBusy}>
              {t('sign-in.send_link')}
            </Button>
          </>
        )}
        <div className="sign-in-more">
          <a href="#/login">{t('sign-in.back_to')}</a>
        </div>
      </form>
    </SignInFrame>
  )
}
