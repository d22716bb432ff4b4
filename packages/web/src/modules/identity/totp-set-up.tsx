import { confirmTotp, startTotp } from '@app/contract/identity/second-factor'
import type { OutputOf } from '@app/contract/kit/action'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ActionForm } from '../../kit/forms/form.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Started = OutputOf<typeof startTotp>

/** Three steps: the password, the QR and a code of the application, the recovery codes shown this once. */
export function TotpSetUp({ onDone }: { onDone: () => void }) {
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!started)
    return (
      <ActionForm
        action={startTotp}
        ask={['password']}
        words="own-account"
        save={t('own-account.continue')}
        successMessage={null}
        onDone={setStarted}
      />
    )
  return (
    <>
      <p>{t('own-account.scan')}</p>
      <img className="account-qr" src={started.qr} alt={t('own-account.qr')} width={200} height={200} />
      <p className="dimmed">
        {t('own-account.by_hand')} <code>{started.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <ActionForm
        action={confirmTotp}
        ask={['codigo']}
        words="own-account"
        looks={{ codigo: { once: true } }}
        save={t('core.confirm')}
        successMessage={null}
        onDone={({ recovery_codes }) => setCodes(recovery_codes)}
      />
    </>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => toast.good(t('own-account.copied')))
  return (
    <>
      <p>{t('own-account.recovery_hint')}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap={8}>
        {isSecureContext && (
          <Button variant="default" onClick={() => void copy()}>
            {t('own-account.copy')}
          </Button>
        )}
        <Button onClick={onDone}>{t('own-account.kept')}</Button>
      </Group>
    </>
  )
}
