import './framed-site.css'
import { Alert, Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { userMay } from '../../kit/reads/session.ts'
import { go } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  url: string
  /** Parameter that holds the address. */
  parameter: string
  title: string
  empty: string
  reading?: { isPending: boolean; error: RefusedError | null; refetch: () => unknown }
}

/** True for an https address of another machine than this one. */
const isElsewhere = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).hostname !== location.hostname

/** True once the browser refused a frame: the policy of the page is that of the addresses at its opening. */
function useBlocked(url: string) {
  const [blocked, setBlocked] = useState('')
  useEffect(() => {
    const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => effectiveDirective === 'frame-src' && setBlocked(url)
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [url])
  return blocked !== '' && blocked === url
}

/** Screen of another site in a frame; without an address, the parameter that holds it. */
export function FramedSite({ url, parameter, title, empty, reading }: Props) {
  const blocked = useBlocked(url)
  if (reading && (reading.isPending || reading.error)) return <Screen fill reading={reading} />
  if (!isElsewhere(url))
    return (
      <Screen>
        <Empty
          title={empty}
          hint={t('frames.set_it', { parametro: parameter })}
          action={userMay('params') && <Button onClick={() => go('/params')}>{t('frames.change')}</Button>}
        />
      </Screen>
    )
  return (
    <Screen
      fill
      actions={
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={15} />}
        >
          {t('frames.open')}
        </Button>
      }
    >
      {blocked ? (
        <Alert color="yellow" variant="light" role="alert" title={t('frames.blocked')}>
          <Button variant="default" onClick={() => location.reload()}>
            {t('frames.reload')}
          </Button>
        </Alert>
      ) : (
        <iframe
          className="framed-site"
          title={title}
          src={url}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
        />
      )}
    </Screen>
  )
}
