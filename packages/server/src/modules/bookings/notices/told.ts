import { confirmStates } from '@app/contract/bookings/booking'
import { noticeLevels } from '@app/contract/bookings/booking-notice'
import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { guestMember } from '@app/contract/members/member'
import { isSeasonDay } from '@app/contract/season/season-days'
import type { Day } from '@app/contract/values/day'
import { isElsewhere, slotOf } from '../schedule/slot.ts'
import type { Stands, Stood, Untold } from './untold.ts'

/** Kinds of news for one player: new, at another place or time, over. */
export const newsKinds = ['hecha', 'movida', 'anulada'] as const
export type NewsKind = (typeof newsKinds)[number]

/** News of one booking for one of its players. */
export interface News {
  readonly id_reg_reserva: number
  readonly id_mst_socios: number
  readonly kind: NewsKind
  readonly forzado: boolean
  /** As the player knows it; null for a new one. */
  readonly before: Stood | null
  /** Null if it is over for the player. */
  readonly now: Stands | null
  /** Version at which the player left it. */
  readonly left: Stood | null
}

interface Moment {
  readonly today: Day
  readonly minute: number
  /** AVISO_RESERVAS. */
  readonly level: number
}

/** News of an untold change by player: none of what is past, of the model week, of a pending match, nor of a change taken back. */
export function newsOf({ id_reg_reserva, forzado, restaurada, before, now, left }: Untold, { today, minute, level }: Moment): News[] {
  const isComing = (place: Stood | null): place is Stood =>
    place !== null && !isSeasonDay(place.fecha) && clubMinutes(place.fecha, place.hora_ini) > clubMinutes(today, minute)
  if (!forzado && (level === noticeLevels.none || now?.pendiente_confirmar === confirmStates.pending)) return []
  const isMoved = before !== null && now !== null && isElsewhere(slotOf(before), slotOf(now))
  const tellsNew = (forzado || level >= noticeLevels.all || restaurada) && now?.pendiente_confirmar !== confirmStates.validation
  const kindFor = (member: number): NewsKind | null => {
    const [was, is] = [before?.socios.includes(member) ?? false, now?.socios.includes(member) ?? false]
    if (was && is) return isMoved && (isComing(before) || isComing(now)) ? 'movida' : null
    if (was) return isComing(before) ? 'anulada' : null
    return tellsNew && isComing(now) ? 'hecha' : null
  }
  const members = new Set([...(before?.socios ?? []), ...(now?.socios ?? [])])
  return [...members].flatMap((id_mst_socios) => {
    const kind = id_mst_socios === guestMember ? null : kindFor(id_mst_socios)
    if (!kind) return []
    const own = { id_reg_reserva, id_mst_socios, kind, forzado }
    const lastThere = left.find((one) => one.socios.includes(id_mst_socios)) ?? before
    return {
      ...own,
      before: kind === 'hecha' ? null : before,
      now: kind === 'anulada' ? null : now,
      left: kind === 'anulada' ? lastThere : null,
    }
  })
}
