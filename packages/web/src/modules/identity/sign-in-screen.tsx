import { login, type SecondFactor } from '@app/contract/identity/sign-in'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { call } from '../../kit/reads/call.ts'
import { go, useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { leaveToOwnPage, startSession } from '../shell/public.ts'
import { SignInFrame } from './sign-in-frame.tsx'

type Step = { kind: 'password' } | { kind: 'code'; methods: readonly SecondFactor[]; isMailed: boolean }

/** Return path after signing in; only paths of this product. */
const returnPath = (to: string | null) => (to?.startsWith('/') && !to.startsWith('//') && !to.startsWith('/login') ? to : '/')

function useSignIn() {
  const [to] = useSearchParam('to')
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const [wrong, setWrong] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (input: { usuario: string; password: string; codigo?: string; metodo?: SecondFactor }) => {
    setBusy(true)
    setWrong(null)
    try {
      const { is_staff } = await call(login, input)
      await (is_staff ? startSession() : leaveToOwnPage())
      go(returnPath(to), { replace: true })
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      if (error.code !== 'account.second_factor_needed') return setWrong(error.msg)
      const methods = error.body.metodos as SecondFactor[]
      setStep({ kind: 'code', methods, isMailed: input.metodo === 'email' || !methods.includes('totp') })
    } finally {
      setBusy(false)
    }
  }
  return { step, wrong, isBusy, send, back: () => setStep({ kind: 'password' }) }
}

/** User and password, then the code of a second factor if there is one; returns to the previous path. A player is led to the page of members (0195). */
export function SignInScreen() {
  const { step, wrong, isBusy, send, back } = useSignIn()
  const [usuario, setUser] = useState('')
  const [password, setPassword] = useState('')
  const [codigo, setCode] = useState('')
  const isCode = step.kind === 'code'
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(isCode ? { usuario, password, codigo } : { usuario, password })
  }
  const mailCode = () => {
    setCode('')
    void send({ usuario, password, metodo: 'email' })
  }
  const hint = isCode ? t(step.isMailed ? 'sign-in.code_mailed' : 'sign-in.code_app') : undefined
  return (
    <SignInFrame title={t(isCode ? 'sign-in.code_title' : 'sign-in.title')} {...(hint && { hint })}>
      <form onSubmit={onSubmit}>
        {wrong && (
          <p role="alert" className="sign-in-wrong">
            {wrong}
          </p>
        )}
        {isCode ? (
          <TextInput
            key={step.isMailed ? 'mailed' : 'code'}
            label={t('sign-in.codigo')}
            name="codigo"
            autoComplete="one-time-code"
            // a recovery code has letters
            inputMode={step.isMailed ? 'numeric' : 'text'}
            required
            withAsterisk={false}
            autoFocus
            value={codigo}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        ) : (
          <>
            <TextInput
              label={t('sign-in.usuario')}
              name="usuario"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              withAsterisk={false}
              autoFocus
              value={usuario}
              onChange={(event) => setUser(event.currentTarget.value)}
            />
            <PasswordInput
              label={t('sign-in.password')}
              name="password"
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }}
              required
              withAsterisk={false}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </>
        )}
        <Button type="submit" fullWidth loading={isBusy}>
          {t('sign-in.enter')}
        </Button>
        <div className="sign-in-more">
          {isCode ? (
            <>
              <button type="button" onClick={back}>
                {t('core.back')}
              </button>
              {step.methods.includes('email') && (
                <button type="button" onClick={mailCode}>
                  {t('sign-in.mail_code')}
                </button>
              )}
            </>
          ) : (
            <a href="#/forgot">{t('sign-in.forgot')}</a>
          )}
        </div>
      </form>
    </SignInFrame>
  )
}
