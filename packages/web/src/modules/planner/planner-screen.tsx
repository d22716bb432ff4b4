import './planner-screen.css'
import { type Day, readDay } from '@app/contract/values/day'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { clubTime, useClock } from '../../kit/clock.ts'
import { t } from '../../kit/i18n.ts'
import { offline } from '../../kit/live.ts'
import { useIsNarrow } from '../../kit/media.ts'
import { go, useNumberParam, useParam, useSearchParam } from '../../kit/navigation.ts'
import { useScreenTitle } from '../../kit/screen-title.ts'
import { useSession } from '../../kit/session.ts'
import { ReadError } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { allowedSports } from '../shell/public.ts'
import { bookingsOf, courtsOf, hoursOf, type MoneyShown, occupationOf, typesOf } from './day-model.ts'
import { firstFree } from './first-free.ts'
import { rememberSport } from './last-sport.ts'
import { Planner } from './planner.tsx'
import { makeBoard, type PlannerBooking } from './planner-model.ts'
import { bookingPath, newBookingPath, plannerPath } from './planner-paths.ts'
import { PlannerRail } from './planner-rail.tsx'
import { PlannerToolbar } from './planner-toolbar.tsx'
import { drawnSlot, pickedSlot } from './slot.ts'
import { useMoves } from './use-moves.ts'
import { useNeighbours, usePlannerDay } from './use-planner-day.ts'
import { usePlannerKeys } from './use-planner-keys.ts'

/** The id of the booking that is being made, as the planner draws it. */
const draft = 0

function useDay(sport: number, day: Day) {
  const { parameters } = useSession()
  const read = usePlannerDay(sport, day)
  const money = Number(parameters.RESERVA_PREVIEW_MOSTRAR_IMPORTE_PAGADO ?? 0) as MoneyShown
  const isSport = read.data?.id_mst_tiporecurso === sport
  const isDay = isSport && read.data?.start === day
  const courts = useMemo(() => (isSport && read.data ? courtsOf(read.data) : []), [isSport, read.data])
  const bookings = useMemo(() => (isDay && read.data ? bookingsOf(read.data, money) : []), [isDay, read.data, money])
  return { ...read, courts, bookings, isDay }
}

/** The bookings with the one that is being made among them. */
function useWithDraft(bookings: readonly PlannerBooking[]) {
  const slot = drawnSlot.use()
  return useMemo(() => {
    if (!slot) return bookings
    const { court, from, minutes } = slot
    const made: PlannerBooking = {
      id: draft,
      court,
      from,
      to: from + minutes,
      title: t('desk.new_booking'),
      kind: '',
      colour: '#4263eb',
      payment: 'none',
      colourByPayment: false,
      blocked: false,
      pending: false,
      isDraft: true,
      overlapping: false,
      locked: t('desk.not_saved_yet'),
    }
    return [...bookings, made]
  }, [bookings, slot])
}

/** The desk's calendar: a sport's courts on a day, with a booking beside them when one is open. */
export function PlannerScreen() {
  useScreenTitle(undefined)
  const { account } = useSession()
  const clock = useClock()
  const sport = useNumberParam('id') || 1
  const [date] = useSearchParam('date')
  const day = (date && readDay(date)) || clock.day
  const open = useNumberParam('id_reserva')
  const isMaking = useParam('hora_ini') !== ''
  const isNarrow = useIsNarrow()
  const read = useDay(sport, day)
  const { data, error, courts, isDay } = read
  const bookings = useWithDraft(read.bookings)
  const isDrawn = drawnSlot.use() !== null
  const hours = useMemo(() => hoursOf(courts, bookings), [courts, bookings])
  const move = useMoves({ sport, day, shown: data })
  const isOffline = offline.use()
  useNeighbours(sport, day, isDay)
  useEffect(() => rememberSport(sport), [sport])

  const create = (court: number, from: number, to: number) => {
    const slot = { court, from, minutes: to - from }
    if (isMaking) pickedSlot.set(slot)
    else go(newBookingPath(sport, day, slot))
  }
  const createNext = () => {
    const free = firstFree(makeBoard(courts, bookings, hours), day === clock.day ? clock.minute : hours.from)
    if (free) create(free.court, free.from, free.to)
    else toast.info(t('desk.day_full'))
  }
  const goDay = (next: Day) => go(next === clock.day ? `/reservas/${sport}` : plannerPath(sport, next))
  usePlannerKeys({ day, today: clock.day, onDay: goDay, onNew: createNext })
  const summary = isDay && data ? { bookings: data.reservas.length, occupancy: occupationOf(data) } : undefined
  return (
    <div className="ps">
      <PlannerToolbar
        day={day}
        today={clock.day}
        onDay={goDay}
        sports={allowedSports()}
        sport={sport}
        onSport={(id) => go(plannerPath(id, day))}
        {...(summary && { summary })}
        live={{ on: !isOffline, ...(read.dataUpdatedAt > 0 && { at: clubTime(read.dataUpdatedAt).minute }) }}
      />
      <div className="ps-body">
        <div className="ps-courts">
          {error && !data ? (
            <div className="ps-error">
              <ReadError error={error} onRetry={read.refetch} />
            </div>
          ) : (
            <Planner
              day={day}
              courts={courts}
              bookings={bookings}
              from={hours.from}
              to={hours.to}
              now={day === clock.day ? clock.minute : null}
              loading={!isDay}
              readOnly={isNarrow || !account.settings.enableDragDrop}
              density={document.body.dataset.density === 'comfortable' ? 36 : 18}
              selected={isDrawn ? draft : open || null}
              onCreate={create}
              onOpen={(id) => id !== draft && go(bookingPath(sport, day, id))}
              onMove={(id, to) => move(id, to)}
              onResize={(id, to) => move(id, { from: to.from, minutes: to.to - to.from })}
            />
          )}
        </div>
        {!open && !isMaking && <PlannerRail day={day} today={clock.day} onDay={goDay} types={data ? typesOf(data) : []} />}
        <Outlet />
      </div>
    </div>
  )
}
