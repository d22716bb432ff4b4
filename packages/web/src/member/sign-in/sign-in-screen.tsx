import { login, type SecondFactor } from '@app/contract/identity/sign-in'
import { type FormEvent, useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { call } from '../../kit/reads/call.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type ClubFacts, start } from '../session-start.ts'
import { Field } from './field.tsx'
import { loginKeyboard, loginNames } from './login-name.ts'
import { Outside } from './outside.tsx'

interface Code {
  readonly methods: readonly SecondFactor[]
  readonly isMailed: boolean
}

function useSignIn() {
  const [code, setCode] = useState<Code | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (input: { usuario: string; password: string; codigo?: string; metodo?: SecondFactor }) => {
    setBusy(true)
    setWrong(null)
    try {
      await call(login, input)
      await start()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      if (error.code !== 'account.second_factor_needed') return setWrong(error.msg)
      const methods = error.body.metodos as SecondFactor[]
      setCode({ methods, isMailed: input.metodo === 'email' || !methods.includes('totp') })
    } finally {
      setBusy(false)
    }
  }
  return { code, wrong, isBusy, send, back: () => setCode(null) }
}

/** Login name and password; for staff with a second factor its code afterwards. */
export function SignInScreen({ club }: { club: ClubFacts }) {
  const { code, wrong, isBusy, send, back } = useSignIn()
  const [usuario, setUser] = useState('')
  const [password, setPassword] = useState('')
  const [codigo, setDigits] = useState('')
  const mode = club.modo_autenticacion
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(code ? { usuario, password, codigo } : { usuario, password })
  }
  return (
    <Outside
      club={club.club}
      title={t(code ? 'sign-in.code_title' : 'sign-in.title')}
      hint={code ? t(code.isMailed ? 'sign-in.code_mailed' : 'sign-in.code_app') : undefined}
    >
      <form className="player-form" onSubmit={onSubmit}>
        {wrong && (
          <p role="alert" className="player-wrong">
            {wrong}
          </p>
        )}
        {code ? (
          <Field
            key="code"
            label={t('sign-in.codigo')}
            name="codigo"
            autoComplete="one-time-code"
            // a recovery code has letters
            inputMode={code.isMailed ? 'numeric' : 'text'}
            required
            autoFocus
            value={codigo}
            onText={setDigits}
          />
        ) : (
          <>
            <Field
              label={t(loginNames[mode])}
              name="usuario"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              inputMode={loginKeyboard[mode]}
              required
              value={usuario}
              onText={setUser}
            />
            <Field
              label={t('sign-in.password')}
              type="password"
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onText={setPassword}
            />
          </>
        )}
        <button type="submit" className="player-button main" disabled={isBusy}>
          {t('sign-in.enter')}
        </button>
        {code ? (
          <>
            {code.methods.includes('email') && (
              <button type="button" className="player-text-button" onClick={() => void send({ usuario, password, metodo: 'email' })}>
                {t('sign-in.mail_code')}
              </button>
            )}
            <button type="button" className="player-text-button" onClick={back}>
              {t('core.back')}
            </button>
          </>
        ) : (
          <a className="player-text-button" href="#/olvido">
            {t('member-page.ask_password')}
          </a>
        )}
      </form>
    </Outside>
  )
}
