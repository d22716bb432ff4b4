import { type PlayerQuote, quote } from '@app/contract/tariffs/price-rules'
import { wallClock } from '@app/contract/values/clock'
import { type Day, daysBetween } from '@app/contract/values/day'
import type { Minute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { param } from '../club/public.ts'
import { loadPlayers, loadPrices } from './load-prices.ts'

export { demoWeekendPrice } from './demo.ts'

export interface PlayersToQuote {
  readonly court: number
  readonly day: Day
  readonly from: Minute
  readonly minutes: number
  /** The booking's type, tipo_reserva. */
  readonly type: number
  /** Members in the order of their places; the guest may occur several times, and a place may be on a pass. */
  readonly players: readonly (number | { readonly id_mst_socios: number; readonly pass: boolean })[]
  /** Time of making the booking; null if unknown, and then no last-minute price applies. */
  readonly madeAt: Date | null
  /** The club's zone, in which day and minute are given. */
  readonly zone: string
  /** True for a student of the booking's course: the fee pays. */
  readonly isStudent?: (id_mst_socios: number, day: Day) => boolean
}

/**
 * Price of each player of a booking with its reason, in cents and in the order of the players. Refuses an
 * unknown court or member.
 */
export async function quotePlayers(tx: Tx, { court, day, ...pricing }: PlayersToQuote): Promise<PlayerQuote[]> {
  return (await quoteDays(tx, pricing, [court]))(court, day)
}

/** The same for many days and courts, whose prices are read once: returns a function of court and day. */
export async function quoteDays(
  tx: Tx,
  { from, minutes, ...pricing }: Omit<PlayersToQuote, 'court' | 'day'>,
  courts: readonly number[],
): Promise<(court: number, day: Day) => PlayerQuote[]> {
  const quoteOf = await quoteTimes(tx, pricing, courts)
  return (court, day) => quoteOf({ court, day, from, minutes })
}

/** The same for many hours and lengths too: returns a function of court, day, start and length. */
export async function quoteTimes(
  tx: Tx,
  { type, players, madeAt, zone, isStudent = () => false }: Omit<PlayersToQuote, 'court' | 'day' | 'from' | 'minutes'>,
  courts: readonly number[],
): Promise<(slot: Pick<PlayersToQuote, 'court' | 'day' | 'from' | 'minutes'>) => PlayerQuote[]> {
  const places = players.map((player) => (typeof player === 'number' ? { id_mst_socios: player, pass: false } : player))
  const [members, lastMinuteHours, ...found] = await together(
    loadPlayers(tx, [...new Set(places.map((place) => place.id_mst_socios))]),
    param(tx, 'HORAS_ULTIMA_HORA'),
    ...courts.map((court) => loadPrices(tx, { court, bookingType: type })),
  )
  const pricesOf = new Map(courts.map((court, index) => [court, found[index] ?? refuse('msg.not_found')]))
  const memberOf = new Map(members.map((row) => [row.id_mst_socios, row]))
  const priced = places.map(({ id_mst_socios, pass }) => ({ ...(memberOf.get(id_mst_socios) ?? refuse('msg.not_found')), pass }))
  const made = madeAt && wallClock(madeAt, zone)
  return ({ court, day, from, minutes }) => {
    const hoursAhead = made && daysBetween(made.day, day) * 24 + (from - made.minute) / 60
    return quote({
      ...pricesOf.get(court)!,
      day,
      from,
      minutes,
      hoursAhead,
      lastMinuteHours,
      players: priced.map((player) => ({ ...player, course: isStudent(player.id_mst_socios, day) })),
    })
  }
}
