import { emailCodeOff, emailCodeOn, removeTotp } from '@app/contract/identity/second-factor'
import { Badge, Button } from '@mantine/core'
import { useState } from 'react'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import { ActionForm } from '../../kit/forms/form.tsx'
import { useSession } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { TotpSetUp } from './totp-set-up.tsx'

type Doing = 'totp-on' | 'totp-off' | 'email-on' | 'email-off' | null
const byPassword = { 'email-on': emailCodeOn, 'email-off': emailCodeOff }

interface LineProps {
  title: string
  hint: string
  isOn: boolean
  onSwitch: () => void
}

function Line({ title, hint, isOn, onSwitch }: LineProps) {
  return (
    <li>
      <div>
        <b>
          {title} {isOn && <Badge color="green">{t('own-account.on')}</Badge>}
        </b>
        <span className="dimmed">{hint}</span>
      </div>
      <Button variant="default" onClick={onSwitch}>
        {t(isOn ? 'own-account.switch_off' : 'own-account.switch_on')}
      </Button>
    </li>
  )
}

/** Second factors of the account: an application with codes, a code by e-mail. Each change requires the password again, removing the application also a code. */
export function SecondFactorCard() {
  const { account } = useSession()
  const [doing, setDoing] = useState<Doing>(null)
  const done = () => setDoing(null)
  return (
    <Card title={t('own-account.second_factor')} hint={t('own-account.second_factor_hint')}>
      <ul className="account-list">
        <Line
          title={t('own-account.totp')}
          hint={account.totp_on ? t('own-account.codes_left', { n: account.recovery_codes }) : t('own-account.totp_hint')}
          isOn={account.totp_on}
          onSwitch={() => setDoing(account.totp_on ? 'totp-off' : 'totp-on')}
        />
        <Line
          title={t('own-account.email_code')}
          hint={t('own-account.email_code_hint')}
          isOn={account.email_code_on}
          onSwitch={() => setDoing(account.email_code_on ? 'email-off' : 'email-on')}
        />
      </ul>
      <SideDrawer
        opened={doing !== null}
        title={t(doing?.startsWith('totp') ? 'own-account.totp' : 'own-account.email_code')}
        onClose={() => setDoing(null)}
      >
        {doing === 'totp-on' && <TotpSetUp onDone={done} />}
        {doing === 'totp-off' && (
          <ActionForm
            action={removeTotp}
            ask={['password', 'codigo']}
            words="own-account"
            looks={{ codigo: { once: true, hint: t('own-account.or_recovery_code') } }}
            save={t('own-account.switch_off')}
            onDone={done}
            onCancel={done}
          />
        )}
        {(doing === 'email-on' || doing === 'email-off') && (
          <ActionForm
            action={byPassword[doing]}
            ask={['password']}
            words="own-account"
            save={t(doing === 'email-on' ? 'own-account.switch_on' : 'own-account.switch_off')}
            onDone={done}
            onCancel={done}
          />
        )}
      </SideDrawer>
    </Card>
  )
}
