import type { Day } from '@app/contract/values/day'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { clubTime, useClock } from '../../../kit/reads/clock.ts'
import { offline } from '../../../kit/reads/live.ts'
import { useIsNarrow } from '../../../kit/reads/media.ts'
import { isParameterOn, useSession } from '../../../kit/reads/session.ts'
import { go, useNumberParam, usePath, useSearchParam } from '../../../kit/screen/navigation.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { allowedSports } from '../../shell/public.ts'
import { draft, draftOf } from '../drag/draft.ts'
import { drawnSlot } from '../drag/slot.ts'
import { useCreating } from '../drag/use-creating.ts'
import { copyTo, destinationPrice, useMoves } from '../drag/use-moves.ts'
import { FooterTools } from '../frame/footer-tools.tsx'
import { ListSwitch, phoneView } from '../frame/list-switch.tsx'
import { Matches, MatchesButton } from '../frame/matches-button.tsx'
import { PlannerFooter } from '../frame/planner-footer.tsx'
import { PlannerLegend } from '../frame/planner-legend.tsx'
import { PlannerRail } from '../frame/planner-rail.tsx'
import { PlannerToolbar } from '../frame/planner-toolbar.tsx'
import { ViewSwitch } from '../frame/view-switch.tsx'
import { usePlannerKeys } from '../keys/use-planner-keys.ts'
import { MoreActions } from '../menu/more-actions.tsx'
import type { PriceEffectOf } from '../money/use-money-label.ts'
import { Planner } from '../planner.tsx'
import type { PlannerBooking, PlannerCourt } from '../planner-model.ts'
import { bookingPath, closePath, plannerPath, viewPath, weekendPath } from '../planner-paths.ts'
import { SearchBox } from '../search/search-box.tsx'
import { bookingsOf, courtsOf, hoursOf, summaryOf, typesOf } from './day-model.ts'
import { SparseDayAside } from './sparse-day-aside.tsx'
import { useDayFilter } from './use-day-filter.ts'
import { type DayAnswer, usePlannerDay, usePrefetchedDays } from './use-planner-day.ts'

const ClosureBanners = lazy(() => import('./closure-banner.tsx').then((module) => ({ default: module.ClosureBanners })))
const DayList = lazy(() => import('./day-list.tsx').then((module) => ({ default: module.DayList })))

function useDay(sport: number, day: Day) {
  const { parameters } = useSession()
  const byPayment = isParameterOn('MOSTRAR_COLORES_ADMIN_SEGUN_PAGO')
  const read = usePlannerDay(sport, day)
  const money = Number(parameters.RESERVA_PREVIEW_MOSTRAR_IMPORTE_PAGADO ?? 0)
  const isSport = read.data?.id_mst_tiporecurso === sport
  const isDay = isSport && read.data?.start === day
  const courts = useMemo(() => (isSport && read.data ? courtsOf(read.data) : []), [isSport, read.data])
  const bookings = useMemo(
    () => (isDay && read.data ? bookingsOf(read.data, { money, byPayment }) : []),
    [isDay, read.data, money, byPayment],
  )
  return { ...read, courts, bookings, isDay }
}

/** Bookings including the draft. */
function useWithDraft(bookings: readonly PlannerBooking[]) {
  const slot = drawnSlot.use()
  return useMemo(() => {
    if (!slot) return bookings
    return [...bookings, draftOf(slot)]
  }, [bookings, slot])
}

const noRows: DayAnswer['reservas'] = []
const noCourts: DayAnswer['recursos'] = []

/** Matching bookings, court by court from the left. */
function hitsOf(lit: ReadonlySet<number> | null, bookings: readonly PlannerBooking[], courts: readonly PlannerCourt[]): number[] {
  const place = new Map(courts.map(({ id }, index) => [id, index]))
  const at = ({ court }: PlannerBooking) => place.get(court) ?? 0
  const found = lit ? bookings.filter(({ id }) => lit.has(id)) : []
  return found.toSorted((a, b) => at(a) - at(b) || a.from - b.from).map(({ id }) => id)
}

const moneyOn =
  (day: Day): PriceEffectOf =>
  (id, { court, from, to }) =>
    destinationPrice(id, { fecha_ini: day, id_mst_recurso: court, hora_ini: from, duracion: to - from })

const nameOf = (sport: number) => allowedSports().find(({ id }) => id === sport)?.text ?? ''

