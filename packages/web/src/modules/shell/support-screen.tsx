import './pages.css'
import { infoVersion } from '@app/contract/shell/bootstrap'
import { Button } from '@mantine/core'
import { useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { Screen } from '../../kit/screen.tsx'
import { toast } from '../../kit/toasts.ts'

/** Version information, ready to be sent to whoever helps (spec 3 §2.3). */
export function SupportScreen() {
  const version = useRead(infoVersion, {})
  const lines = version.data
    ? [
        [t('support.product'), `${version.data.producto} ${version.data.version}`],
        [t('support.database'), version.data.base_datos],
        [t('support.runtime'), version.data.node],
        [t('support.browser'), navigator.userAgent],
      ]
    : []
  const copy = async () => {
    await navigator.clipboard.writeText(lines.map((line) => line.join(': ')).join('\n'))
    toast.good(t('own-account.copied'))
  }
  return (
    <Screen
      narrow
      reading={version}
      actions={
        isSecureContext && (
          <Button variant="default" onClick={() => void copy()}>
            {t('own-account.copy')}
          </Button>
        )
      }
    >
      <section className="card">
        <dl className="page-facts">
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Screen>
  )
}
