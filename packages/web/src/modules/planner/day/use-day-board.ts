import type { Day } from '@app/contract/values/day'
import { useMemo } from 'react'
import { isParameterOn, useSession } from '../../../kit/reads/session.ts'
import { draft, draftOf } from '../drag/draft.ts'
import { drawnSlot } from '../drag/slot.ts'
import type { PlannerBooking, PlannerCourt } from '../planner-model.ts'
import { bookingsOf, courtsOf, summaryOf } from './day-model.ts'
import { useDayFilter } from './use-day-filter.ts'
import { type DayAnswer, usePlannerDay } from './use-planner-day.ts'

const noRows: DayAnswer['reservas'] = []
const noResources: DayAnswer['recursos'] = []

/** Day of a sport, and its courts and bookings as drawn; of another day still shown, only the courts. */
export function useDayBoard(sport: number, day: Day) {
  const { parameters } = useSession()
  const byPayment = isParameterOn('MOSTRAR_COLORES_ADMIN_SEGUN_PAGO')
  const { data, error, ...read } = usePlannerDay(sport, day)
  const money = Number(parameters.RESERVA_PREVIEW_MOSTRAR_IMPORTE_PAGADO ?? 0)
  const isSport = data?.id_mst_tiporecurso === sport
  const isDay = isSport && data.start === day
  const courts = useMemo(() => (isSport && data ? courtsOf(data) : []), [isSport, data])
  const bookings = useMemo(() => (isDay && data ? bookingsOf(data, { money, byPayment }) : []), [isDay, data, money, byPayment])
  const rows = isDay ? data.reservas : noRows
  return {
    ...read,
    data,
    failure: data ? null : error,
    courts,
    bookings,
    isDay,
    rows,
    resources: data?.recursos ?? noResources,
    parked: data?.aparcadas ?? 0,
    isUnused: data?.sin_estrenar ?? false,
    summary: isDay ? summaryOf(data) : undefined,
  }
}

/** Bookings including the draft. */
export function useWithDraft(bookings: readonly PlannerBooking[]) {
  const slot = drawnSlot.use()
  return useMemo(() => {
    if (!slot) return bookings
    return [...bookings, draftOf(slot)]
  }, [bookings, slot])
}

/** Booking to select: the one pointed at by the search, else the drawn one, else the open one. */
export function useSelected(pointed: number | null, open: number): number | null {
  const isDrawn = drawnSlot.use() !== null
  return pointed ?? (isDrawn ? draft : open || null)
}

/** Matching bookings, court by court from the left. */
function hitsOf(lit: ReadonlySet<number> | null, bookings: readonly PlannerBooking[], courts: readonly PlannerCourt[]): number[] {
  const place = new Map(courts.map(({ id }, index) => [id, index]))
  const at = ({ court }: PlannerBooking) => place.get(court) ?? 0
  const found = lit ? bookings.filter(({ id }) => lit.has(id)) : []
  return found.toSorted((a, b) => at(a) - at(b) || a.from - b.from).map(({ id }) => id)
}

/** Filter and search of a day: the highlighted bookings, the search results in order, and the counts of each kind. */
export function useHighlight(rows: DayAnswer['reservas'], bookings: readonly PlannerBooking[], courts: readonly PlannerCourt[]) {
  const { filter, lit, counts } = useDayFilter(rows)
  const isSearched = filter.text.trim() !== ''
  const highlight = useMemo(() => lit && { ids: lit, isRinged: isSearched }, [lit, isSearched])
  const hits = useMemo(() => hitsOf(lit, bookings, courts), [lit, bookings, courts])
  return { lit, counts, highlight, hits: isSearched ? hits : null }
}
