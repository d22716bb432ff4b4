import { webManagerAddress } from '@app/contract/frames/web-manager'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { FramedSite } from './framed-site.tsx'

/** /gestorweb: the manager of the club's web site in a frame. */
export function WebManagerScreen() {
  const reading = useRead(webManagerAddress, {})
  return (
    <FramedSite
      reading={reading}
      url={reading.data?.url ?? ''}
      parameter="URL_GESTOR_WEB"
      title={t('menu.web-manager')}
      empty={t('frames.no_manager')}
    />
  )
}
