import { useSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { FramedSite } from './framed-site.tsx'

/** /gestorweb/camara: the camera of the club in a frame, at the address of a parameter. */
export function WebCameraScreen() {
  const { parameters } = useSession()
  return (
    <FramedSite
      url={parameters.URL_CAMARA_WEB ?? ''}
      parameter="URL_CAMARA_WEB"
      title={t('menu.web-camera')}
      empty={t('frames.no_camera')}
    />
  )
}
