import './pages.css'
import { infoVersion } from '@app/contract/shell/bootstrap'
import { Button, Kbd } from '@mantine/core'
import { useState } from 'react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { Screen } from '../../../kit/screen/screen.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { toggleHelp } from '../../help/public.ts'
import { DeclarationDialog } from '../../verifactu/public.ts'

/** Version information, ready to be sent to support (spec 3 §2.3). */
export function SupportScreen() {
  const version = useRead(infoVersion, {})
  const [isDeclared, setDeclared] = useState(false)
  const lines = version.data
    ? [
        [t('support.product'), `${version.data.producto} ${version.data.version}`],
        [t('support.database'), version.data.base_datos],
        [t('support.runtime'), `Node ${version.data.node.replace(/^v/, '')}`],
        [t('support.browser'), navigator.userAgent],
      ]
    : []
  const copy = async () => {
    await navigator.clipboard.writeText(lines.map((line) => line.join(': ')).join('\n'))
    toast.good(t('own-account.copied'))
  }
  const helps = [
    { path: '/actualizaciones', text: t('menu.updates') },
    { path: '/accesodirecto', text: t('menu.quick-access') },
    { path: '/cuenta', text: t('menu.account') },
  ]
  return (
    <Screen reading={version}>
      <div className="page-two">
        <Card title={t('support.versions')} hint={t('support.versions_hint')}>
          <dl className="page-facts">
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="page-acts">
            {isSecureContext && (
              <Button variant="default" onClick={() => void copy()}>
                {t('own-account.copy')}
              </Button>
            )}
            <Button variant="default" onClick={() => setDeclared(true)}>
              {t('verifactu.declaration')}
            </Button>
          </div>
        </Card>
        <Card title={t('support.help')}>
          <Button variant="default" rightSection={<Kbd>?</Kbd>} onClick={toggleHelp}>
            {t('ui.help')}
          </Button>
          <ul className="page-list">
            {helps.map(({ path, text }) => (
              <li key={path} className="page-link">
                <ScreenLink to={path}>{text}</ScreenLink>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      {isDeclared && <DeclarationDialog onClose={() => setDeclared(false)} />}
    </Screen>
  )
}
