import { resetPassword } from '@app/contract/identity/forgotten-password'
import { passwordComplaint, passwordMin } from '@app/contract/identity/password-rules'
import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { go, useParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** Chooses a new password with the token of a mailed link. */
export function ResetScreen() {
  const token = useParam('token')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const reset = useAction(resetPassword, {
    onDone: () => {
      toast.good(t('sign-in.password_changed'))
      go('/login', { replace: true })
    },
    onRefused: ({ msg, fields }) => setWrong(fields.password?.join(' ') ?? msg),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const complaint = passwordComplaint(password)
    setWrong(complaint && t(complaint, { min: passwordMin }))
    if (!complaint) void reset.run({ token, password })
  }
  return (
    <SignInFrame title={t('sign-in.reset_title')}>
      <form onSubmit={onSubmit}>
        <PasswordInput
          label={t('sign-in.new_password')}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }}
          error={wrong}
          required
          withAsterisk={false}
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={reset.isBusy}>
          {t('core.save')}
        </Button>
        <div className="sign-in-more">
          <a href="#/forgot">{t('sign-in.send_link')}</a>
        </div>
      </form>
    </SignInFrame>
  )
}
