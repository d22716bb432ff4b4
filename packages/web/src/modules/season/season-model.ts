import { seasonStates } from '@app/contract/bookings/booking'
import type { OutputOf } from '@app/contract/kit/action'
import { seasonDays } from '@app/contract/season/season-days'
import type { seasonPlan, seasonVerdicts } from '@app/contract/season/season-plan'
import type { Day } from '@app/contract/values/day'

export type SeasonPlan = OutputOf<typeof seasonPlan>
export type SeasonBooking = SeasonPlan['reservas'][number]
export type Verdict = OutputOf<typeof seasonVerdicts>[number]
export type Verdicts = ReadonlyMap<number, Verdict>

/** Filter of the list: pending, approved, overlapping, or all. */
export const listFilters = ['pending', 'approved', 'over', 'all'] as const
export type ListFilter = (typeof listFilters)[number]
/** Filter in the address; pending by default. */
export const readListFilter = (text: string | null): ListFilter => listFilters.find((one) => one === text) ?? 'pending'

export const isPending = ({ estado_reserva_fija: state }: SeasonBooking) => state === seasonStates.pending
export const isApproved = ({ estado_reserva_fija: state }: SeasonBooking) => state === seasonStates.approved

/** Title of a booking: its own name, its owner's, or its type's. */
export const titleOf = ({ nombre, responsable, desc_tiporeserva }: SeasonBooking) => nombre ?? responsable ?? desc_tiporeserva

/** Overlapping bookings, and those that cannot be approved at all, are never ticked. */
export const mayTick = (wish: SeasonBooking, verdicts: Verdicts) =>
  isPending(wish) && wish.solapa_con.length === 0 && verdicts.get(wish.id_reg_reserva)?.motivo === null

/** Press in a free part of a lane. */
export interface FreePress {
  readonly day: Day
  readonly court: number
  readonly from: number
}

/** True if the list shows a booking. */
export function isListed(row: SeasonBooking, shown: ListFilter): boolean {
  if (shown === 'pending') return isPending(row)
  if (shown === 'approved') return isApproved(row)
  return shown === 'all' || row.solapa_con.length > 0
}

/** Days of the week with their listed bookings; days without any are omitted. */
export function groupsOf(
  rows: readonly SeasonBooking[],
  shown: ListFilter,
): { readonly day: Day; readonly rows: readonly SeasonBooking[] }[] {
  return seasonDays
    .map((day) => ({ day, rows: rows.filter((row) => row.fecha === day && isListed(row, shown)) }))
    .filter((group) => group.rows.length > 0)
}

/** First and last minute drawn, on the hour: from the opening hours and the bookings. */
export function hoursOf({ recursos, reservas }: SeasonPlan): { readonly from: number; readonly to: number } {
  const open = recursos
    .flatMap((court) => court.dias.flatMap((day) => day.abierto))
    .filter(({ hora_ini, hora_fin }) => hora_fin - hora_ini < 1440)
  const all = [...(open.length > 0 ? open : [{ hora_ini: 480, hora_fin: 1320 }]), ...reservas]
  const from = Math.min(...all.map((one) => one.hora_ini))
  const to = Math.max(...all.map((one) => one.hora_fin))
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(Math.min(to, 1800) / 60) * 60 }
}

/** Side-by-side position in a lane: index and number of parts of each booking, by its id. */
export function partsOf(rows: readonly SeasonBooking[]): ReadonlyMap<number, { readonly at: number; readonly of: number }> {
  const parts = new Map<number, { at: number; of: number }>()
  let cluster: SeasonBooking[] = []
  let end = 0
  const settle = () => {
    const ends: number[] = []
    const at = new Map<number, number>()
    for (const row of cluster) {
      const free = ends.findIndex((until) => until <= row.hora_ini)
      const lane = free < 0 ? ends.length : free
      ends[lane] = row.hora_fin
      at.set(row.id_reg_reserva, lane)
    }
    for (const [id, lane] of at) parts.set(id, { at: lane, of: ends.length })
    cluster = []
  }
  for (const row of rows.toSorted((a, b) => a.hora_ini - b.hora_ini || a.id_reg_reserva - b.id_reg_reserva)) {
    if (row.hora_ini >= end) settle()
    cluster.push(row)
    end = Math.max(end, row.hora_fin)
  }
  settle()
  return parts
}
