import './account.css'
import { changePassword } from '@app/contract/identity/own-account'
import { namesAbout, newPassword } from '@app/contract/identity/password-rules'
import { useMemo } from 'react'
import { Card } from '../../kit/card.tsx'
import { ActionForm } from '../../kit/forms/form.tsx'
import { t } from '../../kit/i18n.ts'
import { Screen } from '../../kit/screen.tsx'
import { useSession } from '../../kit/session.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** The own account: second factor, password, open sessions. */
export function AccountScreen() {
  const { account, info } = useSession()
  const stricter = useMemo(
    () => ({ new: newPassword(namesAbout({ club: info.club, nombre: account.nombre })) }),
    [info.club, account.nombre],
  )
  return (
    <Screen narrow>
      <SecondFactorCard />
      {!account.second_factor_pending && (
        <>
          <Card title={t('own-account.password')} hint={t('own-account.password_hint')}>
            <ActionForm
              action={changePassword}
              ask={['old', 'new']}
              words="own-account"
              stricter={stricter}
              looks={{ old: { half: true }, new: { half: true } }}
              said={t('sign-in.password_changed')}
              save={t('own-account.change_password')}
            />
          </Card>
          <SessionsCard />
        </>
      )}
    </Screen>
  )
}
