import '../planner-screen.css'
import { comingSaturday } from '@app/contract/planner/month-rules'
import { meanOccupancy } from '@app/contract/planner/planner-rules'
import { addDays, type Day, readDay, weekday } from '@app/contract/values/day'
import { useMemo } from 'react'
import { clubTime, useClock } from '../../../kit/reads/clock.ts'
import { offline } from '../../../kit/reads/live.ts'
import { go, useNumberParam, useSearchParam } from '../../../kit/screen/navigation.ts'
import { useScreenTitle } from '../../../kit/screen/screen-title.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { allowedSports } from '../../shell/public.ts'
import { courtsOf, typesOf } from '../day/day-model.ts'
import { type Lane, LanesBoard } from '../day/lanes-board.tsx'
import { useDayFilter } from '../day/use-day-filter.ts'
import { type DayAnswer, placeInDay, usePlannerDay } from '../day/use-planner-day.ts'
import { Matches, MatchesButton } from '../frame/matches-button.tsx'
import { PlannerFooter } from '../frame/planner-footer.tsx'
import { PlannerLegend } from '../frame/planner-legend.tsx'
import { PlannerToolbar } from '../frame/planner-toolbar.tsx'
import { usePlannerKeys, useUndoKey } from '../keys/use-planner-keys.ts'
import { weekendPath } from '../planner-paths.ts'

/** Courts of one of the two days, as lanes labelled with it. */
const lanesOf = (answer: DayAnswer, day: Day, first: number): Lane[] =>
  courtsOf(answer).map((court, index) => ({
    ...court,
    id: first + index,
    day,
    court: court.id,
    courtName: court.name,
    group: dayName(day, 'weekday'),
  }))

/** Saturday and Sunday side by side, for matches; the upcoming ones unless the address has a day. */
export function WeekendScreen() {
  useScreenTitle(undefined)
  useUndoKey()
  const clock = useClock()
  const sport = useNumberParam('id') || 1
  const [date] = useSearchParam('date')
  const requestedDay = date && readDay(date)
  // a Sunday belongs to the weekend that it ends
  const saturday = !requestedDay
    ? comingSaturday(clock.day)
    : weekday(requestedDay) === 7
      ? addDays(requestedDay, -1)
      : comingSaturday(requestedDay)
  const sunday = addDays(saturday, 1)
  const [first, second] = [usePlannerDay(sport, saturday), usePlannerDay(sport, sunday)]
  const isOf = (read: typeof first, day: Day) => read.data?.id_mst_tiporecurso === sport && read.data.start === day
  const isRead = isOf(first, saturday) && isOf(second, sunday)
  const lanes = useMemo(() => {
    if (!first.data || !second.data) return []
    const left = lanesOf(first.data, saturday, 1)
    return [...left, ...lanesOf(second.data, sunday, left.length + 1)]
  }, [first.data, second.data, saturday, sunday])
  const rows = useMemo(
    () =>
      isRead
        ? [
            ...first.data!.reservas.filter(({ fecha }) => fecha === saturday),
            ...second.data!.reservas.filter(({ fecha }) => fecha === sunday),
          ]
        : [],
    [isRead, first.data, second.data, saturday, sunday],
  )
  const { lit, counts } = useDayFilter(rows)
  const highlight = useMemo(() => lit && { ids: lit, isRinged: false }, [lit])
  const goTo = (day: Day) => go(weekendPath(sport, day))
  const turn = (direction: -1 | 1) => goTo(addDays(saturday, 7 * direction))
  usePlannerKeys({
    day: saturday,
    today: clock.day,
    onDay: (day) => (day === clock.day ? goTo(comingSaturday(day)) : turn(day < saturday ? -1 : 1)),
  })
  const failed = first.error ?? second.error
  return (
    <div className="ps">
      <PlannerToolbar
        day={saturday}
        today={clock.day}
        onDay={(day) => goTo(comingSaturday(day))}
        turn={{ by: turn, words: ['planner.previous_weekend', 'planner.next_weekend'] }}
        title={`${dayName(saturday, 'short')} – ${dayName(sunday, 'short')}`}
        sports={allowedSports()}
        sport={sport}
        onSport={(id) => go(weekendPath(id, saturday))}
        legend={<PlannerLegend types={typesOf({ reservas: rows })} counts={counts} />}
      >
        <MatchesButton />
      </PlannerToolbar>
      <div className="ps-body">
        <Matches sport={sport} days={[saturday, sunday]} courts={first.data?.recursos ?? []} />
        <div className="ps-courts">
          {failed && !isRead ? (
            <div className="ps-error">
              <ReadError error={failed} onRetry={() => Promise.all([first.refetch(), second.refetch()])} />
            </div>
          ) : (
            <LanesBoard
              sport={sport}
              day={saturday}
              lanes={lanes}
              rows={rows}
              loading={!isRead}
              highlight={highlight}
              density={18}
              onPlaced={(id, place) => placeInDay({ sport, day: place.fecha }, id, place)}
            />
          )}
        </div>
      </div>
      <PlannerFooter
        summary={
          isRead
            ? {
                bookings: rows.length,
                occupancy: (meanOccupancy(first.data!.recursos) + meanOccupancy(second.data!.recursos)) / 200,
                due: rows.reduce((sum, { total, pagado }) => sum + Math.max(0, total - pagado), 0),
                owing: rows.filter(({ total, pagado }) => total > pagado).length,
              }
            : undefined
        }
        lit={lit && lit.size}
        live={{ on: !offline.use(), ...(first.dataUpdatedAt > 0 && { at: clubTime(first.dataUpdatedAt).minute }) }}
      />
    </div>
  )
}
