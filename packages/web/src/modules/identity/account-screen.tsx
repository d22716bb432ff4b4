import './account.css'
import { changePassword } from '@app/contract/identity/own-account'
import { ActionForm } from '../../kit/forms/form.tsx'
import { useSession } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useNewPassword } from './use-new-password.ts'

/** The user's own account: second factor, password, open sessions. */
export function AccountScreen() {
  const { account } = useSession()
  const chosen = useNewPassword(account.nombre)
  return (
    <Screen>
      <div className="account-parts">
        <SecondFactorCard />
        {!account.second_factor_pending && (
          <>
            <Card title={t('own-account.password')} hint={t('own-account.password_hint')}>
              <ActionForm
                action={changePassword}
                ask={['old', 'new']}
                words="own-account"
                stricter={{ new: chosen }}
                looks={{ old: { half: true }, new: { half: true } }}
                successMessage={t('sign-in.password_changed')}
                save={t('own-account.change_password')}
              />
            </Card>
            <SessionsCard />
          </>
        )}
      </div>
    </Screen>
  )
}
