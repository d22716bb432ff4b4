import './week-view.css'
import { weekOf } from '@app/contract/planner/month-rules'
import { addDays, type Day } from '@app/contract/values/day'
import { Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useClock } from '../../../kit/reads/clock.ts'
import { useIsNarrow } from '../../../kit/reads/media.ts'
import { useKeys } from '../../../kit/screen/commands.ts'
import { go, useNumberParam, useParam } from '../../../kit/screen/navigation.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { allowedSports } from '../../shell/public.ts'
import { summaryOf, typesOf } from '../day/day-model.ts'
import { type Lane, LanesBoard } from '../day/lanes-board.tsx'
import { useDayFilter } from '../day/use-day-filter.ts'
import { PlannerFooter } from '../frame/planner-footer.tsx'
import { PlannerLegend } from '../frame/planner-legend.tsx'
import { PlannerRail } from '../frame/planner-rail.tsx'
import { PlannerToolbar } from '../frame/planner-toolbar.tsx'
import { useLiveStatus } from '../frame/use-live-status.ts'
import { ViewSwitch } from '../frame/view-switch.tsx'
import { usePlannerKeys } from '../keys/use-planner-keys.ts'
import { lengthText } from '../planner-labels.ts'
import { plannerPath, viewPath } from '../planner-paths.ts'
import { placeInWeek, useCourtWeek, type WeekAnswer } from './use-court-week.ts'

/** Days of the week as lanes of one court. */
function lanesOf({ recurso, dias }: WeekAnswer): Lane[] {
  return dias.map(({ day, festivo, abierto, ocupado_por, libre }, index) => {
    const [first, last] = [abierto[0], abierto.at(-1)]
    const between = abierto.slice(1).map(({ hora_ini }, at) => ({ from: abierto[at]!.hora_fin, to: hora_ini }))
    const others = ocupado_por.map(({ hora_ini, hora_fin, motivo }) => ({ from: hora_ini, to: hora_fin, reason: motivo }))
    return {
      id: index + 1,
      day,
      court: recurso.id_mst_recurso,
      courtName: recurso.desc_recurso,
      name: `${dayName(day, 'weekday')} ${Number(day.slice(8))}`,
      group: festivo ?? t('planner.free_time', { time: lengthText(libre) }),
      opens: first?.hora_ini ?? 0,
      closes: last?.hora_fin ?? 0,
      closed: first ? [...between, ...others] : [{ from: 0, to: 1440, reason: festivo ?? t('planner.closed') }],
      minutes: { step: recurso.step_inicio, min: recurso.min_tiempo, max: recurso.max_tiempo, normal: recurso.default_tiempo },
      pause: recurso.tiempo_reserva_posterior,
      mayMoveStart: recurso.cambiar_inicio,
      mayResize: recurso.cambiar_duracion,
    }
  })
}

/** Week on a phone: seven rows, each linking to its day. */
const WeekRows = ({ week, onDay }: { week: WeekAnswer; onDay: (day: Day) => void }) => (
  <div className="plw-rows">
    {week.dias.map(({ day, festivo, ocupacion, libre }) => (
      <button type="button" key={day} onClick={() => onDay(day)}>
        <b>{dayName(day, 'short')}</b>
        <span>{festivo ?? t('planner.free_time', { time: lengthText(libre) })}</span>
        <span>{ocupacion} %</span>
        <i aria-hidden style={{ '--full': `${ocupacion}%` }} />
      </button>
    ))}
  </div>
)

type Court = ReturnType<typeof useCourtWeek>['courts'][number]
/** Court of the shown week, and its change. */
const CourtSelect = ({ courts, court, onPick }: { courts: readonly Court[]; court: Court | undefined; onPick: (id: number) => void }) => (
  <select
    className="plt-select plt-court"
    aria-label={t('planner.court')}
    value={court?.id_mst_recurso ?? ''}
    onChange={(event) => onPick(Number(event.currentTarget.value))}
  >
    {courts.map((one) => (
      <option key={one.id_mst_recurso} value={one.id_mst_recurso}>
        {one.desc_recurso}
      </option>
    ))}
  </select>
)

/** One court from Monday to Sunday: days as lanes, the court as a switch; a drag across lanes changes the day. */
export function WeekView({ sport, day }: { sport: number; day: Day }) {
  const clock = useClock()
  const isNarrow = useIsNarrow()
  const isPanel = useNumberParam('id_reserva') > 0 || useParam('hora_ini') !== ''
  const { courts, court, input, data, shown, rows, failure, refetch, dataUpdatedAt } = useCourtWeek(sport, day)
  const live = useLiveStatus(dataUpdatedAt)
  const lanes = useMemo(() => (data ? lanesOf(data) : []), [data])
  const { lit, counts } = useDayFilter(rows)
  const highlight = useMemo(() => lit && { ids: lit, isRinged: false }, [lit])
  const legend = { types: useMemo(() => typesOf({ reservas: rows }), [rows]), counts }
  const goDay = (next: Day) => go(plannerPath(sport, next))
  const goCourt = (by: number) => {
    const next = courts[courts.findIndex((one) => one === court) + by]
    if (next) go(viewPath(sport, day, 'semana', next.id_mst_recurso))
  }
  const { start, end } = weekOf(day)
  usePlannerKeys({
    day,
    today: clock.day,
    onDay: (next) => goDay(next < day ? addDays(day, -7) : next === clock.day ? next : addDays(day, 7)),
  })
  useKeys({ 'mod+ArrowLeft': () => goCourt(-1), 'mod+ArrowRight': () => goCourt(1) })
  return (
    <>
      <PlannerToolbar
        day={day}
        today={clock.day}
        onDay={goDay}
        turn={{ by: (direction) => goDay(addDays(day, 7 * direction)), words: ['planner.previous_week', 'planner.next_week'] }}
        title={`${Number(start.slice(8))}–${dayName(end, 'short').split(', ').at(-1)}`}
        sports={allowedSports()}
        sport={sport}
        onSport={(id) => go(viewPath(id, day, 'semana'))}
        views={<ViewSwitch sport={sport} day={day} view="semana" />}
        hasRail={!isPanel}
        legend={<PlannerLegend {...legend} />}
      >
        <CourtSelect courts={courts} court={court} onPick={(id) => go(viewPath(sport, day, 'semana', id))} />
      </PlannerToolbar>
      <div className="ps-body">
        <div className="ps-courts">
          {failure ? (
            <div className="ps-error">
              <ReadError error={failure} onRetry={refetch} />
            </div>
          ) : isNarrow && shown ? (
            <WeekRows week={shown} onDay={(one) => go(viewPath(sport, one, 'dia'))} />
          ) : (
            <LanesBoard
              sport={sport}
              day={day}
              lanes={lanes}
              rows={rows}
              loading={!shown && (courts.length > 0 || !input)}
              highlight={highlight}
              density={13}
              onPlaced={(id, place) => input && placeInWeek(input, id, place)}
            />
          )}
        </div>
        {!isPanel && <PlannerRail sport={sport} day={day} today={clock.day} onDay={goDay} {...legend} />}
        <Outlet />
      </div>
      <PlannerFooter
        summary={shown && { ...summaryOf({ recursos: [], reservas: rows }), occupancy: meanOf(shown) }}
        lit={lit && lit.size}
        live={live}
      />
    </>
  )
}

const meanOf = ({ dias }: WeekAnswer) => dias.reduce((sum, { ocupacion }) => sum + ocupacion, 0) / dias.length / 100
