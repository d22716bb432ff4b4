import './calendars.css'
import type { getCalendar } from '@app/contract/calendars/calendars'
import type { OutputOf } from '@app/contract/kit/action'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { isReady } from '../../kit/screen/screens.ts'
import { t } from '../../kit/texts/i18n.ts'

const courtRoute = '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit'
/** Maximum number of courts listed before expanding. */
const fewCourts = 18

/** Courts of the calendar, each linking to its screen; only the first ones if there are many. */
export function CalendarCourts({ courts }: { courts: OutputOf<typeof getCalendar>['recursos'] }) {
  const [isWhole, setWhole] = useState(courts.length <= fewCourts)
  const isLinked = isReady(courtRoute)
  const shown = isWhole ? courts : courts.slice(0, fewCourts)
  return (
    <section className="card cal-courts" aria-labelledby="cal-courts">
      <h2 id="cal-courts">
        {t('calendars.used_by')} {courts.length > 0 && courts.length}
      </h2>
      {courts.length === 0 && <p className="dimmed">{t('calendars.used_by_none')}</p>}
      <ul>
        {shown.map((court) => (
          <li key={court.id_mst_recurso}>
            {isLinked ? (
              <ScreenLink to={`/tipo_recursos/${court.id_mst_tiporecurso}/detail/${court.id_mst_recurso}/edit`}>
                {court.desc_recurso}
              </ScreenLink>
            ) : (
              court.desc_recurso
            )}
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button size="compact-xs" variant="subtle" onClick={() => setWhole(true)}>
          {t('core.in_use_more', { count: courts.length - fewCourts })}
        </Button>
      )}
    </section>
  )
}
