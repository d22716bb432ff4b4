import type { Day } from '@app/contract/values/day'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useClock } from '../../../kit/reads/clock.ts'
import { useIsNarrow } from '../../../kit/reads/media.ts'
import { isParameterOn, useSession } from '../../../kit/reads/session.ts'
import { go, useNumberParam, usePath } from '../../../kit/screen/navigation.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { allowedSports } from '../../shell/public.ts'
import { draft } from '../drag/draft.ts'
import { useCreating } from '../drag/use-creating.ts'
import { copyTo, destinationPrice, useMoves } from '../drag/use-moves.ts'
import { FooterTools } from '../frame/footer-tools.tsx'
import { ListSwitch, phoneView } from '../frame/list-switch.tsx'
import { Matches, useMatches } from '../frame/matches-button.tsx'
import { PlannerFooter } from '../frame/planner-footer.tsx'
import { PlannerLegend } from '../frame/planner-legend.tsx'
import { PlannerRail } from '../frame/planner-rail.tsx'
import { PlannerToolbar } from '../frame/planner-toolbar.tsx'
import { useLiveStatus } from '../frame/use-live-status.ts'
import { ViewSwitch } from '../frame/view-switch.tsx'
import { usePlannerKeys } from '../keys/use-planner-keys.ts'
import { MoreActions } from '../menu/more-actions.tsx'
import type { PriceEffectOf } from '../money/use-money-label.ts'
import { Planner } from '../planner.tsx'
import { blocksPath, bookingPath, closePath, permanentPath, plannerPath, viewPath, weekendPath } from '../planner-paths.ts'
import { SearchBox } from '../search/search-box.tsx'
import { hoursOf, typesOf } from './day-model.ts'
import { FirstBooking } from './first-booking.tsx'
import { SparseDayAside } from './sparse-day-aside.tsx'
import { useDayBoard, useHighlight, useSelected, useWithDraft } from './use-day-board.ts'
import { type DayAnswer, usePrefetchedDays } from './use-planner-day.ts'

const ClosureBanners = lazy(() => import('./closure-banner.tsx').then((module) => ({ default: module.ClosureBanners })))
const DayList = lazy(() => import('./day-list.tsx').then((module) => ({ default: module.DayList })))

const moneyOn =
  (day: Day): PriceEffectOf =>
  (id, { court, from, to }) =>
    destinationPrice(id, { fecha_ini: day, id_mst_recurso: court, hora_ini: from, duracion: to - from })

/** Closures of the day, if any: a block outside any series belongs to a closure. */
function Closures({ rows, sport, day }: { rows: DayAnswer['reservas']; sport: number; day: Day }) {
  if (!rows.some((one) => one.es_bloqueig && one.id_mst_reservasfijas === null)) return null
  return (
    <Suspense fallback={null}>
      <ClosureBanners sport={sport} day={day} />
    </Suspense>
  )
}

/** Handling of the planner at this desk: no dragging on phones or if switched off, larger rows for touch, the place of titles. */
function usePlannerSettings() {
  const { account } = useSession()
  const isNarrow = useIsNarrow()
  return {
    readOnly: isNarrow || !account.settings.enableDragDrop,
    density: document.body.dataset.density === 'comfortable' ? 36 : 18,
    titleBelow: isParameterOn('RESERVA_ADMIN_TITOL_SOTA'),
  }
}

const nameOf = (sport: number) => allowedSports().find(({ id }) => id === sport)?.text ?? ''

