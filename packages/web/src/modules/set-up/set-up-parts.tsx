import './set-up.css'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { userMay } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { CourtPicture } from './court-picture.tsx'
import { SetUpList } from './set-up-list.tsx'
import type { SetUpState } from './set-up-state.ts'

/** List of the first steps, with the club's calendar of this moment and the way in from another program beside it. */
export function SetUpParts({ state }: { state: SetUpState }) {
  const sport = state.deportes[0]
  const isOpen = state.pistas.some(({ hora_ini }) => hora_ini !== null)
  return (
    <div className="setup">
      <SetUpList state={state} />
      <div className="setup-beside">
        <Card title={t('set-up.calendar')}>
          {sport && (
            <ScreenLink className="setup-open" to={`/reservas/${sport.id_mst_tiporecurso}`}>
              {t('set-up.calendar_open')}
            </ScreenLink>
          )}
          <CourtPicture
            courts={state.pistas.map(({ desc_recurso, hora_ini, hora_fin }) => ({ name: desc_recurso, from: hora_ini, to: hora_fin }))}
          />
          {state.pistas.length === 0 && <p>{t('set-up.calendar_empty')}</p>}
          {state.pistas.length > 0 && !isOpen && <p>{t('set-up.calendar_closed')}</p>}
        </Card>
        {userMay('members') && (
          <Card title={t('set-up.from_elsewhere')} hint={t('set-up.from_elsewhere_what')}>
            <Button variant="default" leftSection={<IconFileImport size={16} />} onClick={() => go('/socios/importar')}>
              {t('menu.member-import')}
            </Button>
          </Card>
        )}
      </div>
    </div>
  )
}
