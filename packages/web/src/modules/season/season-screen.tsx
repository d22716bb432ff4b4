import './season-screen.css'
import { seasonStates } from '@app/contract/bookings/booking'
import { seasonPlan } from '@app/contract/season/season-plan'
import { SegmentedControl } from '@mantine/core'
import { useRead } from '../../kit/reads/api.ts'
import { go, here, useSearchParam } from '../../kit/screen/navigation.ts'
import { useScreenTitle } from '../../kit/screen/screen-title.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { allowedSports } from '../shell/public.ts'
import { SeasonDesk } from './season-desk.tsx'
import type { SeasonPlan } from './season-model.ts'

const routes = { week: '/reservas/viewtemporada', hours: '/reservas/horastemporada' }

/** Model week of a sport, 14 to 20 December 2099: the whole week, or one day wide; beside it the pending bookings, with the effect of approving them. */
export function SeasonScreen() {
  const title = useScreenTitle(undefined)
  const isHours = here().includes('horastemporada')
  const sports = allowedSports()
  const [sportParam] = useSearchParam('id_mst_tiporecurso')
  const sport = Number(sportParam) || sports[0]?.id || 1
  const { data, error, refetch } = useRead(seasonPlan, { id_mst_tiporecurso: sport }, { keepPrevious: true })
  const plan = data?.id_mst_tiporecurso === sport ? data : undefined
  const at = (route: string, id = sport) => go(`${route}?id_mst_tiporecurso=${id}`)
  return (
    <div className="sws">
      <header className="sws-head">
        <h1>{title}</h1>
        <span className="sws-chip">{t('season.model_week')}</span>
        {sports.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('season.id_mst_tiporecurso')}
            data={sports.map((one) => ({ value: String(one.id), label: one.text }))}
            value={String(sport)}
            onChange={(id) => at(isHours ? routes.hours : routes.week, Number(id))}
          />
        )}
        <SegmentedControl
          className="sws-view"
          size="xs"
          aria-label={t('season.view')}
          data={[
            { value: 'week', label: t('season.view_week') },
            { value: 'hours', label: t('season.view_hours') },
          ]}
          value={isHours ? 'hours' : 'week'}
          onChange={(view) => at(view === 'hours' ? routes.hours : routes.week)}
        />
        {plan && <Legend plan={plan} />}
      </header>
      {error && !plan && (
        <div className="sws-error">
          <ReadError error={error} onRetry={refetch} />
        </div>
      )}
      {!plan && !error && <LinesSkeleton lines={14} />}
      {plan && <SeasonDesk key={sport} sport={sport} plan={plan} isHours={isHours} />}
    </div>
  )
}

/** Shapes of the week with the number of each. */
function Legend({ plan: { reservas } }: { plan: SeasonPlan }) {
  const count = (state: number) => reservas.filter((row) => row.estado_reserva_fija === state).length
  const over = reservas.filter((row) => row.solapa_con.length > 0).length
  return (
    <ul className="sws-legend">
      {(['approved', 'pending', 'draft'] as const).map((state) => (
        <li key={state}>
          <i className={`sws-swatch ${state}`} aria-hidden /> {t(`season.state.${state}`)} <b>{count(seasonStates[state])}</b>
        </li>
      ))}
      {over > 0 && (
        <li>
          <i className="sws-swatch over" aria-hidden /> {t('season.overlaps')} <b>{over}</b>
        </li>
      )}
    </ul>
  )
}