/** Courts of a day side by side. */
export function DayView({ sport, day }: { sport: number; day: Day }) {
  const { info } = useSession()
  const settings = usePlannerSettings()
  const clock = useClock()
  const open = useNumberParam('id_reserva')
  const isClosing = usePath().endsWith('/close')
  const isNarrow = useIsNarrow()
  const isList = phoneView.use() === 'list' && isNarrow
  const read = useDayBoard(sport, day)
  const { data, failure, courts, isDay, rows, resources } = read
  const bookings = useWithDraft(read.bookings)
  const hours = useMemo(() => hoursOf(courts, bookings), [courts, bookings])
  const move = useMoves({ sport, day, shown: data })
  const live = useLiveStatus(read.dataUpdatedAt)
  usePrefetchedDays(sport, day, isDay)

  const since = day === clock.day ? clock.minute : hours.from
  const { isMaking, create, createFirst, freeOf } = useCreating({ sport, day, bookings, hours, since })
  const matches = useMatches()
  const goDay = (next: Day) => go(next === clock.day && !matches.isShown ? `/reservas/${sport}` : plannerPath(sport, next))
  usePlannerKeys({ day, today: clock.day, onDay: goDay, onNew: () => createFirst(courts), onCloseCourts: () => go(closePath(sport, day)) })
  const { lit, counts, highlight, hits } = useHighlight(rows, bookings, courts)
  const [pointed, setPointed] = useState<number | null>(null)
  const selected = useSelected(pointed, open)
  const openBooking = (id: number) => id !== draft && go(bookingPath(sport, day, id))
  const now = day === clock.day ? clock.minute : null
  const listed = {
    courts,
    hours,
    now,
    highlight,
    bookings: read.bookings,
    isPast: day < clock.day,
    isLoading: !isDay,
    onOpen: openBooking,
    onCreate: create,
  }
  const legend = { types: useMemo(() => (data ? typesOf(data) : []), [data]), counts: isDay ? counts : null }
  const print = (hasMoney: boolean) =>
    import('./print-day.ts').then(({ printDay }) => printDay({ club: info.club, day, courts, bookings: read.bookings, ...hours, hasMoney }))
  const hasRail = !open && !isMaking && !isClosing && !matches.isShown
  return (
    <>
      <PlannerToolbar
        day={day}
        today={clock.day}
        onDay={goDay}
        sports={allowedSports()}
        sport={sport}
        onSport={(id) => go(plannerPath(id, day))}
        views={
          <>
            {isNarrow && <ListSwitch />}
            <ViewSwitch sport={sport} day={day} view="dia" />
          </>
        }
        hasRail={hasRail}
        legend={<PlannerLegend {...legend} />}
        onNew={isNarrow ? undefined : () => createFirst(courts)}
      >
        <SearchBox sport={sport} day={day} hits={hits} onPoint={setPointed} onOpen={openBooking} onDay={goDay} />
        <MoreActions
          onPrint={print}
          weekend={weekendPath(sport, day)}
          permanent={permanentPath(sport)}
          blocks={blocksPath(sport, day)}
          close={closePath(sport, day)}
          matches={matches}
        />
      </PlannerToolbar>
      <Closures rows={rows} sport={sport} day={day} />
      <div className="ps-body">
        <Matches sport={sport} days={[day]} courts={resources} />
        <SparseDayAside aside={failure || isList ? null : { ...listed, sport: nameOf(sport), rows }}>
          {failure ? (
            <div className="ps-error">
              <ReadError error={failure} onRetry={read.refetch} />
            </div>
          ) : isList ? (
            <Suspense fallback={null}>
              <DayList {...listed} onNew={() => createFirst(courts)} />
            </Suspense>
          ) : (
            <Planner
              day={day}
              courts={courts}
              bookings={bookings}
              from={hours.from}
              to={hours.to}
              now={now}
              loading={!isDay}
              {...settings}
              selected={selected}
              highlight={highlight}
              priceEffectOf={moneyOn(day)}
              onCreate={create}
              onOpen={openBooking}
              onCourt={(court, act) =>
                act === 'week' ? go(viewPath(sport, day, 'semana', court)) : createFirst(courts.filter(({ id }) => id === court))
              }
              onMove={(id, to) => move(id, to)}
              onResize={(id, to) => move(id, { from: to.from, minutes: to.to - to.from })}
              onCopy={(booking, to) => void copyTo(booking, { day, ...to }, courts.find(({ id }) => id === to.court)?.name ?? '')}
            />
          )}
        </SparseDayAside>
        {hasRail && (
          <>
            <PlannerRail sport={sport} day={day} today={clock.day} onDay={goDay} {...legend} />
            <FirstBooking isUnused={read.isUnused} courts={courts} freeOf={freeOf} onBook={createFirst} />
          </>
        )}
        <Outlet />
      </div>
      <PlannerFooter summary={read.summary} lit={lit && lit.size} live={live}>
        <FooterTools parked={read.parked} day={day} courts={resources} />
      </PlannerFooter>
    </>
  )
}