/** Courts of a day side by side. */
export function DayView({ sport, day }: { sport: number; day: Day }) {
  const { account, info } = useSession()
  const clock = useClock()
  const open = useNumberParam('id_reserva')
  const isClosing = usePath().endsWith('/close')
  const isNarrow = useIsNarrow()
  const isList = phoneView.use() === 'list' && isNarrow
  const read = useDay(sport, day)
  const { data, error, courts, isDay } = read
  const bookings = useWithDraft(read.bookings)
  const isDrawn = drawnSlot.use() !== null
  const hours = useMemo(() => hoursOf(courts, bookings), [courts, bookings])
  const move = useMoves({ sport, day, shown: data })
  const isOffline = offline.use()
  usePrefetchedDays(sport, day, isDay)

  const since = day === clock.day ? clock.minute : hours.from
  const { isMaking, create, createFirst } = useCreating({ sport, day, bookings, hours, since })
  const [hasMatches] = useSearchParam('cs')
  const goDay = (next: Day) => go(next === clock.day && hasMatches === null ? `/reservas/${sport}` : plannerPath(sport, next))
  usePlannerKeys({ day, today: clock.day, onDay: goDay, onNew: () => createFirst(courts), onCloseCourts: () => go(closePath(sport, day)) })
  const rows = (isDay && data?.reservas) || noRows
  const { filter, lit, counts } = useDayFilter(rows)
  const isSearched = filter.text.trim() !== ''
  const highlight = useMemo(() => lit && { ids: lit, isRinged: isSearched }, [lit, isSearched])
  const hits = useMemo(() => hitsOf(lit, bookings, courts), [lit, bookings, courts])
  const [pointed, setPointed] = useState<number | null>(null)
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
  const legend = { types: useMemo(() => (data ? typesOf(data) : []), [data]), counts }
  const print = (hasMoney: boolean) =>
    import('./print-day.ts').then(({ printDay }) => printDay({ club: info.club, day, courts, bookings: read.bookings, ...hours, hasMoney }))
  const hasRail = !open && !isMaking && !isClosing && hasMatches === null
  // a block outside any series belongs to a closure
  const isClosed = rows.some((one) => one.es_bloqueig && one.id_mst_reservasfijas === null)
  return (
    <>
      <PlannerToolbar
        day={day}
        today={clock.day}
        onDay={goDay}
        sports={allowedSports()}
        sport={sport}
        onSport={(id) => go(plannerPath(id, day))}
        views={<ViewSwitch sport={sport} day={day} view="dia" />}
        hasMonth={hasRail}
        legend={<PlannerLegend {...legend} />}
      >
        <MatchesButton />
        <SearchBox sport={sport} day={day} hits={isSearched ? hits : null} onPoint={setPointed} onOpen={openBooking} onDay={goDay} />
        {isNarrow && <ListSwitch />}
        <MoreActions onPrint={print} weekend={weekendPath(sport, day)} />
      </PlannerToolbar>
      {isClosed && (
        <Suspense fallback={null}>
          <ClosureBanners sport={sport} day={day} />
        </Suspense>
      )}
      <div className="ps-body">
        <Matches sport={sport} days={[day]} courts={data?.recursos ?? noCourts} />
        <SparseDayAside aside={(error && !data) || isList ? null : { ...listed, sport: nameOf(sport), rows }}>
          {error && !data ? (
            <div className="ps-error">
              <ReadError error={error} onRetry={read.refetch} />
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
              readOnly={isNarrow || !account.settings.enableDragDrop}
              density={document.body.dataset.density === 'comfortable' ? 36 : 18}
              selected={pointed ?? (isDrawn ? draft : open || null)}
              highlight={highlight}
              titleBelow={isParameterOn('RESERVA_ADMIN_TITOL_SOTA')}
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
        {hasRail && <PlannerRail sport={sport} day={day} today={clock.day} onDay={goDay} {...legend} />}
        <Outlet />
      </div>
      <PlannerFooter
        summary={isDay && data ? summaryOf(data) : undefined}
        lit={lit && lit.size}
        live={{ on: !isOffline, ...(read.dataUpdatedAt > 0 && { at: clubTime(read.dataUpdatedAt).minute }) }}
      >
        <FooterTools parked={data?.aparcadas ?? 0} day={day} courts={data?.recursos ?? noCourts} />
      </PlannerFooter>
    </>
  )
}
