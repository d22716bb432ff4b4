import { forgotPassword } from '@app/contract/identity/forgotten-password'
import { setLocale } from '@app/contract/identity/own-account'
import type { OutputOf } from '@app/contract/kit/action'
import { languageOf } from '@app/contract/kit/texts'
import type { ownData } from '@app/contract/member-page/own-data'
import { useState } from 'react'
import { useAction } from '../../kit/reads/api.ts'
import { useSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { languageNames } from '../../modules/shell/language-names.ts'
import { Card } from '../parts.tsx'
import type { ClubFacts } from '../session-start.ts'
import { loginDatum, loginNames } from '../sign-in/login-name.ts'

type OwnData = OutputOf<typeof ownData>

/** Language of the page; a choice reloads it. */
function Language({ club }: { club: ClubFacts }) {
  const { account } = useSession()
  const { run, isBusy } = useAction(setLocale, { onDone: () => location.reload() })
  return (
    <label className="player-field">
      <span>{t('member-page.language')}</span>
      <select value={account.lang} disabled={isBusy} onChange={({ currentTarget }) => void run({ locale: currentTarget.value })}>
        {club.locales.map((locale) => (
          <option key={locale} value={locale}>
            {languageNames[languageOf(locale)]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Request of a mail with a link to choose a password, for the login name of the member. */
function PasswordByMail({ club, socio }: { club: ClubFacts } & Pick<OwnData, 'socio'>) {
  const [isSent, setSent] = useState(false)
  const { run, isBusy } = useAction(forgotPassword, { onDone: () => setSent(true) })
  const usuario = socio[loginDatum[club.modo_autenticacion]]
  if (isSent) return <p role="status">{t('member-page.password_sent', { email: socio.email ?? '' })}</p>
  if (!usuario || !socio.email) {
    const dato = t(usuario ? loginNames[0] : loginNames[club.modo_autenticacion])
    return <p className="player-soft">{t('member-page.no_login_name', { dato })}</p>
  }
  return (
    <>
      <p className="player-soft">{t('member-page.ask_password_hint')}</p>
      <button type="button" className="player-button quiet" disabled={isBusy} onClick={() => void run({ usuario: String(usuario) })}>
        {t('member-page.ask_password')}
      </button>
    </>
  )
}

/** Language, and the password by mail. */
export const AccessCard = (props: { club: ClubFacts } & Pick<OwnData, 'socio'>) => (
  <Card title={t('member-page.access')}>
    <div className="player-access">
      <Language club={props.club} />
      <PasswordByMail {...props} />
    </div>
  </Card>
)
