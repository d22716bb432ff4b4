import { isSeasonDay } from '@app/contract/season/season-days'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import type { NewLine } from '../invoices/public.ts'
import { type PlayersToQuote, quotePlayers } from '../tariffs/public.ts'
import type { Booking } from './booking-row.ts'
import { type Slot, slotOf } from './schedule/slot.ts'
import { studentTest } from './students.ts'

/** Facts that determine a booking's prices. */
interface Priced extends Omit<PlayersToQuote, 'players' | 'isStudent'> {
  /** Course of the booking, whose students pay by their fee. */
  readonly course: number | null
}

/** Facts that determine the prices of a saved booking. */
export const pricedOf = (booking: Booking, zone: string): Priced => ({
  ...slotOf(booking),
  type: booking.id_mst_tiporeserva,
  madeAt: booking.fecha_creacion,
  course: booking.id_mst_curso,
  zone,
})

/**
 * Each player's price with its income type and its reason, in the order of the players; empty in the model week of a
 * season, which is free. A student of the booking's course pays by the fee: 0.
 */
export async function quotes(tx: Tx, { course, ...priced }: Priced, players: readonly number[]) {
  if (players.length === 0 || isSeasonDay(priced.day)) return []
  return quotePlayers(tx, { ...priced, players, isStudent: await studentTest(tx, course, priced.day, priced.day) })
}

/** Default text of a booking's line: court, day and start. */
export const conceptOf = (desc_recurso: string, { day, from }: Pick<Slot, 'day' | 'from'>) =>
  `${desc_recurso} ${formatDay(day)} ${formatMinute(from)}`

/** A line for each player that a price was quoted for. */
export const quotedLines = (quoted: Awaited<ReturnType<typeof quotes>>, concepto: string): NewLine[] =>
  quoted.map(({ id_mst_socios, cents, id_mst_tipoingreso, desc_tarifa, explanation }) => ({
    id_mst_socios,
    concepto,
    precio: cents,
    precio_calculado: cents,
    cantidad: 1,
    id_mst_tipoingreso,
    desc_tarifa,
    explicacion: explanation,
  }))

/** A line for each player. */
export const linesFor = async (tx: Tx, priced: Priced, players: readonly number[], concepto: string) =>
  quotedLines(await quotes(tx, priced, players), concepto)
